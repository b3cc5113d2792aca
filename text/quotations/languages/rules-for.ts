import type { LanguageRules } from '@/text/quotations/language-rules';
import { ARABIC } from './arabic';
import { CHINESE } from './chinese';
import { DANISH } from './danish';
import { DUTCH } from './dutch';
import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { ITALIAN } from './italian';
import { JAPANESE } from './japanese';
import { KOREAN } from './korean';
import { MARKS_ONLY } from './marks-only';
import { NORWEGIAN } from './norwegian';
import { PORTUGUESE } from './portuguese';
import { POLISH } from './polish';
import { RUSSIAN } from './russian';
import { SPANISH } from './spanish';
import { SWEDISH } from './swedish';
import { TURKISH } from './turkish';
import { UKRAINIAN } from './ukrainian';

const TABLES: readonly LanguageRules[] = [
  ENGLISH,
  GERMAN,
  DUTCH,
  SWEDISH,
  DANISH,
  NORWEGIAN,
  // Pages in Bokmål say "no" as often as "nb"; Nynorsk shares the table.
  { ...NORWEGIAN, code: 'no' },
  { ...NORWEGIAN, code: 'nn' },
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  JAPANESE,
  CHINESE,
  KOREAN,
  ARABIC,
  POLISH,
  RUSSIAN,
  UKRAINIAN,
  TURKISH,
];

const BY_CODE: ReadonlyMap<string, LanguageRules> = new Map(TABLES.map((rules) => [rules.code, rules]));

/**
 * The tables for a BCP 47 tag. No tag at all is read as English, the language the tables were measured on;
 * a language without tables falls back to marks and positions.
 */
export function rulesFor(language: string | null): LanguageRules {
  const code = (language ?? 'en').split(/[-_]/)[0]?.toLowerCase() ?? '';
  return BY_CODE.get(code === '' ? 'en' : code) ?? MARKS_ONLY;
}
