import { country } from '../country.js';
import { holidays, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY, year } from '../vocabulary.js';
import { ACT_DAYS, BY_PROCLAMATION, ON_WEEKENDS } from './shared/indian-ocean-territories.js';

/**
 * Cocos (Keeling) Islands: the days of the Act (shared/indian-ocean-territories.ts), Easter Monday, Self Determination
 * Day, and the Muslim days, which the Administrator proclaims for the year and moves at the Imam's request. Neither
 * Chinese New Year nor Labour Day is in the list of 2016, the one that was read.
 */

const LIST_2016 = 'https://www.cocoscoop.cc/events/';
const HAJI_2016 =
  'https://www.qppstudio.net/public-holidays-news/2016/cocos-keeling-islands-2016-public-holidays-amended-again-010651.htm';
const PUASA_2022 =
  'https://www.infrastructure.gov.au/territories-regions-cities/territories/indian-ocean-territories/community-bulletins/2022/A2-2022';
const PROCLAIMED = { from: 1990, source: LIST_2016, status: 'estimated' } as const;
const LEAD = { note: BY_PROCLAMATION } as const;

const PUASA = `feast eid-al-fitr at MY ${ON_WEEKENDS}`;
const HAJI = `feast eid-al-adha at MY ${ON_WEEKENDS}`;
const MAULAUD = `feast mawlid at MY ${ON_WEEKENDS}`;
const NEW_YEAR = `feast islamic-new-year at MY ${ON_WEEKENDS}`;

const RULES: readonly RuleRow[] = [
  ...ACT_DAYS,
  { rule: 'easter 1', name: 'Easter Monday', from: 1990, source: LIST_2016 },
  { rule: `04-06 ${ON_WEEKENDS}`, name: 'Self Determination Day', from: 1990, exceptYears: [2019], source: LIST_2016 },
  {
    ...PROCLAIMED,
    rule: '2nd monday in June',
    name: "King's Birthday",
    to: 2020,
    exceptYears: [2016],
    source: NOT_FOUND,
    ...LEAD,
  },
  { ...PROCLAIMED, rule: '2nd monday in June', name: "King's Birthday", from: 2025, source: NOT_FOUND, ...LEAD },
  { ...PROCLAIMED, rule: PUASA, name: 'Eid al-Fitr', names: { ms: 'Hari Raya Puasa' } },
  { ...PROCLAIMED, rule: HAJI, name: 'Eid al-Adha', names: { ms: 'Hari Raya Haji' } },
  { ...PROCLAIMED, rule: MAULAUD, name: "Prophet's Birthday (Mawlid)", names: { ms: 'Hari Maulaud Nabi' } },
  { ...PROCLAIMED, rule: NEW_YEAR, name: 'Islamic New Year', to: 2019 },
];

export default country({
  id: 'CC',
  name: 'Cocos (Keeling) Islands',
  doubts: 'Doubts: the Act that the proclamations name was not read: its days are those of the list of 2016.',
  doubtful: [
    {
      named: ["King's Birthday"],
      note: "The King's Birthday is not in that list but in every year of a compilation that cites the proclamations: it is kept, estimated (a Monday of June, 6 June in 2023 and 2024).",
    },
    {
      named: ['Islamic New Year'],
      note: 'Islamic New Year is no holiday since 2020 by a compilation that cites the proclamations.',
    },
    {
      named: ['Eid al-', 'Prophet', 'Islamic New Year'],
      note: 'Dates of the Muslim days are computed as in Malaysia where neither a list nor that account tells another.',
    },
  ],
  cities: 'West Island',
  currencies: ['AUD'],
  timezone: 'Indian/Cocos',
  weekend: SATURDAY_SUNDAY,
  rules: RULES,
  announced: [
    {
      name: 'Eid al-Fitr',
      names: { ms: 'Hari Raya Puasa' },
      replaces: [PUASA],
      source: NOT_FOUND,
      years: {
        2016: { days: '07-06', note: 'Moved from 7 July by a notice that was not read; the day is a compilation’s.' },
        2017: { days: '06-24 06-26*', ...LEAD },
        2022: { days: '05-03', source: PUASA_2022 },
        2026: { days: '03-20', ...LEAD },
      },
    },
    {
      name: 'Eid al-Adha',
      names: { ms: 'Hari Raya Haji' },
      replaces: [HAJI],
      source: NOT_FOUND,
      years: {
        2014: { days: '10-04 10-06*', ...LEAD },
        2016: { days: '09-12', source: HAJI_2016 },
        2022: { days: '07-09 07-11*', ...LEAD },
        2023: { days: '06-28', ...LEAD },
        2025: { days: '06-06', ...LEAD },
      },
    },
    {
      name: "Prophet's Birthday (Mawlid)",
      names: { ms: 'Hari Maulaud Nabi' },
      replaces: [MAULAUD],
      source: NOT_FOUND,
      years: {
        2010: { days: '02-26', ...LEAD },
        2014: { days: '01-13', ...LEAD },
        2016: { days: '12-12', source: LIST_2016 },
        2022: { days: '10-08 10-10*', ...LEAD },
        2023: { days: '09-27', ...LEAD },
        2026: { days: '08-26', ...LEAD },
      },
    },
    {
      name: 'Islamic New Year',
      replaces: [NEW_YEAR],
      source: NOT_FOUND,
      years: {
        2013: { days: '11-04', ...LEAD },
        2016: { days: '10-03', source: LIST_2016 },
        2017: { days: '09-22', ...LEAD },
      },
    },
  ],
  dates: [
    year(2019, NOT_FOUND, { '04-10*': 'Self Determination Day' }, LEAD),
    holidays("King's Birthday", NOT_FOUND, '2021-06-07 2022-06-06 2023-06-06 2024-06-06', LEAD),
    holidays('National Day of Mourning for Queen Elizabeth II', NOT_FOUND, '2022-09-22', LEAD),
  ],
});
