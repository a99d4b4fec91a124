import { calendar } from '../definition.js';

/**
 * Colombian peso: CUD, the deposit accounts of the Banco de la República, on the country's business days (Ley 51 of
 * 1983 and its later changes).
 */

const BUSINESS_DAY_WITHOUT_TRADING =
  'https://www.larepublica.co/finanzas/bolsa-de-valores-de-colombia-revelo-horarios-para-este-24-y-31-de-diciembre-2942461';

export default calendar({
  id: 'COP',
  kind: 'settlement',
  name: 'CUD (Colombian peso)',
  doubts:
    'Doubts: no text of the bank on its calendar was read. The last weekday of the year, on which the stock exchange is closed, is "a business day without trading" in the exchange\'s words, so the payment system is taken to be open.',
  otherNames: 'Banco de la República',
  countries: ['CO'],
  timezone: 'America/Bogota',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CO', from: 1990, source: BUSINESS_DAY_WITHOUT_TRADING }],
});
