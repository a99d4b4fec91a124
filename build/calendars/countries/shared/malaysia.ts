import type { RuleRow } from '../../vocabulary.js';

/**
 * The movable days of Malaysia from 2027 on, computed: the federal list of the year comes in the year before. The day in
 * lieu of a Sunday follows from section 3 (2) of the Holidays Act 1951; of the two days of Hari Raya Aidilfitri the
 * first on a Sunday gives the Tuesday, as in 2017.
 */

/** The federal days of 2024, movable ones among them. */
const LIST_2024 = 'https://ecanvas.my/kalendar/2024';

function computed(rule: string, name: string, ms: string, more: Partial<RuleRow> = {}): RuleRow {
  return { rule, name, names: { ms }, from: 2027, source: LIST_2024, ...more };
}

const AIDILFITRI = ['End of Ramadan (Eid al-Fitr)', 'Hari Raya Aidilfitri'] as const;
const HAJI = ['Feast of the Sacrifice (Eid al-Adha)', 'Hari Raya Haji'] as const;
const MUHARRAM = ['Islamic New Year', 'Awal Muharam'] as const;
const MAWLID = ['Birthday of Muhammad (Mawlid)', 'Maulidur Rasul'] as const;
const NUZUL = ['Day of Nuzul Al-Quran', 'Hari Nuzul Al-Quran'] as const;
const WESAK = ['Wesak Day', 'Hari Wesak'] as const;
const DEEPAVALI = ['Deepavali', 'Hari Deepavali'] as const;
const THAIPUSAM = ['Thaipusam', 'Hari Thaipusam'] as const;

/** In every state. */
export const FEDERAL_DAYS: readonly RuleRow[] = [
  computed('feast eid-al-fitr at MY for 2 days', ...AIDILFITRI),
  computed('feast eid-al-adha at MY', ...HAJI),
  computed('feast islamic-new-year at MY', ...MUHARRAM),
  computed('feast mawlid at MY', ...MAWLID),
  computed('feast vesak at MY', ...WESAK),
];

/** All but Sarawak. */
export const DEEPAVALI_DAY: readonly RuleRow[] = [computed('feast diwali at MY', ...DEEPAVALI)];
export const NUZUL_DAY: readonly RuleRow[] = [computed('feast nuzul-al-quran at MY', ...NUZUL)];
export const THAIPUSAM_DAY: readonly RuleRow[] = [computed('feast thaipusam at MY', ...THAIPUSAM)];

/** The days in lieu, where Sunday is a day of rest, of the feasts that the place keeps. */
export function inLieuOfSundays(...feasts: ('diwali' | 'nuzul' | 'thaipusam')[]): RuleRow[] {
  const monday = (feast: string, names: readonly [string, string]): RuleRow =>
    computed(`substitutes feast ${feast} at MY if sunday then next monday`, ...names);
  return [
    computed('substitutes feast eid-al-fitr at MY if sunday then next tuesday', ...AIDILFITRI),
    monday('eid-al-adha', HAJI),
    monday('islamic-new-year', MUHARRAM),
    monday('mawlid', MAWLID),
    monday('vesak', WESAK),
    computed('substitutes feast eid-al-fitr at MY +1 if sunday then next monday', ...AIDILFITRI),
    ...(feasts.includes('diwali') ? [monday('diwali', DEEPAVALI)] : []),
    ...(feasts.includes('nuzul') ? [monday('nuzul-al-quran', NUZUL)] : []),
    ...(feasts.includes('thaipusam') ? [monday('thaipusam', THAIPUSAM)] : []),
  ];
}
