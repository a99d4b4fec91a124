/** Names by language code, from those of the library: one code for each language, always with English. */

/** The library's own codes for languages that have another ISO 639-1 code. */
const ISO_CODES: Readonly<Record<string, string>> = {
  cz: 'cs',
  ge: 'ka',
  jp: 'ja',
  lat: 'la',
  ls: 'st',
};
const LANGUAGE = /^[a-z]{2,3}(-[a-z]{2})?$/;
/** Keys among the library's names that are no languages. */
const NOT_LANGUAGES = new Set(['type']);

/**
 * One spelling of each day: English names that are not the usual ones, with those that replace them. A day's own
 * local name (St Patrick's Day, Defender of the Fatherland Day) stays as it is.
 */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  'ANZAC Day': 'Anzac Day',
  'Abolition of slavery': 'Abolition of Slavery',
  'Andean Amazonic Chacoan New Year': 'Andean Amazonian Chaqueño New Year',
  'Armed forces Day': 'Armed Forces Day',
  Assumption: 'Assumption Day',
  'Berchtold Day': "Berchtold's Day",
  'Birthday of Muhammad (Mawlid)': "Prophet's Birthday (Mawlid)",
  'Day After Thanksgiving': 'Day after Thanksgiving',
  'Day after Thanksgiving Day': 'Day after Thanksgiving',
  'Day of Arafah': 'Arafat Day',
  'Day of Ashura': 'Ashura',
  'Day of Restoration of Independence': 'Restoration of Independence Day',
  'Day of victory over fascism': 'Day of Victory over Fascism',
  Diwali: 'Diwali (Deepavali)',
  'Dussehra (Vijaya Dashami)': 'Dussehra',
  'Eid-Ul-Fitr': 'Eid al-Fitr',
  'Eid-ul-Fitr': 'Eid al-Fitr',
  'End of Ramadan (Eid al-Fitr)': 'Eid al-Fitr',
  'Farmers Day': "Farmers' Day",
  'Feast of the Immaculate Conception of Mary': 'Immaculate Conception',
  'Feast of the Sacrifice (Eid al-Adha)': 'Eid al-Adha',
  'First day of Ramadan': 'First Day of Ramadan',
  'Heroes Day': "Heroes' Day",
  'Id-ul-Fitr': 'Eid al-Fitr',
  'Id-ul-Zuha (Bakrid)': 'Eid al-Adha',
  'Immaculate Conception of Mary': 'Immaculate Conception',
  "Indigenous People's Day": "Indigenous Peoples' Day",
  'Kings Day': "King's Day",
  'Kurban-Bayram': 'Eid al-Adha',
  'Kurban-Bayram (Eid al-Adha)': 'Eid al-Adha',
  'Late Summer Bank Holiday': 'Late Summer bank holiday',
  "Laylat al-Mi'raj": "Isra and Mi'raj",
  "Mahatma Gandhi's Birthday": 'Gandhi Jayanti',
  "Martyr's Day": "Martyrs' Day",
  'Martyrs Day': "Martyrs' Day",
  'Milad-un-Nabi': "Prophet's Birthday (Mawlid)",
  'National Heroes Day': "National Heroes' Day",
  'National holiday': 'National Holiday',
  'Orthodox Christmas Day': 'Orthodox Christmas',
  'Restoration of Independence': 'Restoration of Independence Day',
  'Restoration of Independence day': 'Restoration of Independence Day',
  'Saint John': "Saint John's Day",
  'Saint Joseph': "Saint Joseph's Day",
  'Saint Stephen': "Saint Stephen's Day",
  'Saints Peter and Paul Day': 'Saints Peter and Paul',
  'Summer Bank Holiday': 'Summer bank holiday',
  Thanksgiving: 'Thanksgiving Day',
  'The day following National Day': 'Day following National Day',
  'Uraza-Bayram': 'Eid al-Fitr',
  'Uraza-Bayram (Eid al-Fitr)': 'Eid al-Fitr',
  'Vesak Day': 'Vesak',
  'Victory over Fascism Day': 'Day of Victory over Fascism',
  "Worker's Day": "Workers' Day",
  'Workers Day': "Workers' Day",
  'Workers Memorial Day': "Workers' Memorial Day",
};

/**
 * The usual English name: without typographic apostrophes and the library's mark of a substitute, and as in the list.
 */
export function usualName(english: string): string {
  const plain = english.replaceAll('’', "'").replace(/ \(substitutes\)$/, '');
  return USUAL_NAMES[plain] ?? plain;
}

/** First birthday of King Charles III as sovereign: the library has the Queen's to this day in some places. */
const KING_SINCE = 2023;

/** The names of a library's day in a year: the sovereign's birthday is the King's since 2023. */
export function namesInYear(
  names: Readonly<Record<string, string>>,
  year: number,
): Readonly<Record<string, string>> {
  if (year < KING_SINCE || !names.en?.startsWith("Queen's Birthday")) return names;
  return { ...names, en: names.en.replace("Queen's", "King's") };
}

/** What is known of the names of a library's region. */
interface RegionNames {
  /** English names by local ones, for those that the library does not translate, or by English ones that the law writes otherwise. */
  readonly english: Readonly<Record<string, string>>;
  /** The library's code of the region's first language, in which a name without one is written. */
  readonly language: string;
}

/**
 * All names of a rule, by ISO code in alphabetical order. Where the library has no English one, `english` gives it by
 * the local name, and the law's own by the usual English one; the Error that asks for it quotes `where`.
 */
export function namesOf(
  name: string | Readonly<Record<string, string>>,
  { english, language }: RegionNames,
  where: string,
): Record<string, string> {
  const names: Record<string, string> = {};
  const given = typeof name === 'string' ? { [language]: name } : name;
  for (const [code, text] of Object.entries(given)) {
    if (!LANGUAGE.test(code) || NOT_LANGUAGES.has(code) || typeof text !== 'string') continue;
    names[ISO_CODES[code] ?? code] ??= text.trim();
  }
  names.en ??= names['en-us'] ?? englishNameOf(given, english, where);
  const usual = usualName(names.en);
  names.en = english[usual] ?? usual;
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
