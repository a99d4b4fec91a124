import { getOrMake } from '../../server/util/get-or-make.js';
import { feastNames, LANGUAGES } from './table.js';

/**
 * Names in packs beside those that a release records: the table's where a name has none in a language, and what is mended of a
 * recorded one. A release stays as it is: the build adds them to its packs, apart from the recorded ones.
 */

type Names = Readonly<Record<string, string>>;

const SEPARATOR = ' / ';
const MARK = / \((estimated|provisional)\)$/;
const known = new WeakMap<Names, Names | null>();

/** The names beside these, by language; null: none. */
export function moreNames(names: Names): Names | null {
  return getOrMake(known, names, () => {
    const more = LANGUAGES.flatMap((language) => {
      const recorded = names[language];
      const name = recorded === undefined ? tableName(names, language) : mended(names, language);
      return name === null || name === recorded ? [] : [[language, name] as const];
    });
    return more.length === 0 ? null : Object.fromEntries(more);
  });
}

/** The name of the table if it has all parts: a name that is half in English is in neither language. */
function tableName(names: Names, language: (typeof LANGUAGES)[number]): string | null {
  if (language === 'pt-br' && names.pt !== undefined) return null;
  const parts = names.en!.split(SEPARATOR).map((part) => {
    const name = partName(part, language);
    return name === undefined && language === 'pt-br' ? partName(part, 'pt') : name;
  });
  if (parts.includes(undefined)) return null;
  const joined = [...new Set(parts)].join(SEPARATOR);
  return language === 'pt-br' && joined === tableName(names, 'pt') ? null : joined;
}

/** `Christmas Day (estimated)`: the mark of a joined name is the same word in every language. */
function markOf(part: string): string {
  return MARK.exec(part)?.[0] ?? '';
}

function partName(part: string, language: (typeof LANGUAGES)[number]): string | undefined {
  const name = feastNames(part.replace(MARK, ''))?.[language];
  return name === undefined ? undefined : name + markOf(part);
}

/**
 * A recorded name without English in it: where two calendars' names were joined of which one had no name in the language, the
 * English one stands beside its own translation.
 */
function mended(names: Names, language: (typeof LANGUAGES)[number]): string {
  const english = names.en!.split(SEPARATOR);
  const plain = new Set(english.map((part) => part.replace(MARK, '')));
  const parts = names[language]!.split(SEPARATOR);
  const isDoubled = parts.length > english.length;
  const own = parts.flatMap((part) => {
    const bare = part.replace(MARK, '');
    const name = plain.has(bare) ? feastNames(bare)?.[language] : undefined;
    if (name !== undefined && name !== bare) return isDoubled ? [] : [name + markOf(part)];
    return [part];
  });
  return own.length === 0 ? names[language]! : [...new Set(own)].join(SEPARATOR);
}
