import { calendar } from '../definition.js';
import { type ListedDate, NOT_FOUND } from '../vocabulary.js';

/**
 * RENTAS, the large-value system of Bank Negara Malaysia: closed on the public holidays of Kuala Lumpur, the days on
 * which Bursa Malaysia closes too (that calendar tells their story); on 3 December 2021 it stayed open.
 *
 * The data begins with 2005: RENTAS started in July 1999, but the exchange's closures of 2002 to 2004 include eves of
 * feasts of which no bank closure was told. From 2027 on the movable days are computed.
 */

const OPEN_2021 = 'https://themalaysianreserve.com/2021/12/02/bursa-malaysia-will-be-closed-tomorrow/';
const RENTAS_DAYS =
  'https://themalaysianreserve.com/2023/01/03/bursa-malaysia-to-continue-operating-on-future-surprise-holidays/';

const OPEN: readonly ListedDate[] = [
  {
    date: '2008-07-03',
    kind: 'open',
    name: "The exchange's trading system failed",
    source: NOT_FOUND,
    note: 'doubt: no public holiday; the exchange alone had no trading',
  },
  { date: '2021-12-03', kind: 'open', name: 'Special public holiday: banks and markets open', source: OPEN_2021 },
];

export default calendar({
  id: 'MYR',
  kind: 'settlement',
  name: 'RENTAS (Malaysian ringgit)',
  doubtful: [
    {
      on: '2022-11-28 2023-04-21 2025-09-15',
      note: 'Whether RENTAS operated on holidays declared at short notice (28 November 2022, 21 April 2023, 15 September 2025) was not found; they are taken as closed, as on the exchange, which since 2023 stays closed where RENTAS does.',
      estimated: true,
    },
  ],
  otherNames: 'Bank Negara',
  countries: ['MY'],
  timezone: 'Asia/Kuala_Lumpur',
  years: [2005, 2100],
  weekend: [{ start: '2005-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XKLS', from: 2005, kinds: ['holiday'], source: RENTAS_DAYS }],
  dates: OPEN,
});
