import type { VersionAnswer } from '@/text/answer';
import type { MarkedWords } from '@/text/reader-mark';
import { CorrectionMenu } from './CorrectionMenu';
import { useNamesHidden } from './hidden-names';
import { MarkLine } from './MarkLine';
import { useReaderActions } from './reader-actions';

interface VersionMarksProps {
  readonly version: VersionAnswer;
  /** The quotation on screen; undefined where it has no name. */
  readonly here: MarkedWords | undefined;
}

/** Under a version: what the reader said of it, and what else they may say. */
export function VersionMarks({ version, here }: VersionMarksProps) {
  const { changed = [], source, printed, comparison, outletKey = '', outlet } = version;
  const actions = useReaderActions();
  const hidden = useNamesHidden();
  const mayName = actions?.outlets !== undefined && !hidden && outletKey !== '';
  return (
    <>
      {[...(source === undefined ? [] : [source]), ...changed].map((mark) => (
        <MarkLine key={mark.id} mark={mark} />
      ))}
      {here !== undefined && printed !== undefined && (
        <CorrectionMenu
          here={here}
          version={{
            there: printed,
            basis: comparison.basis,
            quoted: comparison.voice === 'quoted',
            isSource: source !== undefined,
            ...(mayName && { outlet: { domain: outletKey, name: outlet } }),
          }}
        />
      )}
    </>
  );
}
