import { calendar } from '../definition.js';

/**
 * The DI rate (CDI) of B3: made of the interbank deposits of one business day that are registered and settled in its system,
 * and where there are too few of them, the Selic rate of the day; each business day ("dia útil") has one. The methodology is
 * that of 1 October 2018; the data begin with the year after.
 */

const METODOLOGIA =
  'https://www.b3.com.br/pt_br/market-data-e-indices/indices/indices-de-segmentos-e-setoriais/di/metodologia-de-apuracao-da-taxa/';

export default calendar({
  id: 'BRL:CDI',
  kind: 'bond',
  name: 'CDI (Brazilian interbank deposit rate)',
  doubts:
    'Doubts: that business days are those of the payment system, in which the deposits are settled, is taken over.',
  otherNames: 'DI, taxa DI',
  countries: ['BR'],
  timezone: 'America/Sao_Paulo',
  years: [2019, 2100],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'BRL', from: 2019, kinds: ['holiday'], source: METODOLOGIA }],
});
