import { calendar } from '../../definition.js';
import { ruleRows } from '../../many-rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * Warsaw Stock Exchange (GPW): full-day closures, Warsaw time.
 *
 * Closed on the holidays of Poland, on Good Friday and on Christmas Eve (which is a holiday itself since 2025; it was
 * traded in 2004 only), and on 31 December since 2012. Before, 31 December was a trading day except in 2007. Single
 * days: bridge days (2000, 2008, 2009), the funeral of the Pope in 2005, the second day after the change of the trading
 * system in 2013, the start of MiFID II in 2018. No shortened sessions. The exchange opened in April 1991 with one
 * session a week and had five a week from October 1994 on, so the data begin in 1995.
 */

/** Of 2022; tells the exchange's standing practice: no session on days off from work, Good Friday, 24 and 31 December. */
const POLICY = 'https://www.bankier.pl/wiadomosc/9-dni-bez-sesji-na-GPW-w-2022-r-8250184.html';
/** Resolution 509/2022 of the exchange on the days of 2023 without a session, in its own words. */
const RESOLUTION_2023 = 'https://yedu.pl/biznes/gpw-dni-bez-sesji-2023/?amp=1';
const LIST_2026 = 'https://strefainwestorow.pl/wydarzenia/dni-bez-sesji-gpw-2026';
/** WIG20 values from 3 January 2000 on. */
const WIG20 =
  'https://github.com/KRYZEUSEK/Forecasting-index-volatility/blob/d76f5bc907897dfb8d6cd4b5d21f3dd51b555332/wig20_d.csv';
/** WIG20 values of 2011 to 2021. */
const WIG20_LATER =
  'https://github.com/KamilSzatkowski/Analysis_of_investment_assets-SHINY/blob/' +
  '1413fec642efe78d385b40ed040b830687f5acf3/wig20_d.csv';

const NO_VALUE = 'no WIG20 value on this day, one on the days of trading before and after it';

const RULES: readonly RuleRow[] = [
  ...ruleRows({ rule: 'easter -2', name: 'Good Friday', names: { pl: 'Wielki Piątek' } }, [
    { from: 1995, to: 2022, source: POLICY },
    { from: 2023, to: 2023, source: RESOLUTION_2023 },
    { from: 2024, to: 2025, source: POLICY },
    { from: 2026, to: 2026, source: LIST_2026 },
    { from: 2027, source: POLICY },
  ]),
  {
    rule: '12-24',
    name: 'Christmas Eve',
    names: { pl: 'Wigilia' },
    from: 1995,
    to: 2024,
    source: POLICY,
    note: `no WIG20 value in 2001, 2002, 2003, 2007, 2008 and 2009 (${WIG20}) nor in 2013 (${WIG20_LATER})`,
  },
  ...ruleRows({ rule: '12-31', name: "New Year's Eve", names: { pl: 'Sylwester' } }, [
    {
      from: 2012,
      to: 2025,
      source: POLICY,
      note: `WIG20 values on 31 December 2001 to 2004, 2008 and 2009 (${WIG20}), none in 2013 and 2020 (${WIG20_LATER})`,
    },
    { from: 2026, to: 2026, source: LIST_2026 },
    { from: 2027, source: POLICY },
  ]),
];

const DATES: readonly ListedDate[] = [
  { date: '2000-05-02', kind: 'holiday', name: 'Bridge day', source: WIG20, note: NO_VALUE },
  {
    date: '2004-12-24',
    kind: 'open',
    name: 'Christmas Eve, traded in 2004',
    source: POLICY,
    note: `only seven days without a session in 2004; a WIG20 value: ${WIG20}`,
  },
  { date: '2005-04-08', kind: 'holiday', name: 'Funeral of Pope John Paul II', source: WIG20, note: NO_VALUE },
  { date: '2007-12-31', kind: 'holiday', name: "New Year's Eve", source: WIG20, note: NO_VALUE },
  { date: '2008-05-02', kind: 'holiday', name: 'Bridge day', source: WIG20, note: NO_VALUE },
  { date: '2009-01-02', kind: 'holiday', name: 'Bridge day', source: WIG20, note: NO_VALUE },
  {
    date: '2013-04-16',
    kind: 'holiday',
    name: 'Change of the trading system (UTP)',
    source: WIG20_LATER,
    note: `${NO_VALUE}; a day without a session for the new system: ${POLICY}`,
  },
  {
    date: '2018-01-02',
    kind: 'holiday',
    name: 'Start of MiFID II',
    source: POLICY,
    note: 'the source tells of 14 days without a session in 2018, one of them for MiFID II, not of the date',
  },
];

export default calendar({
  id: 'XWAR',
  kind: 'exchange',
  name: 'Warsaw Stock Exchange',
  doubtful: [
    {
      years: '1995-1999',
      note: 'For 1995 to 1999 neither lists nor index values were read, so 31 December 1999 (the change of the year 2000) and bridge days of those years are not settled.',
    },
    {
      years: '2005-2007 2010-2012 2014-2020 2022-2026',
      note: 'Index values were read for 2000 to July 2003 and August 2003 to April 2005, August 2007 to January 2010, 2013 and 2021; the years between rest on the rules.',
    },
  ],
  localName: 'Giełda Papierów Wartościowych w Warszawie',
  otherNames: 'GPW, WSE, WIG',
  countries: ['PL'],
  cities: 'Warsaw',
  currencies: ['PLN'],
  isMainExchange: true,
  timezone: 'Europe/Warsaw',
  years: [1995, 2100],
  weekend: [{ start: '1995-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'PL', from: 1995, to: 2022, source: POLICY },
    { calendar: 'PL', from: 2023, to: 2023, source: RESOLUTION_2023 },
    { calendar: 'PL', from: 2024, to: 2025, source: POLICY },
    { calendar: 'PL', from: 2026, to: 2026, source: LIST_2026 },
    { calendar: 'PL', from: 2027, source: POLICY },
  ],
  rules: RULES,
  dates: DATES,
});
