import type { inheriting } from '../inheriting.js';

/** Exchanges of a country that settle at one depository: what was read of it, which tells of the cycle and not of the days. */
export const ONE_DEPOSITORY = {
  GERMANY: {
    source: 'https://euroccp.com/2014/06/11/t2-settlement-cycle-announcement/',
    basis: 'rule',
    note: 'The text tells of one depository and cycle for Germany, not of the days.',
  },
  SPAIN: {
    source:
      'http://www.bolsasymercados.es/ing/Media/Press-Release/20161010/nota_20161010_2/The_reform_of_clearing_and_settlement_in_Spain_concludes_successfully',
    basis: 'rule',
    note: 'The text tells of the cycle and the depository of the Spanish exchanges, not of the days.',
  },
  JAPAN: {
    source:
      'https://mondovisione.com/news/tokyo-stock-exchange-osaka-exchange-nagoya-stock-exchange-fukuoka-stock-excha-20171026',
    basis: 'rule',
    note: 'The text tells of one cycle of the Japanese exchanges, not of the days.',
  },
} as const satisfies Readonly<Record<string, Parameters<typeof inheriting>[1]>>;
