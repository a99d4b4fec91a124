import { closed, NASDAQ_NORDIC_2023, settlement } from '../../forms/settlement.js';

export default settlement({
  mic: 'XSTO',
  name: 'Nasdaq Stockholm',
  at: 'Euroclear Sweden, Swedish krona',
  timezone: 'Europe/Stockholm',
  years: [1990, 2100],
  bases: [closed('SEK', 1990, NASDAQ_NORDIC_2023)],
});
