import { country, type Subdivision } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Micronesia. The national holidays that reports give alike. A day on a Saturday is
 * kept on the Friday before, one on a Sunday on the Monday after. The days that lists do not give alike are estimated.
 *
 * The states' own holidays: Chuuk's code was read in full (title 1, chapter 3 of the draft code: State Charter and
 * Constitution Day, a Saturday's on the Friday, a Sunday's on the Monday), Yap's in part (title 1, chapter 8: 1 March alone is
 * the holiday, though Yap Day may be celebrated on others; the Constitution Day of section 803 is that of 1982).
 */

const CHUUK_CODE = 'http://www.fsmlaw.org/chuuk/code/title01/T01_Ch03.htm';
const YAP_CODE = 'http://www.fsmlaw.org/yap/code/title01/T01_Ch08.htm';
const POHNPEI = 'https://hpo.pohnpeistate.gov.fm/uncategorized/pohnpei-constitution-day-2020/';

const TOLD = 'https://checkdatetime.com/holiday/public-holidays-in-micronesia-2026';
const LISTS = 'https://en.wikipedia.org/wiki/Public_holidays_in_the_Federated_States_of_Micronesia';
const MOVES = 'and if saturday then previous friday if sunday then next monday';
const FROM = 2012;
const UNSURE = { source: LISTS, lead: true, note: 'doubt: in compilations, not in every list.' } as const;

const STATES: readonly Subdivision[] = [
  {
    id: 'TRK',
    name: 'Chuuk',
    otherNames: 'Truk',
    timezone: 'Pacific/Chuuk',
    rules: [
      { rule: `09-26 ${MOVES}`, name: 'State Charter Day', from: FROM, source: CHUUK_CODE },
      { rule: `10-01 ${MOVES}`, name: 'Chuuk State Constitution Day', from: FROM, source: CHUUK_CODE },
    ],
  },
  {
    id: 'YAP',
    name: 'Yap',
    timezone: 'Pacific/Chuuk',
    rules: [
      // Days of a state by the nation's rule for weekends.
      { rule: '03-01', name: 'Yap Day', from: FROM, source: YAP_CODE },
      {
        rule: 'substitutes 03-01 if saturday then previous friday if sunday then next monday',
        name: 'Yap Day',
        from: FROM,
        status: 'estimated',
        source: YAP_CODE,
      },
      {
        rule: '12-24',
        name: 'Yap State Constitution Day',
        from: FROM,
        source: 'https://anydayguide.com/calendar/3811',
        note: 'The code names the day (section 803); its date was read in a compilation only.',
      },
    ],
  },
  {
    id: 'PNI',
    name: 'Pohnpei',
    otherNames: 'Ponape',
    rules: [
      { rule: '11-08', name: 'Pohnpei Constitution Day', from: FROM, source: POHNPEI },
      {
        rule: 'substitutes 11-08 if saturday then previous friday if sunday then next monday',
        name: 'Pohnpei Constitution Day',
        from: FROM,
        status: 'estimated',
        source: POHNPEI,
      },
    ],
  },
];

const RULES: readonly RuleRow[] = [
  { rule: `01-01 ${MOVES}`, name: "New Year's Day", from: FROM, source: TOLD },
  { rule: `03-31 ${MOVES}`, name: 'Culture and Tradition Day', from: FROM, ...UNSURE },
  { rule: `05-10 ${MOVES}`, name: 'Constitution Day', from: FROM, source: TOLD },
  { rule: `10-24 ${MOVES}`, name: 'United Nations Day', from: FROM, source: TOLD },
  { rule: `11-03 ${MOVES}`, name: 'Independence Day', from: FROM, source: TOLD },
  { rule: `11-11 ${MOVES}`, name: 'Veterans Day', from: FROM, ...UNSURE },
  { rule: `11-23 ${MOVES}`, name: 'Presidents Day', from: FROM, ...UNSURE },
  { rule: `12-25 ${MOVES}`, name: 'Christmas Day', from: FROM, source: TOLD },
];

export default country({
  id: 'FM',
  name: 'Micronesia',
  doubts:
    "Doubts: how Yap and Pohnpei move their days was not read (estimated as the nation moves its own). Good Friday, Pohnpei's Liberation Day (11 September) and all days of Kosrae (11 January, 21 August, 8 September) are in compilations only and not in. Title 1 of the code, section 601, was not read: the national holidays are those that reports give alike.",
  cities: 'Palikir',
  currencies: ['USD'],
  timezone: 'Pacific/Pohnpei',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
  subdivisions: STATES,
});
