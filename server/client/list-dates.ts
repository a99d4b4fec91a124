import type { AnswerBasis } from '../engine/types.js';
import { weakestBasis } from '../locale/trust.js';
import type { YearOf } from './answers.js';
import { lookOf, wordOf } from './combine.js';
import { message } from './locale.js';
import type { ListedDate } from './year-view.js';

/** The list of special days: one line per date, with the names and the calendars that have them. */

interface Gathered {
  readonly what: Set<string>;
  readonly names: Map<string, Set<string>>;
  readonly bases: Set<AnswerBasis>;
  isEstimated: boolean;
}

export function listed(years: readonly YearOf[]): ListedDate[] {
  const dates = new Map<string, Gathered>();
  for (const { id, days } of years) {
    for (const day of days) {
      for (const { date, kind, name, close_time, status, basis } of day.entries) {
        const at = dates.get(date) ?? {
          what: new Set(),
          names: new Map(),
          bases: new Set(),
          isEstimated: false,
        };
        dates.set(date, at);
        at.what.add(
          kind === 'holiday'
            ? wordOf(lookOf(day))
            : kind === 'early_close'
              ? message('closesAt', { time: close_time ?? '' })
              : message('statusWeekendWorkday'),
        );
        at.names.set(name, (at.names.get(name) ?? new Set()).add(id));
        at.bases.add(basis);
        at.isEstimated ||= status !== 'confirmed';
      }
    }
  }
  return [...dates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, { what, names, bases, isEstimated }]) => ({
      date,
      basis: weakestBasis([...bases]),
      isEstimated,
      what: [...what],
      names: [...names].map(([name, ids]) => ({ name, ids: [...ids] })),
    }));
}
