import { getOrMake } from '../../server/util/get-or-make.js';
import { EAST_ASIAN, SINHALA_MONTHS, SOUTH_ASIAN } from './asian.js';
import { CHRISTIAN } from './christian.js';
import { CIVIL } from './civil.js';
import { ISLAMIC, JEWISH } from './islamic-jewish.js';
import { MARKETS, RELATIONS } from './markets.js';

/**
 * The reviewed table of common feasts, in all languages of the interface at once. A row has the English names that mean the
 * feast, separated by semicolons, then its name in each of `LANGUAGES`, in the wording of the CLDR or of the states that keep
 * it. An empty cell is a name that is not known: it stays English. Of pt-BR an empty cell is the name in pt.
 */

export const LANGUAGES = [
  'de',
  'fr',
  'es',
  'pt',
  'pt-br',
  'it',
  'nl',
  'ja',
  'ko',
  'zh-hans',
  'ar',
] as const;
type Language = (typeof LANGUAGES)[number];

/** The names of one feast by language; of unknown ones none. */
export type FeastNames = Readonly<Partial<Record<Language, string>>>;

interface Row {
  readonly english: readonly string[];
  readonly names: FeastNames;
}

export function rowsOf(text: string): Row[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', ...cells] = line.split('|').map((cell) => cell.trim());
      if (cells.length !== LANGUAGES.length)
        throw new Error(`${english}: ${cells.length} names when there are ${LANGUAGES.length}`);
      const named = LANGUAGES.map((language, at) => [language, cells[at]!] as const);
      return {
        english: english.split(';').map((name) => name.trim()),
        names: Object.fromEntries(named.filter(([, name]) => name !== '')),
      };
    });
}

/** The rows of feasts, by the year that they are of. */
export const TABLES = [
  CHRISTIAN,
  ISLAMIC,
  JEWISH,
  SOUTH_ASIAN,
  SINHALA_MONTHS,
  EAST_ASIAN,
  CIVIL,
  MARKETS,
];

const FEASTS: ReadonlyMap<string, FeastNames> = new Map(
  TABLES.flatMap(rowsOf).flatMap(({ english, names }) =>
    english.map((name) => [name, names] as const),
  ),
);

const PLACE = '{}';
/** `Day before {}` as a pattern, with its form in each language. */
const FORMS = rowsOf(RELATIONS).flatMap(({ english, names }) =>
  english.map((form) => {
    const [before, after] = form.split(PLACE).map((part) => part.replace(/[()]/g, '\\$&'));
    return { pattern: new RegExp(`^${before}(.+)${after}$`), names };
  }),
);

const found = new Map<string, FeastNames | null>();

/** The names of a feast by its English name; null: the table has none. */
export function feastNames(english: string): FeastNames | null {
  return getOrMake(found, english, () => FEASTS.get(english) ?? relatedNames(english));
}

/** The names of `Day before Christmas`: of the feast in its form. */
function relatedNames(english: string): FeastNames | null {
  for (const { pattern, names: forms } of FORMS) {
    const inner = pattern.exec(english)?.[1];
    const names = inner === undefined ? null : feastNames(inner);
    if (!names) continue;
    const named = LANGUAGES.flatMap((language) => {
      const form = forms[language] ?? (language === 'pt-br' ? forms.pt : undefined);
      const name = names[language];
      return form && name ? [[language, form.replace(PLACE, name)] as const] : [];
    });
    return Object.fromEntries(named);
  }
  return null;
}
