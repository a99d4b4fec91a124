import { citi, citi2021, type FxSource } from './fx-table.js';

/**
 * When the rate of a non-deliverable forward is fixed: so many business days of the currency before the value date. The
 * EMTA templates leave the date to the parties ("[DATE CERTAIN]"), move it to the preceding business day of the currency's
 * city, and want the settlement no later than two business days after it; by how many days the market has it is told
 * here, each with the publication that says so. Read on 23 November 2026.
 */

/** What the source says: the days of the fixing, or for which day the rate is quoted that settles the contract. */
export type FixingSourceOf = 'fixing' | 'rate';

export interface FixingRule {
  readonly currency: string;
  /** Business days of the currency from the fixing to the value date. */
  readonly lag: 1 | 2;
  /** The rate by which the contracts are commonly settled; a code is that of Annex A. */
  readonly rate: string;
  readonly source: FxSource | null;
  /** Null where there is no source. */
  readonly sourceOf: FixingSourceOf | null;
  readonly note?: string;
}

const ANNEX_A: FxSource = {
  publisher: 'ISDA, EMTA and the Foreign Exchange Committee',
  title: 'Annex A to the 1998 FX and Currency Option Definitions (FpML coding scheme settlement-rate-option 2-11)',
  url: 'http://www.fpml.org/coding-scheme/settlement-rate-option-2-11.xml',
  year: 2018,
};

const TAIFEX: FxSource = {
  publisher: 'Taiwan Futures Exchange',
  title: 'New Taiwan Dollar Non-Deliverable Forward, contract specification: valuation date offset',
  url: 'https://www.taifex.com.tw/enl/eng5/ccpNDF',
  year: 2024,
};

const BY_THE_RATE = 'The contracts are settled by a rate that Annex A quotes for settlement in two business days';
/** EMTA's template of 2018 for BRL is the one of these that was read whole (https://docslib.org/doc/7302022). */
const NOT_FOUND =
  'assumed: two business days, the most that the EMTA templates allow; no publication that names the days was found';

const byRate = (currency: string, rate: string): FixingRule => ({
  ...{ currency, lag: 2, rate, source: ANNEX_A, sourceOf: 'rate', note: BY_THE_RATE },
});

/** Sorted by currency. */
export const FIXING_RULES: readonly FixingRule[] = [
  {
    ...{ currency: 'BRL', lag: 2, rate: 'BRL PTAX (BRL09)', source: citi(187), sourceOf: 'fixing' },
    note: 'Offshore, two days before settlement; onshore contracts settled in reais usually one',
  },
  {
    ...{ currency: 'CLP', lag: 2, rate: 'CLP DÓLAR OBS (CLP10)', source: null, sourceOf: null },
    note: `${NOT_FOUND}. The rate of a day is published on the next one`,
  },
  { currency: 'CNY', lag: 2, rate: 'SAEC', source: citi2021(11), sourceOf: 'fixing' },
  {
    ...{ currency: 'COP', lag: 1, rate: 'TRM (COP02)', source: citi2021(80), sourceOf: 'fixing' },
    note: 'Settled on the business day after they expire, onshore and offshore',
  },
  byRate('IDR', 'JISDOR'),
  byRate('INR', 'FBIL reference rate'),
  byRate('KRW', 'KFTC18'),
  byRate('MYR', 'Kuala Lumpur USD/MYR reference rate'),
  {
    ...{ currency: 'PEN', lag: 2, rate: 'PEN05', source: null, sourceOf: null },
    note: NOT_FOUND,
  },
  { currency: 'PHP', lag: 1, rate: 'PHP06', source: citi(42), sourceOf: 'fixing' },
  { currency: 'TWD', lag: 2, rate: 'the rate of Taipei Forex at 11:00', source: TAIFEX, sourceOf: 'fixing' },
];
