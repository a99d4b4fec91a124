/** Names by language code, made of the library's: one code a language, English always there. */

/** The library's own codes for languages that have another ISO 639-1 code. */
const ISO_CODES: Readonly<Record<string, string>> = { cz: 'cs', ge: 'ka', jp: 'ja', lat: 'la', ls: 'st' };
const LANGUAGE = /^[a-z]{2,3}(-[a-z]{2})?$/;
/** Keys that stand among the library's names by mistake. */
const NOT_LANGUAGES = new Set(['type']);

/** One spelling of a religious day throughout: the library's English names that are not the field's usual words. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  'Birthday of Muhammad (Mawlid)': "Prophet's Birthday (Mawlid)",
  'Day of Ashura': 'Ashura',
  'Day of Arafah': 'Arafat Day',
  'End of Ramadan (Eid al-Fitr)': 'Eid al-Fitr',
  'Feast of the Sacrifice (Eid al-Adha)': 'Eid al-Adha',
  "Laylat al-Mi'raj": "Isra and Mi'raj",
  'First day of Ramadan': 'First Day of Ramadan',
};

/**
 * All names of a rule, by ISO code in alphabetical order. Where the library has no English one, `english` gives it by
 * the local name; the Error that asks for it quotes `where`.
 */
export function namesOf(
  name: string | Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
  where: string,
): Record<string, string> {
  const names: Record<string, string> = {};
  const given = typeof name === 'string' ? { en: name } : name;
  for (const [code, text] of Object.entries(given)) {
    if (!LANGUAGE.test(code) || NOT_LANGUAGES.has(code) || typeof text !== 'string') continue;
    names[ISO_CODES[code] ?? code] ??= text.trim();
  }
  names.en ??= names['en-us'] ?? englishNameOf(given, english, where);
  names.en = USUAL_NAMES[names.en] ?? names.en;
  return Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function englishNameOf(
  names: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
  where: string,
): string {
  for (const local of Object.values(names)) {
    const name = english[local];
    if (name) return name;
  }
  throw new Error(
    `no English name for ${JSON.stringify(names)} in ${where}: add it to englishNames of the country's file`,
  );
}
