/**
 * Spot conventions: of each currency against the US dollar, and of pairs with their own, each with its publication. Without a
 * publication the general rule applies, and the response says so. Read on 22 November 2026.
 */

export interface FxSource {
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  /** The URL of the edition that was read. */
  readonly year: number;
}

/**
 * How the days between trade and value are counted. own: business days of the currency except those on its weekend
 * (`marketWeekend`), when banks may work; New York holidays and weekends do not matter. new_york: days that are also business days
 * in New York. weekdays: business days of the currency except Saturdays and Sundays.
 */
export type Intermediate = 'own' | 'new_york' | 'weekdays';

/** What a publication supports: the number of days, how the days between are counted, or both. */
type SourceOf = 'lag' | 'days_between' | 'lag_and_days_between';

export interface CurrencyRule {
  readonly currency: string;
  /** Trades from this date on; absent: all. */
  readonly from?: string;
  /** Business days from trade to value against the US dollar. */
  readonly lag: 0 | 1 | 2;
  readonly intermediate: Intermediate;
  readonly source: FxSource | null;
  /** What the source supports; null without a source. The rest follows the general rule. */
  readonly sourceOf: SourceOf | null;
  readonly note?: string;
}

/** Pairs with value dates on New York holidays too, since they are not traded through the dollar. */
interface PairException {
  readonly pair: readonly [string, string];
  readonly source: FxSource;
}

/** A pair with a convention of its own: a number of days of both currencies, whatever each has against the dollar. */
export interface PairRule {
  readonly pair: readonly [string, string];
  /** Trades from this date on; absent: all. */
  readonly from?: string;
  readonly lag: 0 | 1 | 2;
  readonly source: FxSource;
  readonly note?: string;
}

export const LONDON_FX: FxSource = {
  publisher: 'London FX Ltd',
  title: 'Value dates, market convention',
  url: 'http://www.londonfx.co.uk/valdates.html',
  year: 2024,
};

/** The rate definitions with the settlement day of each rate; read in the copy of this scheme in the ISDA Common Domain Model 6.0.0. */
const ANNEX_A: FxSource = {
  publisher: 'ISDA, EMTA and the Foreign Exchange Committee',
  title:
    'Annex A to the 1998 FX and Currency Option Definitions (FpML coding scheme settlement-rate-option 2-11)',
  url: 'http://www.fpml.org/coding-scheme/settlement-rate-option-2-11.xml',
  year: 2018,
};

const ANNEX_A_AMENDMENTS: FxSource = {
  publisher: 'ISDA, EMTA and the Foreign Exchange Committee',
  title:
    'Amendments to Annex A to the 1998 FX and Currency Option Definitions (JPY2 to JPY4, GBP2 to GBP4)',
  url: 'https://www.yumpu.com/en/document/view/15646475/amendments-to-annex-a-to-the-1998-fx-and-currency-option-/5',
  year: 2013,
};

const BAP: FxSource = {
  publisher: 'Bankers Association of the Philippines',
  title: 'FX Benchmark Guidelines and Principles, 3.1.3',
  url: 'https://bap.org.ph/about/fx-benchmark-administration/',
  year: 2024,
};

const KASE: FxSource = {
  publisher: 'Kazakhstan Stock Exchange',
  title: 'USDKZT_TOM instrument will be used for exchange rate fixing as of September 10',
  url: 'http://kase.kz/en/news/show/1379686/',
  year: 2018,
};

/** Citi's Emerging Markets Rates and Currencies Handbook: "typical tenor for spot", one page per currency. */
export function citi(page: number): FxSource {
  const handbook = 'Emerging-Markets-Rates-and-Currencies-Handbook-2023';
  return {
    publisher: 'Citi',
    title: `Emerging Markets Rates and Currencies Handbook 2023, page ${page}`,
    url: `https://citibank.com/icg/sa/flippingbook/2023/${handbook}/${page}`,
    year: 2023,
  };
}

