import { closed, NASDAQ_NORDIC_2023, settlement } from '../../forms/settlement.js';

export default settlement({
  mic: 'XCSE',
  name: 'Nasdaq Copenhagen',
  at: 'VP Securities (Euronext Securities Copenhagen), Danish krone',
  timezone: 'Europe/Copenhagen',
  years: [1990, 2100],
  bases: [closed('DKK', 1990, NASDAQ_NORDIC_2023)],
});
