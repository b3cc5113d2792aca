import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { QuotationAnswer, VersionAnswer } from '@/text/answer';
import type { ContextAnswer } from '@/text/context-answer';
import { isTrivial } from '@/text/comparison/trivial-difference';
import { ChangeStepper } from './ChangeStepper';
import { comparedSides } from './compared-sides';
import { CopyButtons } from './CopyButtons';
import { useContextService } from './context-service';
import { copyComparison } from './copy-comparison';
import { counted } from './counted';
import { DifferenceSentences } from './DifferenceSentences';
import { useNamesHidden } from './hidden-names';
import { isolated } from './isolated';
import { useLanguage } from './language';
import { useOutletHere } from './outlet-here';
import { usePageHere } from './page-here';
import { useRemembered } from './remembered';
import type { SurroundingSentencesProps, TextAsked } from './SurroundingSentences';
import { type ShownPiece, shownPieces } from './shown-pieces';
import { TwoTexts } from './TwoTexts';
import { type TextPart, textParts } from './text-parts';
import { sideHere, sideThere } from './text-sides';
import { useLater } from './use-later';
import { usePlainKeys } from './use-plain-keys';
import { useToldHere } from './told-here';
import { useDifferenceSentence } from './use-difference-sentence';
import { useSteps } from './use-steps';
import { useVersionName } from './use-version-name';
import styles from './VersionBody.module.css';
import { VersionMarks } from './VersionMarks';
import { VersionSource } from './VersionSource';
import { TEXT_VIEWS, ViewSwitch } from './ViewSwitch';

interface VersionBodyProps {
  readonly version: VersionAnswer;
  /** The quotation on screen. */
  readonly answer: Pick<QuotationAnswer, 'quotation' | 'printed'>;
  /** BCP 47 of the text on screen; null when unknown. */
  readonly languageHere: string | null;
}

type Change = Extract<TextPart, { readonly kind: 'change' }>;

const surroundingSentences = async (): Promise<ComponentType<SurroundingSentencesProps>> =>
  (await import('./SurroundingSentences')).SurroundingSentences;

const changesIn = (pieces: readonly ShownPiece[]): Change[] =>
  textParts(pieces).filter((part): part is Change => part.kind === 'change');

/** Both texts, by the names they have in this view. */
function useSides({ version, answer, languageHere }: VersionBodyProps) {
  const language = useLanguage();
  const namesHidden = useNamesHidden();
  const nameOf = useVersionName();
  const toldHere = useToldHere();
  const quotedThere = toldHere || version.comparison.voice === 'quoted';
  const onScreen = {
    quotation: answer.quotation,
    language: languageHere,
    outlet: useOutletHere(),
    page: usePageHere(),
    quoted: !toldHere,
  };
  const here = sideHere(language, onScreen, namesHidden);
  const there = sideThere(language, version, isolated(nameOf(version)), namesHidden, quotedThere);
  return { ...comparedSides(language, version, { here, there }, namesHidden), there };
}

/** The texts whose neighbours can be looked up: those that stand on a saved page. */
function useTextsAsked(
  { version, answer, languageHere }: VersionBodyProps,
  nameThere: string,
  onFound: (answer: ContextAnswer) => void,
): TextAsked[] {
  const { words } = useLanguage();
  const service = useContextService();
  const here = answer.printed;
  const there = version.printed;
  if (service === null) return [];
  return [
    ...(here === undefined || here.page === ''
      ? []
      : [{ whose: here, title: words('text_on_screen'), language: languageHere }]),
    ...(there === undefined ? [] : [{ whose: there, title: nameThere, language: version.language, onFound }]),
  ];
}

/** A version opened: its source, what differs in sentences, both texts in the view chosen, and what can be done with them. */
export function VersionBody(props: VersionBodyProps) {
  const language = useLanguage();
  const { words } = language;
  const { version } = props;
  const { comparison } = version;
  const { differences } = comparison;
  const [view, setView] = useRemembered('view', TEXT_VIEWS, 'running');
  const [small, setSmall] = useState(false);
  const [listed, setListed] = useState(false);
  const [contextShown, setContextShown] = useState(false);
  const Surrounding = useLater(contextShown, surroundingSentences);
  const [context, setContext] = useState<ContextAnswer | null>(null);
  const { a, b, there } = useSides(props);
  const asked = useTextsAsked(props, there.name, setContext);
  const trivial = differences.filter(isTrivial).length;
  const listable = differences.length > (small ? 0 : trivial);
  const pieces = shownPieces(comparison, small);
  const changes = changesIn(pieces);
  const sentenceOf = useDifferenceSentence();
  const { root, at, step } = useSteps(changes.length);
  const said = (changes[at - 1]?.differences ?? [])
    .flatMap((index) => differences[index] ?? [])
    .map((difference) => sentenceOf(b.name, difference))
    .join('. ');
  usePlainKeys(root, (key) => {
    if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
  });
  return (
    <div ref={root} class={styles['body']}>
      <VersionSource version={version} round={context?.kind === 'text' ? context : undefined} />
      <DifferenceSentences
        comparison={comparison}
        outlet={b.name}
        small={small}
        visible={listed && listable}
      />
      {changes.length > 0 && <ViewSwitch view={view} onView={setView} />}
      <TwoTexts
        view={changes.length > 0 ? view : 'running'}
        comparison={comparison}
        pieces={pieces}
        small={small}
        a={a}
        b={b}
      />
      {changes.length > 1 && <ChangeStepper at={at} count={changes.length} said={said} onStep={step} />}
      {contextShown && Surrounding !== null && <Surrounding texts={asked} />}
      <div class={styles['tools']}>
        {trivial > 0 && (
          <button type="button" class="sic-tool" onClick={() => setSmall(!small)}>
            {counted(language, small ? 'small_visible' : 'small_hidden', trivial)}
          </button>
        )}
        {listable && (
          <button type="button" class="sic-tool" onClick={() => setListed(!listed)}>
            {words(listed ? 'list_hide' : 'list_show')}
          </button>
        )}
        {asked.length > 0 && (
          <button
            type="button"
            class="sic-tool"
            aria-expanded={contextShown}
            onClick={() => setContextShown(!contextShown)}
          >
            {words(contextShown ? 'context_hide' : 'context_show')}
          </button>
        )}
      </div>
      <VersionMarks version={version} here={props.answer.printed} />
      <CopyButtons copied={() => copyComparison(language, comparison, a, b)} />
    </div>
  );
}