/** The handbook of 2021, for currencies missing in the one of 2023. */
export function citi2021(page: number): FxSource {
  return {
    publisher: 'Citi',
    title: `Emerging Markets Currencies Handbook 2021, page ${page}`,
    url: `https://www.citi.com/mss/sa/flippingbook/2021/Emerging-Markets-Rates-and-Currencies-Handbook/${page}`,
    year: 2021,
  };
}

const MOEX: FxSource = {
  publisher: 'Moscow Exchange',
  title: 'List of parameters of spot and swap deals: FX and Precious Metals Markets',
  url: 'https://docslib.org/doc/13672302/of-open-joint-stock-company',
  year: 2014,
};

const LBMA: FxSource = {
  publisher: 'London Bullion Market Association',
  title: 'Clarification of Value Dates 10 and 13 November 2017, with the words of the OTC Guide',
  url: 'http://www.lbma.org.uk/_blog/lbma_media_centre/post/clarification-of-value-dates-10-13-november-2017/',
  year: 2017,
};

/** Its futures on AUD/USD, USD/CHF, USD/DKK, USD/NOK, USD/SEK, NZD/USD and others: "Physical delivery ... (T+2) via the CLS system". */
const EUREX: FxSource = {
  publisher: 'Eurex',
  title: 'FX futures, contract specification: settlement (undated page, read in 2026)',
  url: 'https://eurex.com/ex-en/markets/fx/listed-fx/currency-pairs/EUR-NOK-Futures-2765900',
  year: 2026,
};

/** "Two business days from the day of conclusion ... (spot currency date)". */
const NBS: FxSource = {
  publisher: 'National Bank of Serbia',
  title: 'Interbank foreign exchange market (undated page, read in 2026)',
  url: 'http://nbs.rs/en/finansijsko_trziste/medjubankarsko-devizno-trziste/',
  year: 2026,
};

/** "The standard is two days, T+2, for currency transactions". */
const BONDS_IS: FxSource = {
  publisher: 'bonds.is',
  title: 'Icelandic krona: questions on the currency market (undated page, read in 2026)',
  url: 'http://www.bonds.is/fixed-income/icelandic-krona',
  year: 2026,
};

/** "So-called 'spot' market deals are settled two days later". */
const LBO: FxSource = {
  publisher: 'Lanka Business Online',
  title: 'Sri Lanka forex markets in a spot',
  url: 'https://www.lankabusinessonline.com/sri-lanka-forex-markets-in-a-spot/',
  year: 2012,
};

/** Bought on Friday 8 March 2019, Hong Kong dollars left the banks' balance "on 12 March", a Tuesday. */
const HKMA: FxSource = {
  publisher: 'Hong Kong Monetary Authority',
  title: 'Press release of 9 March 2019 on the weak-side Convertibility Undertaking',
  url: 'https://www.hkma.gov.hk/eng/news-and-media/press-releases/2019/03/20190309-3/',
  year: 2019,
};

/** "Effective delivery generally takes place within two working days". */
const BCP: FxSource = {
  publisher: 'BCP Bank (Mauritius)',
  title: 'Cash exchange (undated page, read in 2026)',
  url: 'https://www.bcpbank.mu/en/corporate/produit/cash-exchange',
  year: 2026,
};

/** Paid "on the second working day, with spot value". */
const BNB: FxSource = {
  publisher: 'Bulgarian National Bank',
  title: 'Press release of 19 June 2001',
  url: 'https://bnb.bg/AboutUs/PressOffice/POPressReleases/POPRDate/RELEASE_20010619_BG',
  year: 2001,
};

const DELIVERED =
  'The exchange delivers its futures of the currency two days after their last trading day, as spot is';

/** Crosses: the later of the spot dates of both currencies against the dollar, and no New York holiday. */
export const CROSS_SOURCE = LONDON_FX;

