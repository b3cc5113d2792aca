import type { Collation, Reading, Witness } from '@/text/comparison/collation';
import { printed } from './printed';

/** What a row of a test says of one witness; its id is the key it stands under. */
export interface Said {
  readonly text: string;
  readonly date?: string | null;
  readonly domain?: string;
  readonly textId?: string;
  readonly speaker?: string | null;
  readonly narration?: boolean;
  readonly language?: string;
}

/** Witnesses by id, from their words alone or with what else is told of them. */
export function witnesses(said: Readonly<Record<string, string | Said>>): Witness[] {
  return Object.entries(said).map(([id, words]) => {
    const {
      text,
      date = null,
      domain = `${id}.example`,
      textId = id,
      speaker = null,
      narration = false,
      language = 'en',
    }: Said = typeof words === 'string' ? { text: words } : words;
    const passage = printed(text, { speaker, narration, language });
    return { id, textId, domain, publishedAt: date, printed: passage, speaker };
  });
}

const PARTS = {
  whole: ['', ''],
  'begins-here': ['›', ''],
  'ends-here': ['', '‹'],
  'begins-and-ends-here': ['›', '‹'],
};

function drawnReading({ forms, part }: Reading): string {
  const [begins, ends] = PARTS[part];
  return forms.map(({ text, witnesses: ids }) => `${begins}${text}${ends}=${ids.join(',')}`).join('~');
}

/**
 * The runs in one line: places in braces, readings parted by a bar, forms of one reading by a tilde, each with its
 * witnesses; witnesses that do not quote the place behind a cross; a place with small differences only in ( ).
 */
export function drawn({ text, runs }: Collation): string {
  return runs
    .map((run) => {
      if (run.type === 'agreed') return text.slice(run.range.start, run.range.end);
      const [open, close] = run.trivial ? ['(', ')'] : ['{', '}'];
      const beyond = run.notQuoted.length > 0 ? `|×${run.notQuoted.join(',')}` : '';
      return `${open}${run.readings.map(drawnReading).join('|')}${beyond}${close}`;
    })
    .join('');
}
