/** What the Bank of Canada publishes, and when it does not: for the rates and the foreign exchange of the Canadian dollar. */

/** Its daily rates of exchange as downloaded, a file a year, 2017 to 30 December 2025. */
export const BANK_SERIES =
  'https://github.com/littledot/bank-of-canada-exchange-rates/tree/c2f2e6ea4e6adfec8ab33aaea8bd1ba0488a9973/data/raw';

export const NO_RATE = 'A weekday without a rate of exchange in the series of the Bank of Canada.';

/** "Le siège de la Banque sera dorénavant fermé à l'occasion du Jour de la famille": no CORRA on the day. */
export const FAMILY_DAY_2013 =
  'https://banqueducanada.ca/2013/02/publication-taux-operations-pension-conge-jour-famille';
