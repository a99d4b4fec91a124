/**
 * Names that the library gives to two feasts of one year: by English name and language the one that is right. What
 * takes days over has them from here too.
 */
const CORRECTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Ascension Day': { es: 'Ascensión' },
  "Isra and Mi'raj": { id: 'Isra Mikraj Nabi Muhammad' },
};

/** What stands there instead; a country's own name of the day is none of these, and stays. */
const WRONG: Readonly<Record<string, string>> = {
  es: 'La Asunción',
  id: 'Maulid Nabi Muhammad',
};

/** The names of a day, joined ones (" / ") too, with the wrong ones put right. */
export function correctedNames(
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  let corrected = names;
  for (const [language, wrong] of Object.entries(WRONG)) {
    const given = names[language];
    if (!given?.includes(wrong)) continue;
    const right = names.en!.split(' / ').map((day) => CORRECTED[day]?.[language]);
    const one = right.find((name) => name !== undefined);
    if (one) corrected = { ...corrected, [language]: given.replace(wrong, one) };
  }
  return corrected;
}
