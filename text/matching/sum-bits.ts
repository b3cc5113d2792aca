/** The weight of the words from `start` to before `end`, in bits; both must lie inside. */
export function sumBits(bits: Float32Array, start = 0, end = bits.length): number {
  let sum = 0;
  for (let i = start; i < end; i++) sum += bits[i] ?? 0;
  return sum;
}
