import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Prague Stock Exchange: full-day closures, Prague time.
 *
 * Closed on the holidays of the Czech Republic, on 31 December, and on Good Friday since 2013, three years before it
 * became a holiday. No shortened sessions. The exchange opened in April 1993 and traded on every working day from 1994
 * on; the data begin in 1995.
 */

const CALENDAR = 'https://www.pse.cz/informace-o-obchodovani/kalendar-burzovnich-dni';
const CALENDAR_2008 = 'http://www.pse.cz/dokument.aspx?k=Kalendar-BD-2008';
const YEAR_END_2025 = 'https://www.forexchurch.com/stock-market-holidays/prague-stock-exchange';

const RULES: readonly RuleRow[] = [
  {
    rule: 'easter -2',
    name: 'Good Friday',
    names: { cs: 'Velký pátek' },
    from: 2013,
    to: 2015,
    source: NOT_FOUND,
    note:
      'doubt: rests on another compilation and on the change to the trading system shared with Vienna in November ' +
      '2012; a report of April 2012 does not name Prague among the markets closed on Good Friday ' +
      '(https://profitline.hu/Penteken-nem-lesz-kereskedes-a-BET-en-284662)',
  },
  {
    rule: '12-31',
    name: "New Year's Eve",
    names: { cs: 'Silvestr' },
    from: 1995,
    source: CALENDAR_2008,
    note: `also in 2025: ${YEAR_END_2025}; doubt: 1995 to 2000 rest on the practice of the later years`,
  },
];

const DATES: readonly ListedDate[] = [
  {
    date: '2002-08-14',
    kind: 'holiday',
    name: 'Floods in Prague',
    source: NOT_FOUND,
    note: 'doubt: in one compilation only; a notice was not found',
  },
  {
    date: '2004-01-02',
    kind: 'holiday',
    name: 'Exchange holiday',
    source: NOT_FOUND,
    note: 'doubt: in two compilations; a notice was not found',
  },
  {
    date: '2005-01-03',
    kind: 'holiday',
    name: 'Exchange holiday',
    source: NOT_FOUND,
    note: 'doubt: in one compilation only; a notice was not found',
  },
];

export default calendar({
  id: 'XPRA',
  kind: 'exchange',
  name: 'Prague Stock Exchange',
  doubts: 'Doubts: lists were read for 2008, 2022 and 2023 only.',
  doubtful: [
    {
      on: '12-31',
      years: '-2000',
      note: '31 December is in the list of 2008 and in calendars of other compilers for all years since 2001; before, it rests on that practice.',
      estimated: true,
    },
    {
      named: ['Good Friday'],
      years: '2013-2015',
      note: 'Good Friday of 2013 to 2015 and the single days of 2002, 2004 and 2005 are in other compilations, a notice was not found.',
    },
    {
      years: '2002 2004-2005',
      note: 'Good Friday of 2013 to 2015 and the single days of 2002, 2004 and 2005 are in other compilations, a notice was not found.',
    },
  ],
  localName: 'Burza cenných papírů Praha',
  otherNames: 'PSE, PX',
  countries: ['CZ'],
  cities: 'Prague',
  currencies: ['CZK'],
  isMainExchange: true,
  timezone: 'Europe/Prague',
  years: [1995, 2100],
  weekend: [{ start: '1995-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CZ', from: 1995, source: CALENDAR }],
  rules: RULES,
  dates: DATES,
});
