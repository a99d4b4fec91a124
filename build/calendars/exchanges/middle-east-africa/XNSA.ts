import { calendar } from '../../definition.js';

/**
 * Nigerian Exchange (until 2021 the Nigerian Stock Exchange), Lagos time; no early closes were found.
 *
 * Closed on the public holidays the Federal Government declares, one by one, a few days before: they are in the calendar
 * of Nigeria. The exchange's weekly reports tell of the days it opened.
 *
 * The data begins with 2010: of the feasts before, the days declared were not found.
 */

const CLOSED_FOR_HOLIDAYS = 'https://businesspost.ng/economy/nigerian-stock-exchange-closes-for-two-days/';

export default calendar({
  id: 'XNSA',
  kind: 'exchange',
  name: 'Nigerian Exchange',
  doubts:
    "Doubts: those of the country's calendar. On 22 February 2019 (Friday before the elections) the holiday left out banks and the like, so the exchange is open here.",
  otherNames: 'NGX, NSE Nigeria',
  countries: ['NG'],
  cities: 'Lagos',
  currencies: ['NGN'],
  isMainExchange: true,
  timezone: 'Africa/Lagos',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'NG', from: 2010, asDeclared: true, source: CLOSED_FOR_HOLIDAYS }],
});
