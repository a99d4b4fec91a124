import { calendar } from '../../definition.js';
import { EXCHANGE_DAYS } from './shared/mumbai.js';
import { CLOSED, WEEKEND_SESSIONS } from './shared/XBOM-listed.js';

/**
 * BSE (Bombay Stock Exchange): full-day closures, Mumbai time. The exchange publishes a list each December and changes
 * single days by circular: elections (2004, 2009, 2014, 2019, 2024), 22 January 2024, days moved with the moon (Bakri Id
 * 2012 and 2023, Muharram 2013). From 2027 on the days are computed and estimated.
 * There are no early closes.
 *
 * 2001 to June 2007, December 2008 to March 2010 and October 2012 to December 2013 were held day by day to the values of
 * the Sensex: a weekday without a value is a closure. The values correct other compilations: 1 January 2001 and 2004
 * were trading days, 4 November 2005 was not, Bakri Id of 26 October 2012 was cancelled, Muharram 2013 fell on the 15th.
 *
 * Diwali Laxmi Pujan is a holiday on which an hour of ceremonial muhurat trading is held: closed here, the hour is among the sessions left out (conventions/not-entered). Sessions of live trading on Saturdays and Sundays are business days, whether of the
 * usual hours (budget days, 20 January 2024) or of an hour or two (28 April 2012, 22 March 2014, 2 March and 18 May 2024);
 * nothing settles on them. Thirteen weekend days of 2003 to 2013 with values of the Sensex, of which no text was found,
 * are estimated. Some compilations count the muhurat days too as trading days.
 */

export default calendar({
  id: 'XBOM',
  kind: 'exchange',
  name: 'BSE (Bombay Stock Exchange)',
  doubts: 'Doubts: A Saturday session on the budget day of 27 February 1999 was not found and is not entered.',
  doubtful: [
    {
      years: '-2000 2008',
      note: 'Before 1999 no whole year was found, 1999, 2000 and 2008 rest on compilations alone.',
    },
    { on: '2000-10-26', note: '26 October 2000 is taken to be Laxmi Pujan.' },
  ],
  otherNames: 'BSE, Sensex, Bombay',
  countries: ['IN'],
  cities: 'Mumbai',
  currencies: ['INR'],
  note: 'Elections, days moved at short notice and sessions on weekends are announced and not foreseen.',
  timezone: 'Asia/Kolkata',
  years: [1999, 2100],
  weekend: [{ start: '1999-01-01', days: [6, 7] }],
  rules: EXCHANGE_DAYS,
  dates: [...CLOSED, ...WEEKEND_SESSIONS],
});
