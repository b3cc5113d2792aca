/** Name of the database; a released extension may never change it. */
export const CORPUS_NAME = 'sic';
