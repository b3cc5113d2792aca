import '@/components/theme.css';
import './library.css';
import { browser } from 'wxt/browser';
import { interfaceLocale } from '@/components/interface-locale';
import { Library } from '@/components/library/Library';
import { showPage } from '@/components/reading/show-page';
import { browserLanguage, catalogueWords } from '@/messaging/catalogue';
import { openCorpus } from '@/storage/open-corpus';
import type { CorpusDb } from '@/storage/corpus-db';
import { libraryServices } from './library-services';

/** As the background names it. */
const CORPUS = 'sic';
/** `#saved=<id>` opens one comparison. */
const SAVED = '#saved=';

let opened: Promise<CorpusDb> | null = null;
function corpus(): Promise<CorpusDb> {
  opened ??= openCorpus(CORPUS);
  return opened;
}

const { name, version } = browser.runtime.getManifest();
const language = {
  words: catalogueWords,
  locale: interfaceLocale(browserLanguage(), catalogueWords('catalogue_language')),
};
const id = location.hash.startsWith(SAVED) ? decodeURIComponent(location.hash.slice(SAVED.length)) : null;

showPage(
  catalogueWords,
  browserLanguage(),
  <Library services={libraryServices(corpus, language, `${name} ${version}`)} opened={id} />,
);
