import { country } from '../country.js';
import { type AnnouncedDays, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Suriname. 25 February (Day of Liberation and Renewal) and Chinese New Year are in a list of 2019, the first no more in
 * the lists of 2023 and 2025. The Muslim days rest on lists of 2023 and 2025, for other years on a compilation of
 * announced dates (estimated).
 *
 * Doubts: in which year 25 February ended (2021 here, when compilations drop it); since when Chinese New Year is kept.
 */

const LIST_2023 = 'https://de.wikipedia.org/wiki/Feiertage_in_Suriname';
const LIST_2025 = 'https://holidayssky.com/2025/02/21/public-holidays-in-suriname-for-2025';
const COMPILED = 'As a compilation of announced dates has it; within a day of the computed one.';

function compiled(days: string) {
  return { days, source: NOT_FOUND, note: COMPILED };
}

const ANNOUNCED: readonly AnnouncedDays[] = [
  {
    name: 'Eid al-Fitr',
    names: { nl: 'Ied-Ul-Fitre' },
    replaces: ['1 Shawwal'],
    source: LIST_2025,
    years: {
      2015: compiled('07-18'),
      2016: compiled('07-07'),
      2017: compiled('06-26'),
      2019: compiled('06-05'),
      2023: { days: '04-22', source: LIST_2023 },
      2025: '03-31',
    },
  },
  {
    name: 'Eid al-Adha',
    names: { nl: 'Ied-Ul-Adha' },
    replaces: ['10 Dhu al-Hijjah'],
    source: LIST_2025,
    years: {
      2015: compiled('09-24'),
      2016: compiled('09-13'),
      2017: compiled('09-02'),
      2019: compiled('08-12'),
      2023: { days: '06-29', source: LIST_2023 },
      2025: '06-07',
    },
  },
];

/** Dates of 2027 to 2030 in the library: Holi Phagwa, then Deepavali. */
const LISTED_AHEAD = [
  ...['2027-03-22', '2028-03-11', '2029-03-28', '2030-03-19'],
  ...['2027-10-28', '2028-10-17', '2029-11-05', '2030-10-25'],
];
const COMPUTED = 'computed; the government announces the day with the holidays of the year';

export default country({
  id: 'SR',
  name: 'Suriname',
  timezone: 'America/Paramaribo',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2015, why: 'Holi Phagwa is listed from 2015 on, Deepavali from 2014' },
  library: 'SR',
  exclusions: [
    ...LISTED_AHEAD.map((rule) => ({ rule, why: 'computed by our rule from 2027 on' })),
    { rule: '02-25', from: 2021, why: `not in the lists of 2023 and 2025; ${LIST_2023} and ${LIST_2025}` },
  ],
  announced: ANNOUNCED,
  rules: [
    { rule: 'feast holi at SR', name: 'Holi Phagwa', from: 2027, source: NOT_FOUND, note: COMPUTED },
    { rule: 'feast diwali at SR', name: 'Deepavali', from: 2027, source: NOT_FOUND, note: COMPUTED },
  ],
});
