import { formatDay, mustParseDay } from '../../../server/engine/civil-date.js';
import type { ListedDate } from '../vocabulary.js';

/** Turkey's two religious feasts, each with its eve, from their first days. */

export interface Feast {
  readonly name: string;
  readonly eve: string;
  readonly tr: string;
  readonly days: number;
}

/** First days of the feasts that rest on one source. */
export interface FirstDays extends Pick<ListedDate, 'status' | 'source' | 'note'> {
  readonly ramazan?: readonly string[];
  readonly kurban?: readonly string[];
}

/**
 * The eves and days of both feasts. `national`: national holidays, MM-DD and their first year, which stand where a day
 * or eve of a feast falls on them.
 */
export function turkishFeasts(
  rows: readonly FirstDays[],
  ramazan: Feast,
  kurban: Feast,
  national: Readonly<Record<string, string>>,
): ListedDate[] {
  const isNational = ({ date }: ListedDate) => (national[date.slice(5)] ?? '9999') <= date;
  return rows
    .flatMap(({ ramazan: first = [], kurban: second = [], ...evidence }) => [
      ...first.flatMap((date) => feastDates(ramazan, date, evidence)),
      ...second.flatMap((date) => feastDates(kurban, date, evidence)),
    ])
    .filter((row) => !isNational(row));
}

function feastDates(
  feast: Feast,
  first: string,
  evidence: Pick<ListedDate, 'source'>,
): ListedDate[] {
  const start = mustParseDay(first);
  const names = { tr: feast.tr };
  const eve = { name: feast.eve, names: { tr: `${feast.tr} arifesi` }, closes: '13:00' };
  return [
    { date: formatDay(start - 1), kind: 'early_close', ...eve, ...evidence },
    ...Array.from(
      { length: feast.days },
      (_, index): ListedDate => ({
        date: formatDay(start + index),
        kind: 'holiday',
        name: feast.name,
        names,
        ...evidence,
      }),
    ),
  ];
}
