import type { Subdivision } from '../country.js';
import { type Home, holidays } from '../vocabulary.js';

/** Provinces of Italy with the patron day of their capital. */

export type PatronDay = readonly [
  id: string,
  name: string,
  rule: string,
  saint: string,
  source: string,
];

/** Days kept on another date in a year. */
export type MovedDays = Readonly<
  Record<string, readonly { readonly date: string; readonly source: string }[]>
>;

/** A province's day has a rule for each run of years without a moved one, and the moved days as dates. */
export function patronProvinces(
  days: readonly PatronDay[],
  movedById: MovedDays,
  homes: Readonly<Record<string, Home>>,
  note: string,
): Subdivision[] {
  return days.map(([id, name, rule, saint, source]) => {
    const title = `Patron saint of ${name}`;
    const names = { it: saint };
    const moved = movedById[id] ?? [];
    const years = moved.map(({ date }) => Number(date.slice(0, 4)));
    return {
      id,
      name,
      ...homes[id],
      rules: [...years, undefined].map((year, index) => ({
        rule,
        name: title,
        names,
        from: (years[index - 1] ?? 1989) + 1,
        ...(year === undefined ? {} : { to: year - 1 }),
        source,
        note,
      })),
      dates: moved.map((day) => holidays(title, day.source, day.date, { names, note })),
    };
  });
}
