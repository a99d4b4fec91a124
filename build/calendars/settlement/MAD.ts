import { calendar } from '../definition.js';

/**
 * Moroccan dirham: the gross settlement system of Bank Al-Maghrib (Système des règlements bruts du Maroc, SRBM), since
 * September 2006. The public holidays of Morocco close banks and exchange alike, so the days are those of the Casablanca
 * Stock Exchange.
 */

const BANKS_2025 = 'https://www.challenge.ma/tag/jour-ferie';

export default calendar({
  id: 'MAD',
  kind: 'settlement',
  name: 'SRBM (Moroccan dirham)',
  doubts:
    'Doubts: no calendar of Bank Al-Maghrib was found; those of the feasts are told with the calendar of Morocco.',
  doubtful: [
    { on: '2025-06-09', note: 'On Monday 9 June 2025 all banks were closed by decision of their association.' },
  ],
  otherNames: 'Bank Al-Maghrib',
  countries: ['MA'],
  timezone: 'Africa/Casablanca',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XCAS', from: 2010, kinds: ['holiday'], source: BANKS_2025 }],
});
