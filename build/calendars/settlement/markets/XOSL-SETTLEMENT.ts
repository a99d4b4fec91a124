import { closed, settlement } from '../../forms/settlement.js';

/** The central bank carries out the cash side, the depository the securities side. */
const VPS = 'https://www.euronextvps.no/settlement/';

export default settlement({
  mic: 'XOSL',
  name: 'Oslo Stock Exchange',
  at: 'VPS (Euronext Securities Oslo), Norwegian krone',
  timezone: 'Europe/Oslo',
  years: [1990, 2100],
  note: "31 December is a day of the central bank's system and closed on the exchange; that it settles was not read.",
  bases: [closed('NOK', 1990, VPS, { basis: 'rule', note: 'The text tells who settles, not of the days.' })],
});
