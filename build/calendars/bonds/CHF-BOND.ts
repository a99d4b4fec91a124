import { calendar } from '../definition.js';
import type { RuleRow } from '../vocabulary.js';

/**
 * Bonds on SIX Swiss Exchange, Zurich time: the days of share trading, but the Swiss holidays were never given up for
 * bonds. The exchange's notice of 15 May 2001, which opened share trading on 2 January, Ascension Day, Whit Monday and
 * 1 August, says that fixed income products are not affected.
 */

const SWX_2001 =
  'https://mondovisione.com/media-and-resources/news/' +
  'change-in-swx-trading-hours-and-trading-calendar-effective-25-june-2001-2011124';
const TRADING_CALENDAR = 'https://www.six-group.com/exchanges/participants/trading/exchange_hours_en.html';

const NOT_GIVEN_UP: readonly RuleRow[] = [
  { rule: '01-02', name: "Berchtold's Day", names: { de: 'Berchtoldstag' }, from: 2002, to: 2002, source: SWX_2001 },
  { rule: 'easter 39', name: 'Ascension Day', names: { de: 'Auffahrt' }, from: 2002, to: 2002, source: SWX_2001 },
  { rule: 'easter 50', name: 'Whit Monday', names: { de: 'Pfingstmontag' }, from: 2002, to: 2002, source: SWX_2001 },
  { rule: '08-01', name: 'Swiss National Day', names: { de: 'Bundesfeier' }, from: 2001, to: 2005, source: SWX_2001 },
];

export default calendar({
  id: 'CHF:BOND',
  kind: 'bond',
  name: 'SIX Swiss Exchange bond trading (Swiss franc)',
  doubtful: [
    { on: '08-01', years: '2003-2005', note: 'That bonds kept 1 August in these years rests on the notice of 2001.' },
  ],
  countries: ['CH'],
  timezone: 'Europe/Zurich',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XSWX', from: 1990, source: TRADING_CALENDAR }],
  rules: NOT_GIVEN_UP,
});
