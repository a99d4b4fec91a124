import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Bulgarian Stock Exchange, Sofia: full-day closures, Sofia time.
 *
 * Closed on the holidays of Bulgaria, on the days off declared by the Council of Ministers (to 2016, when the Saturdays
 * worked in their place were not traded, and for the change to the euro), and on Good Friday and Easter Monday of the
 * western Easter, days without trading at Deutsche Börse, whose system the exchange uses. No shortened sessions.
 */

const LIST_2016 = 'http://www.bse-sofia.bg/?site_lang=bg&page=BSEHolidays';
const EASTER_2018 =
  'https://econ.bg/%D0%9D%D0%BE%D0%B2%D0%B8%D0%BD%D0%B8/%D0%98-%D0%B2-%D0%BF%D0%BE%D0%BD%D0%B5%D0%B4%D0%B5%D0%BB%D0%BD%D0%B8%D0%BA-' +
  '%D0%91%D0%A4%D0%91-%D0%A1%D0%BE%D1%84%D0%B8%D1%8F-%D0%BD%D1%8F%D0%BC%D0%B0-%D0%B4%D0%B0-%D1%80%D0%B0%D0%B1%D0%BE%D1%82%D0%B8_' +
  'l.a_i.759815_at.1.html';
const CLOSED_IN_2017 = 'https://gss.unicreditgroup.eu/markets/bulgaria/newsflashes/holiday-reminder-16';

const WESTERN_EASTER = `also in 2016: ${LIST_2016}; doubt: the other years were not found said`;

const RULES: readonly RuleRow[] = [
  { rule: 'easter -2', name: 'Good Friday (western)', from: 2012, source: EASTER_2018, note: WESTERN_EASTER },
  { rule: 'easter 1', name: 'Easter Monday (western)', from: 2012, source: EASTER_2018, note: WESTERN_EASTER },
  {
    rule: '12-31',
    name: "New Year's Eve",
    from: 2018,
    source: NOT_FOUND,
    note: 'doubt: rests on the calendar of Deutsche Börse, which the exchange follows at Easter',
  },
];

/** "On the first day of trading in euros, 5 January". */
const FIRST_IN_EUROS = 'https://www.economx.hu/tozsdek-piacok/szofia-tozsde-euro-bevezetes-csucsdontes.822115.html';

const CHANGE_TO_THE_EURO: readonly ListedDate[] = [
  {
    date: '2026-01-02',
    kind: 'holiday',
    name: 'Day off for the change to the euro',
    source: FIRST_IN_EUROS,
    note: 'a day off of the whole country; the first session in euros was that of Monday 5 January.',
  },
];

export default calendar({
  id: 'XBUL',
  kind: 'exchange',
  name: 'Bulgarian Stock Exchange',
  doubts:
    "Doubts: the list of 2016 and a report of 2018 were read. Of the sessions round the change to the euro the exchange's notice was read as a broker begins to tell it (the last of 2025 on 22 December, https://ugmarket.com/) and the report of the first in euros, on Monday 5 January 2026. The exchange opened in 1997; the days off before 2012 were found for single days only.",
  doubtful: [
    {
      named: ['Good Friday', 'Easter Monday'],
      years: '2012-',
      note: 'That the western Easter was closed in all years since 2012, and 31 December since 2018 (a day without trading in Frankfurt too), was not found said.',
    },
    {
      on: '12-31',
      years: '2018-',
      note: 'That the western Easter was closed in all years since 2012, and 31 December since 2018 (a day without trading in Frankfurt too), was not found said.',
    },
  ],
  localName: 'Българска фондова борса',
  otherNames: 'BSE Sofia, SOFIX',
  countries: ['BG'],
  cities: 'Sofia',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Sofia',
  years: [2012, 2100],
  weekend: [{ start: '2012-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'BG', from: 2012, kinds: ['holiday'], asDeclared: true, source: CLOSED_IN_2017 }],
  rules: RULES,
  dates: CHANGE_TO_THE_EURO,
});
