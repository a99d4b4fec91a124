import type { CalendarDefinition } from '../definition.js';
import { calendar } from '../definition.js';

/**
 * Product groups of Eurex by home market: closed on the days of the whole exchange (XEUR.ts) and on the holidays of the
 * market of the underlying shares, since 2009 for single stock futures as for equity options (circular 187/08, "home
 * market principle"). Early closes are not taken over: the hours of each product are its own.
 */

const HOME_MARKETS = 'https://docplayer.net/amp/3395844-Eurex-circular-187-08.html';

const REGULATIONS_2018 =
  'http://www.eurexchange.com/exchange-de/handel/handelskalender/feiertagsregelungen/';

export function eurexGroup(group: string, market: string, name: string): CalendarDefinition {
  return calendar({
    id: `XEUR:${group}`,
    kind: 'exchange',
    name: `Eurex, ${name}`,
    doubts:
      'Doubts: the holiday regulations of 2018 were read in part; that every closure of the home market is one of the group is the principle, which single circulars confirm (3 October 2018, 19 September 2022).',
    timezone: 'Europe/Berlin',
    years: [2009, 2100],
    weekend: [{ start: '2009-01-01', days: [6, 7] }],
    inherits: [
      { calendar: 'XEUR', from: 2009, source: REGULATIONS_2018 },
      { calendar: market, from: 2009, kinds: ['holiday'], source: HOME_MARKETS },
    ],
  });
}
