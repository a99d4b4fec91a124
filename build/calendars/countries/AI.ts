import { country } from '../country.js';
import { dateRows, rulesNamed } from '../many-rows.js';
import { holidays, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Anguilla. August Thursday and Constitution Day are the Thursday and Friday after the first Monday of August (the
 * library: the first Thursday and Friday of the month, which are a week early when August begins on a Tuesday to
 * Friday); excluded and replaced here. James Ronald Webster Day is kept since 2010 (excluded before).
 *
 * A fixed holiday on a weekend is kept on the next working day.
 */

const WEEKENDS = 'https://review.clateway.com/wiki/view_html.php?lang=en&q=Public_holidays_in_Anguilla';
const WEBSTER = 'https://www.carimar.com/destination/events/james-ronald-webster-day-2023/78-35/';
const LIST_2026 = 'https://excelnotes.com/holidays-in-anguilla-2026';
const ELECTION_2015 = 'https://www.qppstudio.net/public-holidays-news/2015/anguilla-public-holiday-april-24-008398.htm';
const ELECTION_2010 =
  'https://www.qppstudio.net/public-holidays-news/2010/anguilla-set-to-generalize-march-2-as-public-holiday-003354.htm';

const CONSTITUTION_DAY = 'https://officeholidays.com/holidays/anguilla/anguilla-constitution-day';

const ON_WEEKENDS: readonly RuleRow[] = rulesNamed(
  { from: 1990, source: WEEKENDS, lead: true },
  {
    'substitutes 01-01 if saturday,sunday then next monday': "New Year's Day",
    'substitutes 05-01 if saturday,sunday then next monday': 'Labour Day',
    'substitutes 05-30 if saturday,sunday then next monday': 'Anguilla Day',
    'substitutes 12-25 if saturday then next monday if sunday then next tuesday': 'Christmas Day',
    'substitutes 12-26 if saturday then next monday if sunday then next tuesday': 'Boxing Day',
  },
);

const RULES: readonly RuleRow[] = [
  ...ON_WEEKENDS,
  {
    rule: 'substitutes 03-02 if saturday,sunday then next monday',
    name: 'James Ronald Webster Day',
    from: 2010,
    source: WEBSTER,
  },
  { rule: '3rd monday in June', name: "King's Birthday", from: 2023, source: LIST_2026 },
  { rule: 'thursday after 1st monday in August', name: 'August Thursday', from: 1990, source: CONSTITUTION_DAY },
  { rule: 'friday after 1st monday in August', name: 'Constitution Day', from: 1990, source: CONSTITUTION_DAY },
];

export default country({
  id: 'AI',
  name: 'Anguilla',
  doubts:
    'Doubts: that a fixed holiday on a weekend is kept on the next working day is told of the act, which was not read.',
  doubtful: [
    {
      named: ["Queen's Birthday", "King's Birthday", 'Birthday of Her'],
      note: "The sovereign's birthday is the third Monday of June since 2023 (15 June 2026 was read; to 2022 the second Monday, as in the library, 3 June 2022 in a compilation).",
    },
    {
      named: ['National Heroes and Heroines'],
      note: '19 December on a weekend (the Friday before, in a compilation; the Monday after in another).',
    },
    { years: '2011-2012', note: 'Single days of this year are in doubt.' },
    { years: '2022 2025', note: 'Of the days of this year compilations alone tell.' },
  ],
  cities: 'The Valley',
  currencies: ['XCD'],
  timezone: 'America/Anguilla',
  weekend: SATURDAY_SUNDAY,
  library: 'AI',
  exclusions: [
    { rule: '2nd monday in June', from: 2023, why: `the third Monday: see the rules; ${LIST_2026}` },
    { rule: '03-02', to: 2009, why: 'kept since 2010: see the rules' },
    { rule: '1st thursday in August', why: 'after the first Monday of August: see the rules' },
    { rule: '1st friday in August', why: 'after the first Monday of August: see the rules' },
  ],
  rules: RULES,
  dates: [
    {
      date: '2020-06-02',
      kind: 'holiday',
      name: 'Anguilla Day',
      observed: true,
      source: WEEKENDS,
      status: 'estimated',
      note: 'Saturday 30 May; the next working day, Monday being Whit Monday.',
    },
    ...dateRows({ source: NOT_FOUND, note: 'For the jubilee, as two compilations have it.' }, [
      { date: '2022-06-13', kind: 'open', name: "Queen's Birthday: kept on 2022-06-03" },
      { date: '2022-06-03', kind: 'holiday', name: "Queen's Birthday", observed: true },
    ]),
    holidays('Funeral of Queen Elizabeth II', NOT_FOUND, '2022-09-19', {
      note: 'Rests on a compilation; the day was a holiday in the other territories of the region.',
    }),
    holidays('Day after the election', NOT_FOUND, '2025-02-28', {
      note: 'Rests on a compilation: two days after the election of 26 February, as after those of 2010 and 2015.',
    }),
    holidays('Day after the election', ELECTION_2010, '2010-02-17'),
    holidays('Day after the election', ELECTION_2015, '2015-04-24'),
  ],
});
