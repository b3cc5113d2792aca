/** A search engine the reader can choose. */
export interface SearchEngine {
  /** What the choice is kept by. */
  readonly id: string;
  readonly name: string;
  readonly host: string;
  /** The address without the words asked for, which come last. */
  readonly address: string;
}

const DUCKDUCKGO: SearchEngine = {
  id: 'duckduckgo',
  name: 'DuckDuckGo',
  host: 'duckduckgo.com',
  address: 'https://duckduckgo.com/?q=',
};

/** In the order of their names' first letters but for the first, which is taken until the reader chooses. */
export const SEARCH_ENGINES: readonly SearchEngine[] = [
  DUCKDUCKGO,
  { id: 'bing', name: 'Bing', host: 'www.bing.com', address: 'https://www.bing.com/search?q=' },
  { id: 'google', name: 'Google', host: 'www.google.com', address: 'https://www.google.com/search?q=' },
  {
    id: 'startpage',
    name: 'Startpage',
    host: 'www.startpage.com',
    address: 'https://www.startpage.com/do/search?query=',
  },
];

/** The engine of that id; the first where there is none. */
export function searchEngine(id: string | null): SearchEngine {
  return SEARCH_ENGINES.find((engine) => engine.id === id) ?? DUCKDUCKGO;
}
