import { country } from '../country.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Samoa. The Public Holidays Act 2008 was read as consolidated in 2020: it has no Anzac Day, and moves days from a Sunday only
 * (1 June 2019, a Saturday, was kept on the Monday too by a notice of the ministry). Data begin with 2012: on 30 December 2011, a
 * date that Samoa did not have, the country passed to the other side of the date line.
 */

const ACT = 'https://pacliirms.austlii.edu.au/ws/legis/consol_act_2020/pha2008163';

const ELECTIONS = 'https://www.officeholidays.com/holidays/samoa-elections';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: 2012, source: ACT },
  { rule: 'substitutes 01-01 if sunday then next tuesday', name: "New Year's Day", from: 2012, source: ACT },
  { rule: '01-02 and if sunday then next monday', name: "Day after New Year's Day", from: 2012, source: ACT },
  { rule: 'easter -2', name: 'Good Friday', from: 2012, source: ACT },
  { rule: 'easter -1', name: 'Day after Good Friday', from: 2012, source: ACT },
  { rule: 'easter 1', name: 'Easter Monday', from: 2012, source: ACT },
  { rule: 'monday after 2nd sunday in May', name: "Mother's Day", from: 2012, source: ACT },
  { rule: '06-01 and if sunday then next monday', name: 'Independence Day', from: 2012, source: ACT },
  { rule: 'monday after 2nd sunday in August', name: "Father's Day", from: 2012, source: ACT },
  {
    rule: 'monday after 2nd sunday in October',
    name: 'White Sunday',
    names: { sm: 'Lotu a Tamaiti' },
    from: 2012,
    source: ACT,
  },
  { rule: '12-25', name: 'Christmas Day', from: 2012, source: ACT },
  { rule: 'substitutes 12-25 if sunday then next tuesday', name: 'Christmas Day', from: 2012, source: ACT },
  { rule: '12-26 and if sunday then next monday', name: 'Boxing Day', from: 2012, source: ACT },
];

export default country({
  id: 'WS',
  name: 'Samoa',
  doubtful: [
    {
      named: ['lection'],
      note: 'Polling day of a general election and the day before it are holidays by the Act: in for 2021 and 2025, not for 2016 nor for the election of May 2021 that was called off.',
    },
    {
      on: '06-01 06-02',
      note: 'Whether 1 June on a Sunday moves rests on a letter of the Act that seems to be meant for it.',
    },
  ],
  cities: 'Apia',
  currencies: ['WST'],
  timezone: 'Pacific/Apia',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2012, why: 'the country passed to the other side of the date line in the last days of 2011' },
  rules: RULES,
  dates: [
    holidays('General election', ELECTIONS, '2021-04-08 2021-04-09 2025-08-28 2025-08-29'),
    holidays(
      'Independence Day',
      'https://samoaglobalnews.com/public-holiday-independence-day-celebration/',
      '2019-06-03',
      { observed: true },
    ),
  ],
});
