/** Names that several feasts of one year share in a language. */

export type Names = Readonly<Record<string, string>>;

/** Feasts of several days, or of two calendars, that one name may have in a language. */
const ONE_FEAST = [
  ['Shrove Monday', 'Shrove Tuesday'],
  ['Carnival Monday', 'Carnival Tuesday'],
  ['Carnival', 'Shrove Tuesday'],
  ['Christmas Day', 'Orthodox Christmas Eve'],
  // Days of one feast, or two English names of it.
  ['Boxing Day', 'Family Day'],
  ["New Year's Day", 'Second Day of New Year'],
  ['Constitution Day', 'Spanish Constitution Day'],
  ['Eid al-Fitr', 'Korité'],
  ['Eid al-Adha', 'Tabaski'],
  ['Mawlid', "Prophet's Birthday (Mawlid)"],
  ['Discovery Day', 'Discovery of Puerto Rico'],
  ['Inauguration Ceremony', 'Investiture of the Captains Regent'],
  ['Christmas', 'Christmas Day'],
  // Two feasts of the Seychelles, 18 and 29 June, that releases record under one name in four languages.
  ['National Day', 'National Holiday'],
  ['Labor Day', 'Labour Day'],
  ['Labour Day', "Workers' Day", "International Workers' Day"],
  ["Heroes' Day", "National Heroes' Day"],
  ['Boxing Day', "Saint Stephen's Day"],
  ['Vietnamese New Year', 'Vietnamese New Year (Tet)', 'Vietnamese New Year Holidays'],
  ['Eid al-Adha', 'Eid-ul-Azha'],
];

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(la|el|los|las|le|les|the|der|die|das|de|het|il|lo|o|a|os|as) |^l['’]/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** No feasts: days off and worked in exchange, days declared one by one, storms. */
const NO_FEAST = /^(Day (off|before|after)|Working day|Typhoon)\b/;

/** Joined names (`Labour Day / Holy Saturday`) are of one feast where each has a part that is. */
function isOneFeast(english: readonly string[]): boolean {
  const parts = english.map((name) => name.split(' / '));
  const feasts = [...ONE_FEAST, ...parts.flat().map((part) => [part])];
  return feasts.some((days) => parts.every((names) => names.some((name) => days.includes(name))));
}

/** Names that several of the days share, as `es asuncion: Ascension Day, Assumption Day`. */
export function shared(days: readonly Names[]): string[] {
  const byName = new Map<string, Set<string>>();
  for (const names of days) {
    if (NO_FEAST.test(names.en!)) continue;
    for (const [language, name] of Object.entries(names)) {
      if (language === 'en') continue;
      const key = `${language} ${plain(name)}`;
      byName.set(key, (byName.get(key) ?? new Set()).add(names.en!));
    }
  }
  return [...byName]
    .filter(([, english]) => english.size > 1 && !isOneFeast([...english]))
    .map(([key, english]) => `${key}: ${[...english].sort().join(', ')}`);
}
