import { calendar } from '../definition.js';
import XKUW from '../exchanges/middle-east-africa/XKUW.js';

/**
 * Kuwaiti dinar: KASSIP, the automated settlement system of the Central Bank of Kuwait, on the days of the banks. They
 * keep the public holidays as the exchange does (circular of the central bank on 8 February 2024) and had Friday and
 * Saturday free before September 2007 already. The exchange's own closures of 2008, 2020 and 2026 are not taken over.
 */

const CIRCULAR =
  'https://www.eastcoastdaily.in/2024/01/24/banks-in-this-country-to-have-isra-wal-miraj-holiday-on-this-date.html' +
  '?utm_source=rss&utm_medium=rss&utm_campaign=banks-in-this-country-to-have-isra-wal-miraj-holiday-on-this-date';

export default calendar({
  id: 'KWD',
  kind: 'settlement',
  name: 'KASSIP (Kuwaiti dinar)',
  doubts: "Doubts: those of the exchange's calendar; no calendar of the system was found.",
  doubtful: [
    {
      on: '2023-12-17 2023-12-18 2023-12-19',
      note: 'That banks were closed on 17 to 19 December 2023 follows from the shutdown of official institutions.',
    },
  ],
  otherNames: 'CBK',
  countries: ['KW'],
  timezone: 'Asia/Kuwait',
  years: [2008, 2100],
  weekend: XKUW.weekend,
  inherits: [
    {
      calendar: 'XKUW',
      from: 2008,
      kinds: ['holiday'],
      except: ['Court order', 'Public holiday (pandemic)', 'Suspension by the Capital Markets Authority'],
      source: CIRCULAR,
    },
  ],
});
