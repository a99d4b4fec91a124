import { citi, citi2021, type FxSource, LONDON_FX } from './fx-table.js';

/**
 * The fixing of non-deliverable forwards: a number of business days before the value date. The EMTA templates leave the date to the
 * parties ("[DATE CERTAIN]"), move it to the preceding business day of the currency's city, and require settlement no later than two
 * business days after it. This table has the market's number of days with its publication. The days are counted as those from trade
 * to spot are (London FX: "calculated backwards from the value date (settlement date) using the same rules as for calculating the
 * spot date"): where a New York holiday does not count for spot, it does not here. Read on 23 November 2026.
 */

/** What the source supports: the number of days, or the day for which the settlement rate is quoted. */
type FixingSourceOf = 'fixing' | 'rate';

export interface FixingRule {
  readonly currency: string;
  /** Value dates after this date only: before, spot was of another day. Absent: all. */
  readonly after?: string;
  /** Business days from the fixing to the value date. */
  readonly lag: 1 | 2;
  /** The settlement calendars whose common business days are counted: the currency's, and New York's where spot counts so. */
  readonly counted: readonly string[];
  /** The rate by which the contracts are commonly settled; a code is that of Annex A. */
  readonly rate: string;
  readonly source: FxSource | null;
  /** Null without a source. */
  readonly sourceOf: FixingSourceOf | null;
  readonly note?: string;
}

const ANNEX_A: FxSource = {
  publisher: 'ISDA, EMTA and the Foreign Exchange Committee',
  title:
    'Annex A to the 1998 FX and Currency Option Definitions (FpML coding scheme settlement-rate-option 2-11)',
  url: 'http://www.fpml.org/coding-scheme/settlement-rate-option-2-11.xml',
  year: 2018,
};

const TAIFEX: FxSource = {
  publisher: 'Taiwan Futures Exchange',
  title: 'New Taiwan Dollar Non-Deliverable Forward, contract specification: valuation date offset',
  url: 'https://www.bq888.taifex.com.tw/enl/eng5/ccpNDF',
  year: 2024,
};

const CME_CLP: FxSource = {
  publisher: 'CME Group',
  title:
    'Special Executive Report S-6872: rule 274H.02.A, cleared USD/CLP forwards, day of cash settlement',
  url: 'https://www.cmegroup.com/tools-information/lookups/advisories/ser/SER-6872.html',
  year: 2013,
};

const BY_THE_RATE =
  'The contracts are settled by a rate that Annex A quotes for settlement in two business days';
/** Of these templates only EMTA's of 2018 for BRL was read completely (https://docslib.org/doc/7302022). */
const NOT_FOUND =
  'assumed: two business days, the most that the EMTA templates allow; no publication that names the days was found';

const BOTH_COUNT = `Days that are no business day in New York do not count, as for the spot date, by whose rules the fixing is counted back (${LONDON_FX.publisher}, ${LONDON_FX.url})`;
const AS_SPOT =
  'Counted back by the rules of the spot date (London FX), which is two business days after the trade';
const NAMED_RATE = 'the one that the contract names';
/** FpML's ticket 865 has "Brazil Business Day and New York" as the cities for valuation dates of BRL/USD (https://fpml.org/ticket/865). */
const NAMED_DAY =
  'Parties may name a New York holiday as fixing date: EMTA’s template of 2018 then keeps it (https://docslib.org/doc/7302022)';

const byRate = (currency: string, rate: string): FixingRule => ({
  currency,
  lag: 2,
  counted: [currency],
  rate,
  source: ANNEX_A,
  sourceOf: 'rate',
  note: BY_THE_RATE,
});

/** Sorted by currency. */
export const FIXING_RULES: readonly FixingRule[] = [
  {
    currency: 'ARS',
    lag: 2,
    counted: ['ARS', 'USD'],
    rate: 'ARS MAE (ARS05)',
    source: null,
    sourceOf: null,
    note: `${NOT_FOUND}; that of 2018 for ARS was read (https://docslib.org/doc/4312191). ${BOTH_COUNT}`,
  },
  {
    currency: 'BRL',
    lag: 2,
    counted: ['BRL', 'USD'],
    rate: 'BRL PTAX (BRL09)',
    source: citi(187),
    sourceOf: 'fixing',
    note: `Offshore, two days before settlement; onshore contracts settled in reais usually one. ${BOTH_COUNT}. ${NAMED_DAY}`,
  },
  {
    currency: 'CLP',
    lag: 2,
    counted: ['CLP', 'USD'],
    rate: 'CLP DÓLAR OBS (CLP10)',
    source: CME_CLP,
    sourceOf: 'fixing',
    note: `The rate that the central bank reports for the day two business days before the value date. ${BOTH_COUNT}`,
  },
  {
    currency: 'CNY',
    lag: 2,
    counted: ['CNY'],
    rate: 'SAEC',
    source: citi2021(11),
    sourceOf: 'fixing',
  },
  {
    currency: 'COP',
    lag: 1,
    counted: ['COP'],
    rate: 'TRM (COP02)',
    source: citi2021(80),
    sourceOf: 'fixing',
    note: 'Settled on the business day after they expire, onshore and offshore',
  },
  {
    currency: 'EGP',
    lag: 2,
    counted: ['EGP'],
    rate: NAMED_RATE,
    source: LONDON_FX,
    sourceOf: 'fixing',
    note: AS_SPOT,
  },
  byRate('IDR', 'JISDOR'),
  byRate('INR', 'FBIL reference rate'),
  byRate('KRW', 'KFTC18'),
  {
    currency: 'KZT',
    after: '2018-09-10',
    lag: 1,
    counted: ['KZT'],
    rate: 'the weighted average of KASE for the next day (USDKZT_TOM)',
    source: citi2021(157),
    sourceOf: 'rate',
    note: 'Since 10 September 2018, when the exchange fixed the rate for the next day; spot is of the next day too',
  },
  byRate('MYR', 'Kuala Lumpur USD/MYR reference rate'),
  {
    currency: 'NGN',
    lag: 2,
    counted: ['NGN'],
    rate: 'NAFEX',
    source: LONDON_FX,
    sourceOf: 'fixing',
    note: `${AS_SPOT}. The rate and spot are named by Citi (${citi(123).url})`,
  },
  {
    currency: 'PEN',
    lag: 2,
    counted: ['PEN'],
    rate: 'PEN05',
    source: null,
    sourceOf: null,
    note: NOT_FOUND,
  },
  {
    currency: 'PHP',
    lag: 1,
    counted: ['PHP'],
    rate: 'PHP06',
    source: citi(42),
    sourceOf: 'fixing',
  },
  {
    currency: 'TWD',
    lag: 2,
    counted: ['TWD'],
    rate: 'the rate of Taipei Forex at 11:00',
    source: TAIFEX,
    sourceOf: 'fixing',
    note: 'Read at another address of the exchange, which mirrors www.taifex.com.tw',
  },
  byRate('VND', 'VND ABS or VND FX (VND01, VND02)'),
];

/** Currencies of non-deliverable forwards whose fixing no text that was read tells, and why none is assumed. */
export const WITHOUT_FIXING_RULE: Readonly<Record<string, string>> = {
  UAH: 'its rates are of the same business day (Annex A, UAH01 to UAH03), and no text that was read names the days from fixing to value',
};

/** Whether a currency is traded in non-deliverable forwards. */
export function isNonDeliverable(currency: string): boolean {
  return currency in WITHOUT_FIXING_RULE || FIXING_RULES.some((rule) => rule.currency === currency);
}
