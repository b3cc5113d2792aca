const PAGE_WORDS = 'BT /F1 24 Tf 60 700 Td (The minutes of the bridge committee) Tj ET';

const OBJECTS: readonly string[] = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${PAGE_WORDS.length} >>\nstream\n${PAGE_WORDS}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

/** A valid PDF of one page, ASCII throughout, with a cross-reference table of true offsets (ISO 32000-1, 7.5). */
export function minimalPdf(): string {
  let body = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of OBJECTS.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = OBJECTS.length + 1;
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
