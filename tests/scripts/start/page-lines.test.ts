import { describe, expect, test } from 'vitest';
import { pageLines } from '@/scripts/start/page-lines';
import type { PopupReading, QuotationReading } from '@/scripts/start/popup-reading';

const compared: QuotationReading = {
  segments: ['The ferry will never', 'sail again.'],
  speaker: 'Mara Holt',
  versions: [
    {
      outlet: 'Tidewater Post 3 May 2026',
      summary: '1 difference',
      wording: [
        { type: 'same', text: 'The ferry will ' },
        { type: 'only-here', text: 'never' },
        { type: 'only-there', text: 'not' },
        { type: 'same', text: '” “' },
        { type: 'same', text: 'sail again.' },
      ],
    },
  ],
};
const alone: QuotationReading = { segments: ['We shall see.'], speaker: '', versions: [] };
const page = (...quotations: QuotationReading[]): PopupReading => ({
  headline: 'Ferry laid up',
  outlet: 'Quay Courier',
  quotations,
});

describe('pageLines', () => {
  test('shows each version under its quotation, and the others after them', () => {
    expect(pageLines(page(alone, compared), 'brackets')).toEqual([
      'Quay Courier: Ferry laid up',
      '  “The ferry will never” “sail again.”  (Mara Holt)',
      '      Tidewater Post 3 May 2026: 1 difference',
      '        “The ferry will [-never-]{+not+}” “sail again.”',
      '  1 quotation without another version:',
      '  “We shall see.”',
    ]);
  });

  test('does not speak of quotations without versions when there are none', () => {
    expect(pageLines(page(compared), 'brackets').join('\n')).not.toContain('without another version');
  });

  test('counts in the plural', () => {
    expect(pageLines(page(alone, alone), 'brackets')).toContain('  2 quotations without another version:');
  });
});
