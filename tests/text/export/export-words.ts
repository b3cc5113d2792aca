import type { ExportContext } from '@/text/export/export-format';

/** Words of an interface that says its keys. */
export const context: ExportContext = {
  program: 'Sic 0.1.0',
  words: {
    say: (key, substitutions = []) => [key, ...substitutions].join(' '),
    date: (iso) => iso?.slice(0, 10) ?? null,
    mark: ({ claim }) => `said ${claim.what}`,
    language: 'en',
    direction: 'ltr',
  },
};
