import type { WeekendRule } from '../../../server/core/types.js';
import type { EstimatedRule, LeftOutRule, ListedDate, RuleRow } from '../definition.js';

/** The forms of the country tables: one row a country (or one of its subdivisions, `CC:SUB`). */

/** The weekend of a country and its history. A subdivision without a row has its country's. */
export interface WeekendRow {
  readonly id: string;
  /** Sorted by start; the first start is 1990-01-01. ISO weekday numbers, 1 = Monday ... 7 = Sunday. */
  readonly weekend: readonly WeekendRule[];
  /** The address that says so. */
  readonly source: string;
  /** Doubts, and what was not settled. */
  readonly note?: string;
}

/** Years outside of which the library quietly lacks holidays of this country: its listed dates begin or stop there. */
export interface HorizonRow {
  readonly id: string;
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

export interface LeftOutRow extends LeftOutRule {
  readonly id: string;
  /** Also left out in the subdivisions (default: yes). */
  readonly subdivisions?: boolean;
}

export interface EstimatedRow extends EstimatedRule {
  /** Country id, or `*` for every country. */
  readonly id: string;
}

/** What we add to, or put in the place of, the library's account of one country or subdivision. */
export interface CountryAmendment {
  readonly id: string;
  /** True: the library is not used for this calendar at all, its origin is `rule`. */
  readonly replacesLibrary?: boolean;
  readonly rules?: readonly RuleRow[];
  readonly dates?: readonly ListedDate[];
  /** Subdivisions take the amendment over too (default: no). */
  readonly subdivisions?: boolean;
}
