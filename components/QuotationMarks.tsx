import type { QuotationAnswer } from '@/text/answer';
import { CorrectionMenu } from './CorrectionMenu';
import { HiddenVersions } from './HiddenVersions';
import { MarkLine } from './MarkLine';

/** Under a quotation: what the reader said of it, the versions they hid, and what else they may say. */
export function QuotationMarks({ answer }: { readonly answer: QuotationAnswer }) {
  const { changed, hidden, printed } = answer;
  return (
    <>
      {changed?.map((mark) => (
        <MarkLine key={mark.id} mark={mark} />
      ))}
      {hidden !== undefined && <HiddenVersions hidden={hidden} />}
      {printed !== undefined && <CorrectionMenu here={printed} />}
    </>
  );
}
