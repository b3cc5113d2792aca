/** Long enough for any browser to have taken the file over. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which asks or saves as the reader has set it. Needs no permission. */
export function saveFile(name: string, mediaType: string, pieces: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
