/** The most used calendars, in the order in which work on them helps most. */

/** The members of the Group of Twenty that are countries (https://g20.org), except those of the EU, which follow. */
const G20 = [
  'US',
  'CN',
  'JP',
  'IN',
  'GB',
  'CA',
  'BR',
  'KR',
  'AU',
  'RU',
  'MX',
  'ID',
  'SA',
  'TR',
  'AR',
  'ZA',
  'DE',
  'FR',
  'IT',
];

/** The member states of the European Union. */
const EU = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];

/** The ten most traded currencies. */
const G10 = ['USD', 'EUR', 'JPY', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK'];

/** The stock exchanges of the largest markets by capitalization. */
const MARKETS = [
  'XNYS',
  'XNAS',
  'XSHG',
  'XTKS',
  'XSHE',
  'XHKG',
  'XNSE',
  'XBOM',
  'XPAR',
  'XAMS',
  'XTSE',
  'XLON',
  'XSAU',
  'XETR',
  'XTAI',
  'XSWX',
  'XKRX',
  'XASX',
  'XSTO',
  'XCSE',
  'XHEL',
  'XJSE',
  'BVMF',
  'XMAD',
  'XMIL',
  'XIDX',
  'XBKK',
  'XADS',
  'XSES',
  'MISX',
  'XMEX',
  'XKLS',
  'XIST',
  'XOSL',
  'XBRU',
  'XDUB',
  'XWAR',
  'DSMD',
  'XPHS',
  'XTAE',
];

export const GROUPS_IN_USE = [
  { name: 'quality_groupG20', ids: G20 },
  { name: 'quality_groupEU', ids: EU },
  { name: 'quality_groupCurrencies', ids: G10 },
  { name: 'quality_groupMarkets', ids: MARKETS },
] as const;

/** All of them, without duplicates. */
export const IN_USE: readonly string[] = [...new Set(GROUPS_IN_USE.flatMap(({ ids }) => ids))];
