import { country } from '../country.js';
import { rulesNamed } from '../many-rows.js';
import { holidays, open, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Grenada. Bank Holidays Act: a Sunday gives the Monday. Emancipation Day is 1 August since 2025 (the first Monday
 * before), National Heroes' Day (19 October) is kept since 2023.
 *
 * Carnival of 2020 and 2021 was cancelled, its days with it.
 */

const SUNDAYS_2021 = 'https://www.officeholidays.com/countries/grenada/2021';
const EMANCIPATION =
  'https://www.caribbeanfocus.com/1-august-holiday-legislation-for-approval-in-upcoming-lower-house-session';
const HEROES = 'https://bank-holidays.com/country/Grenada_70.htm';

const ELECTION_2013 =
  'https://www.qppstudio.net/public-holidays-news/2013/grenada-public-holiday-february-22-006510.htm';
const CARICOM_2023 =
  'https://grenadachronicle.com/grenada-declares-july-4th-2023-a-bank-holiday-in-observance-of-caricoms-50th-anniversary/';
const CARNIVAL_2021 =
  'https://www.qppstudio.net/public-holidays-news/2021/grenada-to-cancel-2021-carnival-public-holidays-013952.htm';
const CARNIVAL = 'Carnival: cancelled by an act of the year';

const SUNDAYS: readonly RuleRow[] = rulesNamed(
  { from: 1990, source: SUNDAYS_2021 },
  {
    'substitutes 01-01 if sunday then next monday': "New Year's Day",
    'substitutes 02-07 if sunday then next monday': 'Independence Day',
    'substitutes 05-01 if sunday then next monday': 'Labour Day',
    'substitutes 10-25 if sunday then next monday': 'Thanksgiving Day',
    'substitutes 12-26 if sunday then next monday': 'Boxing Day',
  },
);

export default country({
  id: 'GD',
  name: 'Grenada',
  doubtful: [
    {
      named: ['election'],
      note: 'The day after the election of 2018 (14 March) was not read; of 2022 the wish of the elected Prime Minister was.',
    },
  ],
  cities: "St. George's",
  currencies: ['XCD'],
  timezone: 'America/Grenada',
  weekend: SATURDAY_SUNDAY,
  library: 'GD',
  dates: [
    holidays('Day after the election', ELECTION_2013, '2013-02-22'),
    {
      date: '2022-06-24',
      kind: 'holiday',
      name: 'Day after the election',
      source: 'https://thecaribbeannewsnow.com/grenada-elects-newcomer-in-politics-as-pm',
      status: 'estimated',
      note: 'He was to ask the Governor-General for it; that it was given rests on a compilation.',
    },
    holidays('50th anniversary of CARICOM', CARICOM_2023, '2023-07-04'),
    open(CARNIVAL, CARNIVAL_2021, '2020-08-10 2020-08-11 2021-08-09 2021-08-10'),
  ],
  exclusions: [
    { rule: '1st monday in August', from: 2025, why: `1 August since 2025: see the rules; ${EMANCIPATION}` },
  ],
  rules: [
    SUNDAYS,
    {
      rule: 'substitutes 12-25 if sunday then next tuesday',
      name: 'Christmas Day',
      from: 1990,
      source: SUNDAYS_2021,
      note: 'By the rule for Sundays, the Monday being Boxing Day.',
    },
    {
      rule: '08-01 and if sunday then next monday',
      name: 'Emancipation Day',
      from: 2025,
      to: 2025,
      source: EMANCIPATION,
      note: "By the Cabinet's list of 2025; the amendment of the Bank Holidays Act was still to be debated.",
    },
    {
      rule: '08-01 and if sunday then next monday',
      name: 'Emancipation Day',
      from: 2026,
      source: EMANCIPATION,
      basis: 'rule',
      status: 'estimated',
      note: 'doubt: the source is of June 2025, before the amendment of the Bank Holidays Act was debated; that it was passed was not read.',
    },
    { rule: '10-19 and if sunday then next monday', name: "National Heroes' Day", from: 2023, source: HEROES },
  ],
});
