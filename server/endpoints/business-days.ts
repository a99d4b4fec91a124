import * as z from 'zod';
import { type BusinessDays, isEstimatedSpan, isVerifiedSpan } from '../core/business-days.js';
import type { DayNumber } from '../core/civil-date.js';
import { type CsvValue, toCsv } from '../core/csv.js';
import type { Coverage as CoverageWord } from '../core/types.js';
import type { Catalog } from '../service/catalog.js';
import { type Answer, inFormat, json } from './endpoint.js';
import { calendars, format, mode, tz } from './parameters.js';
import { Coverage, DataRelease, ModeWord } from './schemas.js';

/** What the four endpoints of business-day arithmetic share. */

export const sharedQuery = { calendars, mode, tz, format };

export const sharedResponse = {
  data_release: DataRelease,
  mode: ModeWord,
  coverage: Coverage.meta({ description: 'verified only when every calendar is, on every day the answer depended on' }),
  estimated: z.boolean().meta({ description: 'True when an estimated or provisional date affected the answer' }),
};

/** How far the days from..to (inclusive) that an answer depended on are to be trusted. */
export interface Trust {
  readonly coverage: CoverageWord;
  readonly estimated: boolean;
}

export function trustIn(days: BusinessDays, from: DayNumber, to: DayNumber): Trust {
  return {
    coverage: isVerifiedSpan(days, from, to) ? 'verified' : 'library',
    estimated: isEstimatedSpan(days, from, to),
  };
}

/**
 * The answer of an endpoint. `fields` are those of the contract, in its order; CSV is one row of them, the calendars
 * first; text is the bare `result`.
 */
export function arithmeticAnswer(
  catalog: Catalog,
  format: 'json' | 'csv' | 'text',
  indexes: readonly number[],
  fields: Readonly<Record<string, CsvValue>>,
  result: string | number,
  asOf: string | undefined,
): Answer {
  return inFormat(
    format,
    {
      json: () => json(catalog, fields),
      csv: () => {
        const ids = indexes.map((index) => catalog.calendar(index).id).join(' ');
        return toCsv(['calendars', ...Object.keys(fields)], [[ids, ...Object.values(fields)]]);
      },
      text: () => String(result),
    },
    asOf,
  );
}

export function csvDescription(...columns: string[]): string {
  return `calendars,${columns.join()},mode,coverage,estimated: one row; calendars separated by spaces`;
}
