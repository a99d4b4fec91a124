import { country } from '../country.js';
import { excludedRules, rulesNamed } from '../many-rows.js';
import { type AnnouncedDays, holidays, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Guyana. Phagwah and Deepavali are listed by the library to 2024, from 2025 on they are computed, the Muslim days too;
 * a Sunday gives the Monday, as in 2017, 2019, 2021 and 2023. No list of the government was read: the Muslim days of 2017
 * to 2024 rest on a compilation of announced dates (estimated), except those of 2021. Deepavali 2017 was gazetted for 18
 * October.
 *
 * The act gives the next day for a Sunday, every Sunday being a holiday itself, and nothing for a Saturday.
 */

const YEAR_2021 = 'https://cityofparamaribo.com/tourist-assistance/question-is-march-2nd-a-holiday-in-guyana.html';
const EID_2017 = 'https://www.qppstudio.net/public-holidays-news/2017/guyana-public-holiday-september-1-010555.htm';
const ELECTIONS_2020 = 'https://www.kaieteurnewsonline.com/2020/02/28/elections-day-declared-national-holiday/';
const LAW = 'https://www.kaieteurnewsonline.com/2022/11/30/christmas-day-will-be-observed-on-boxing-day/';
const COMPILED = 'As a compilation of announced dates has it; within a day of the computed one.';
const SUNDAYS: readonly RuleRow[] = rulesNamed(
  { from: 1990, source: YEAR_2021, note: `A Sunday gives the next day: Emancipation Day 2021; Christmas 2022: ${LAW}` },
  {
    'substitutes 01-01 if sunday then next monday': "New Year's Day",
    'substitutes 05-01 if sunday then next monday': 'Labour Day',
    'substitutes 05-05 if sunday then next monday': 'Arrival Day',
    'substitutes 08-01 if sunday then next monday': 'Emancipation Day',
    'substitutes 12-25 if sunday then next tuesday': 'Christmas Day',
    'substitutes 12-26 if sunday then next monday': 'Boxing Day',
  },
);

const ANNOUNCED: readonly AnnouncedDays[] = [
  {
    name: 'Youman Nabi',
    replaces: ['12 Rabi al-awwal'],
    source: YEAR_2021,
    years: {
      2017: { source: NOT_FOUND, note: COMPILED, days: '12-01' },
      2018: { source: NOT_FOUND, note: COMPILED, days: '11-21' },
      2019: { source: NOT_FOUND, note: COMPILED, days: '11-10 11-11*' },
      2021: '10-19',
      2022: { source: NOT_FOUND, note: COMPILED, days: '10-09 10-10*' },
      2023: { source: NOT_FOUND, note: COMPILED, days: '09-28' },
      2024: { source: NOT_FOUND, note: COMPILED, days: '09-16' },
    },
  },
  {
    name: 'Eid al-Adha',
    replaces: ['10 Dhu al-Hijjah'],
    source: YEAR_2021,
    years: {
      2017: { days: '09-01', source: EID_2017 },
      2018: { source: NOT_FOUND, note: COMPILED, days: '08-22' },
      2019: { source: NOT_FOUND, note: COMPILED, days: '08-11 08-12*' },
      2021: '07-20',
      2023: { source: NOT_FOUND, note: COMPILED, days: '06-29' },
      2024: { source: NOT_FOUND, note: COMPILED, days: '06-17' },
    },
  },
];

export default country({
  id: 'GY',
  name: 'Guyana',
  doubtful: [{ on: '2017-05-05', note: 'Whether the day was given is in doubt.', estimated: true }],
  cities: 'Georgetown',
  currencies: ['GYD'],
  timezone: 'America/Guyana',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2017, why: 'Phagwah is listed from 2015 on, Deepavali in 2015 and from 2017 on' },
  library: 'GY',
  exclusions: excludedRules(['12 Rabi al-awwal', '10 Dhu al-Hijjah'], {
    from: 2025,
    why: 'computed by our rule for the crescent at Georgetown',
  }),
  announced: ANNOUNCED,
  dates: [
    holidays('General and Regional Elections', ELECTIONS_2020, '2020-03-02'),
    holidays('General and Regional Elections', NOT_FOUND, '2025-09-01', {
      note: 'The day of the elections was read (https://dpi.gov.gy/president-ali-names-september-1-as-elections-day/); that it was a holiday is taken from 2006, 2011, 2015 and 2020.',
    }),
  ],
  rules: [
    SUNDAYS,
    ...rulesNamed(
      { from: 2025, source: NOT_FOUND, note: 'computed; the government declares the days of the year' },
      {
        'feast holi at GY and if sunday then next monday': 'Phagwah',
        'feast diwali at GY and if sunday then next monday': 'Deepavali',
        'feast mawlid at GY and if sunday then next monday': 'Youman Nabi',
        'feast eid-al-adha at GY and if sunday then next monday': 'Eid al-Adha',
      },
    ),
  ],
});
