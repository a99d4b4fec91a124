import { country } from '../country.js';
import { holidays, NOT_FOUND, onDates, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ACT_DAYS, BY_PROCLAMATION, ON_WEEKENDS, PROCLAMATION_2025 } from './shared/indian-ocean-territories.js';

/**
 * Christmas Island: the days of the Act (shared/indian-ocean-territories.ts), Territory Day, and the days that the
 * Administrator proclaims for the year: two of Chinese New Year, Labour Day, Hari Raya Puasa and Hari Raya Haji.
 */

/** Years of the Labour Day on the fourth Monday of March. */
const FOURTH_MONDAY = [2009, 2010, 2014, 2021, 2025];
const CHINESE = 'and if saturday then next monday if sunday then next tuesday';
const PROCLAIMED = { from: 1990, source: PROCLAMATION_2025, status: 'estimated' } as const;

const RULES: readonly RuleRow[] = [
  ...ACT_DAYS,
  { ...PROCLAIMED, rule: `chinese 01-0-01 ${CHINESE}`, name: 'Chinese New Year' },
  { ...PROCLAIMED, rule: `chinese 01-0-02 ${CHINESE}`, name: 'Second Day of Chinese New Year' },
  { ...PROCLAIMED, rule: '3rd monday in March', name: 'Labour Day', exceptYears: FOURTH_MONDAY, note: BY_PROCLAMATION },
  { ...PROCLAIMED, rule: '1st monday in October', name: 'Territory Day', note: BY_PROCLAMATION },
  {
    ...PROCLAIMED,
    rule: `feast eid-al-fitr at MY ${ON_WEEKENDS}`,
    name: 'Eid al-Fitr',
    names: { ms: 'Hari Raya Puasa' },
  },
  {
    ...PROCLAIMED,
    rule: `feast eid-al-adha at MY ${ON_WEEKENDS}`,
    name: 'Eid al-Adha',
    names: { ms: 'Hari Raya Haji' },
  },
];

export default country({
  id: 'CX',
  name: 'Christmas Island',
  doubts: 'Doubts: the Act that the proclamation names was not read.',
  doubtful: [
    { years: '-2024', note: 'The proclamation of 2025 was read, the others were not.' },
    {
      named: ['Labour'],
      note: 'Labour Day is the fourth Monday of March there and in 2010, 2014 and 2021, the third in the other years as far as a compilation of the proclamations tells: estimated.',
    },
    {
      named: ['Territory Day'],
      note: 'Territory Day (6 October) is kept on the first Monday of October by the same account.',
    },
    { named: ['Eid al-'], note: 'The feast is computed as in Malaysia in the years without a date.' },
  ],
  cities: 'Flying Fish Cove',
  currencies: ['AUD'],
  timezone: 'Indian/Christmas',
  weekend: SATURDAY_SUNDAY,
  rules: RULES,
  announced: [
    {
      name: 'Eid al-Fitr',
      names: { ms: 'Hari Raya Puasa' },
      replaces: [`feast eid-al-fitr at MY ${ON_WEEKENDS}`],
      source: NOT_FOUND,
      years: {
        2017: { days: '06-24 06-26*', note: BY_PROCLAMATION },
        2022: { days: '05-02', note: BY_PROCLAMATION },
        2025: { days: '03-31', source: PROCLAMATION_2025 },
      },
    },
    {
      name: 'Eid al-Adha',
      names: { ms: 'Hari Raya Haji' },
      replaces: [`feast eid-al-adha at MY ${ON_WEEKENDS}`],
      source: NOT_FOUND,
      years: {
        2010: { days: '11-16', note: BY_PROCLAMATION },
        2014: { days: '10-05 10-07*', note: BY_PROCLAMATION },
        2016: { days: '09-13', note: BY_PROCLAMATION },
        2022: { days: '07-09 07-11*', note: BY_PROCLAMATION },
        2023: { days: '06-28', note: BY_PROCLAMATION },
        2025: { days: '06-06', source: PROCLAMATION_2025 },
      },
    },
  ],
  dates: [
    holidays('Labour Day', PROCLAMATION_2025, '2025-03-24'),
    holidays('Labour Day', NOT_FOUND, '2009-03-23 2010-03-22 2014-03-24 2021-03-22', { note: BY_PROCLAMATION }),
    holidays('Chinese New Year', PROCLAMATION_2025, '2025-01-29 2025-01-30'),
    onDates(['2020-01-28', '2020-01-29'], {
      kind: 'holiday',
      name: 'Chinese New Year',
      observed: true,
      source: NOT_FOUND,
      note: BY_PROCLAMATION,
    }),
    holidays('National Day of Mourning for Queen Elizabeth II', NOT_FOUND, '2022-09-22', { note: BY_PROCLAMATION }),
  ],
});
