import { closed, settlement } from '../../forms/settlement.js';

/** "Settled on the second exchange day (T+2)"; holidays of the depository and the currency are taken into account. */
const SIX_SETTLEMENT =
  'https://www.six-group.com/exchanges/participants/clearing/exchange_trading/definition_settlement_en.html';

export default settlement({
  mic: 'XSWX',
  name: 'SIX Swiss Exchange',
  at: 'SIX SIS, Swiss franc',
  timezone: 'Europe/Zurich',
  years: [1996, 2100],
  note: "Christmas Eve and New Year's Eve are value dates of the franc, but trades settle on exchange days.",
  bases: [closed('XSWX', 1996, SIX_SETTLEMENT), closed('CHF', 1996, SIX_SETTLEMENT)],
});