/** The general rule, for a currency that no publication names. */
export const ASSUMED =
  'assumed: two business days, as for most pairs; no publication that names the currency was found';

const t2 =
  (source: FxSource, sourceOf: SourceOf) =>
  (currency: string): CurrencyRule => ({
    currency,
    lag: 2,
    intermediate: 'own',
    source,
    sourceOf,
  });

const NEW_YORK_COUNTS = 'A New York holiday on the day between does count';
const SUNDAY_COUNTS =
  'While its weekend is Friday and Saturday, Sunday counts: trades of Wednesday to Friday settle on Monday';
const NO_SUNDAY =
  'While its weekend is Friday and Saturday, Sunday does not count: trades of Thursday settle on Tuesday';

const SUNDAY_TAKEN =
  'How the days beside its weekend count is not published: Sunday counts here, as for the dirham before 2022';

/** Grouped by convention; of several rules of a currency the last one in force applies. */
export const CURRENCY_RULES: readonly CurrencyRule[] = [
  // Named by London FX: EUR/USD in its examples, the T+1 pairs, the exceptions of Latin America and the Arab world.
  t2(LONDON_FX, 'lag_and_days_between')('EUR'),
  { currency: 'CAD', lag: 1, intermediate: 'own', source: LONDON_FX, sourceOf: 'lag' },
  {
    currency: 'TRY',
    lag: 1,
    intermediate: 'own',
    source: LONDON_FX,
    sourceOf: 'lag',
    note: 'Citi 2023, page 157: USD/TRY T+1, EUR/TRY T+2. In force when the page was read; since when is not told',
  },
  {
    currency: 'MXN',
    lag: 2,
    intermediate: 'new_york',
    source: LONDON_FX,
    sourceOf: 'lag_and_days_between',
    note: NEW_YORK_COUNTS,
  },
  {
    currency: 'ARS',
    lag: 2,
    intermediate: 'new_york',
    source: LONDON_FX,
    sourceOf: 'days_between',
    note: `${NEW_YORK_COUNTS}. The onshore rate is for the same day (Annex A, ARS05)`,
  },
  {
    currency: 'CLP',
    lag: 2,
    intermediate: 'new_york',
    source: LONDON_FX,
    sourceOf: 'days_between',
    note: `${NEW_YORK_COUNTS}. The onshore rate is for one business day (Annex A, CLP10)`,
  },
  ...['AED', 'BHD', 'EGP', 'KWD', 'OMR', 'QAR'].map(
    (currency): CurrencyRule => ({
      currency,
      lag: 2,
      intermediate: 'own',
      source: LONDON_FX,
      sourceOf: 'lag_and_days_between',
      note: SUNDAY_COUNTS,
    }),
  ),
  ...['SAR', 'JOD'].map(
    (currency): CurrencyRule => ({
      currency,
      lag: 2,
      intermediate: 'weekdays',
      source: LONDON_FX,
      sourceOf: 'lag_and_days_between',
      note: NO_SUNDAY,
    }),
  ),
  // Annex A: "for settlement in two Business Days", unless noted.
  ...['CNY', 'IDR', 'INR', 'KRW', 'MAD', 'MYR', 'PKR', 'PLN', 'SGD', 'THB', 'TWD', 'VND'].map(
    t2(ANNEX_A, 'lag'),
  ),
  ...['JPY', 'GBP'].map(t2(ANNEX_A_AMENDMENTS, 'lag')),
  {
    currency: 'ILS',
    lag: 2,
    intermediate: 'own',
    source: ANNEX_A,
    sourceOf: 'lag',
    note: SUNDAY_TAKEN,
  },
  {
    currency: 'BRL',
    lag: 2,
    intermediate: 'new_york',
    source: ANNEX_A,
    sourceOf: 'lag_and_days_between',
    note: `${NEW_YORK_COUNTS}: two business days "where such days are Business Days in both Sao Paulo and New York" (BRL01)`,
  },
  {
    currency: 'COP',
    lag: 0,
    intermediate: 'own',
    source: ANNEX_A,
    sourceOf: 'lag',
    note: 'The same day, onshore (COP02; Citi 2023, page 198: T+0); offshore it is traded as a non-deliverable forward',
  },
  {
    currency: 'UAH',
    lag: 0,
    intermediate: 'own',
    source: ANNEX_A,
    sourceOf: 'lag',
    note: 'The same business day (UAH01 to UAH03; Citi 2023, page 165: T+0)',
  },
  {
    currency: 'KZT',
    lag: 0,
    intermediate: 'own',
    source: ANNEX_A,
    sourceOf: 'lag',
    note: 'The same business day (KZT01) until the exchange fixed the rate for the next one',
  },
  {
    currency: 'KZT',
    from: '2018-09-10',
    lag: 1,
    intermediate: 'own',
    source: KASE,
    sourceOf: 'lag',
  },
  {
    currency: 'PHP',
    lag: 1,
    intermediate: 'own',
    source: BAP,
    sourceOf: 'lag',
    note: 'Annex A says the same (PHP06)',
  },
  // Citi's handbook: T+2.
  ...(
    [
      ['CZK', 84],
      ['HUF', 96],
      ['KES', 108],
      ['NGN', 123],
      ['RON', 137],
      ['TND', 154],
      ['ZAR', 145],
    ] as const
  ).map(([currency, page]) => t2(citi(page), 'lag')(currency)),
  {
    currency: 'DZD',
    lag: 2,
    intermediate: 'own',
    source: citi(66),
    sourceOf: 'lag',
    note: SUNDAY_TAKEN,
  },
  {
    currency: 'PEN',
    lag: 2,
    intermediate: 'own',
    source: citi(240),
    sourceOf: 'lag',
    note: 'T+2 offshore; the onshore rate is for the same day (Annex A, PEN05)',
  },
  {
    currency: 'CNH',
    lag: 2,
    intermediate: 'own',
    source: citi2021(11),
    sourceOf: 'lag',
    note: 'Offshore renminbi',
  },
  {
    currency: 'RUB',
    lag: 1,
    intermediate: 'own',
    source: MOEX,
    sourceOf: 'lag',
    note: 'USDRUB_TOM, in force when the list was read',
  },
  // Currencies that follow the general rule, by exchanges that deliver futures on them, central banks, markets and the press.
  ...['AUD', 'CHF', 'DKK', 'NOK', 'NZD', 'SEK'].map(
    (currency): CurrencyRule => ({ ...t2(EUREX, 'lag')(currency), note: DELIVERED }),
  ),
  t2(HKMA, 'lag')('HKD'),
  t2(NBS, 'lag')('RSD'),
  { ...t2(BCP, 'lag')('MUR'), note: 'Told of deals with customers, "generally"' },
  t2(BONDS_IS, 'lag')('ISK'),
  t2(LBO, 'lag')('LKR'),
  t2(BNB, 'lag')('BGN'),
  // "There must be two good London business days between trade date and spot"; a US holiday between is ignored.
  ...['XAU', 'XAG'].map(t2(LBMA, 'lag_and_days_between')),
];

/** Sorted by pair, the currencies of each in the order of the alphabet; of several rules the last one in force applies. */
export const PAIR_RULES: readonly PairRule[] = [
  { pair: ['EUR', 'TRY'], lag: 2, source: citi(157), note: 'EUR/TRY T+2, beside USD/TRY T+1' },
];

/**
 * London FX: the spot date of euro against lev, kuna and dinar can be a New York holiday, that against leu can not. Read
 * in copies of the page only, of 2022; the sentence was in all of them.
 */
export const PAIR_EXCEPTIONS: readonly PairException[] = [
  { pair: ['BGN', 'EUR'], source: LONDON_FX },
  { pair: ['EUR', 'RSD'], source: LONDON_FX },
];
