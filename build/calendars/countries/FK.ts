import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Falkland Islands. The Executive Council names nine days; a holiday on a Saturday or Sunday is carried over to the Monday
 * (list of 2017, from 2020 on as told by others). 30 and 31 December close government offices alone and are left out.
 */

const LIST_2017 = 'https://holidaystracker.com/calendar/falkland-islands-public-holidays-2017/';
const KINGS_BIRTHDAY = 'https://wikimili.com/en/Public_holidays_in_the_Falkland_Islands';

const MONDAY = 'if saturday,sunday then next monday';

const RULES: readonly RuleRow[] = [
  { rule: `01-01 and ${MONDAY}`, name: "New Year's Day", from: 2002, source: LIST_2017 },
  { rule: 'easter -2', name: 'Good Friday', from: 2002, source: LIST_2017 },
  { rule: `04-21 and ${MONDAY}`, name: "Queen's Birthday", from: 2002, to: 2022, source: LIST_2017 },
  { rule: `06-14 and ${MONDAY}`, name: 'Liberation Day', from: 2002, source: LIST_2017 },
  { rule: '1st monday in October', name: 'Peat Cutting Monday', from: 2002, source: LIST_2017 },
  { rule: `11-14 and ${MONDAY}`, name: "King's Birthday", from: 2022, source: KINGS_BIRTHDAY },
  { rule: `12-08 and ${MONDAY}`, name: 'Battle Day', from: 2002, source: LIST_2017 },
  { rule: '12-25', name: 'Christmas Day', from: 2002, source: LIST_2017 },
  { rule: '12-26', name: 'Boxing Day', from: 2002, source: LIST_2017 },
  { rule: '12-27', name: 'Christmas Holiday', from: 2002, source: LIST_2017 },
  // One of the three days on a Saturday or Sunday each gives the next free weekday.
  {
    rule: 'substitutes 12-25 if saturday then next tuesday if sunday then next wednesday',
    name: 'Christmas Holiday',
    from: 2002,
    status: 'estimated',
    source: LIST_2017,
    note: 'By the rule for weekends; no list of such a year was read.',
  },
  {
    rule: 'substitutes 12-26 if sunday then next wednesday if saturday then next monday',
    name: 'Boxing Day',
    from: 2002,
    status: 'estimated',
    source: LIST_2017,
    note: 'By the rule for weekends; no list of such a year was read.',
  },
  {
    rule: 'substitutes 12-27 if sunday then next tuesday if saturday then next monday',
    name: 'Christmas Holiday',
    from: 2002,
    status: 'estimated',
    source: LIST_2017,
    note: 'By the rule for weekends; no list of such a year was read.',
  },
];

export default country({
  id: 'FK',
  name: 'Falkland Islands',
  doubtful: [
    {
      named: ['Peat Cutting'],
      note: 'Peat Cutting Monday took the place of 14 August in 2002; older years were not read and are not given.',
    },
  ],
  cities: 'Stanley',
  currencies: ['FKP'],
  timezone: 'Atlantic/Stanley',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2002, why: 'Peat Cutting Monday was brought back in 2002; older lists were not read' },
  rules: RULES,
  dates: [
    {
      date: '2022-09-19',
      kind: 'holiday',
      name: 'State Funeral of Queen Elizabeth II',
      source: KINGS_BIRTHDAY,
    },
    {
      date: '2023-05-08',
      kind: 'holiday',
      name: 'Coronation of King Charles III',
      source: 'https://publicholidays.la/falkland-islands/2023-dates/',
      lead: true,
      note: 'By a compilation; no notice was read.',
    },
  ],
});
