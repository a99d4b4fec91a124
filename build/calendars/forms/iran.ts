import { formatDay, mustParseDay } from '../../../server/engine/civil-date.js';
import { FIRST_LUNAR_YEAR, LAST_LUNAR_YEAR, MONTHS } from '../countries/shared/iran-months.js';
import { type ListedDate, onDates } from '../vocabulary.js';

/** Iran's religious holidays by the table of its Islamic months (countries/shared/iran-months.ts). */

export interface LunarFeast {
  readonly name: string;
  readonly fa: string;
  /** Month and day of the Islamic calendar; day 0 = the month's last. */
  readonly month: number;
  readonly day: number;
  /** First year, where it is later than 1990. */
  readonly from?: number;
}

/** Month/day of the holidays of the solar calendar, which a copied day is not to stand in for. */
const SOLAR = ['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'];
const SOLAR_DATE = new Intl.DateTimeFormat('en-u-ca-persian', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * The days of the feasts by the table, but on fixed holidays, which the library has, and on dates of `read`: of two rows
 * for one date the one that was read stands.
 */
export function iranianFeasts(
  feasts: readonly LunarFeast[],
  read: readonly ListedDate[],
  evidence: Pick<ListedDate, 'source' | 'status' | 'note'>,
): ListedDate[] {
  const known = new Set(read.map(({ date }) => date));
  return feasts
    .flatMap(({ name, fa, ...feast }) =>
      onDates(datesOf(feast), { kind: 'holiday', name, names: { fa }, ...evidence }),
    )
    .filter(({ date }) => !known.has(date) && !SOLAR.includes(SOLAR_DATE.format(new Date(date))));
}

function datesOf({
  month,
  day,
  from = 1990,
}: Pick<LunarFeast, 'month' | 'day' | 'from'>): string[] {
  const years = Array.from(
    { length: LAST_LUNAR_YEAR - FIRST_LUNAR_YEAR + 1 },
    (_, index) => FIRST_LUNAR_YEAR + index,
  );
  return years
    .map((year) => iranianLunarDate(year, month, day))
    .filter((date) => date >= String(from));
}

/** The date of a day of Iran's Islamic calendar; `day` 0 is the last day of the month. Throws outside the table. */
function iranianLunarDate(year: number, month: number, day: number): string {
  const row = MONTHS[year];
  if (!row) throw new Error(`${year}: the table has ${FIRST_LUNAR_YEAR} to ${LAST_LUNAR_YEAR}`);
  const lengths = row[1].split(' ').map(Number);
  const before = lengths
    .slice(0, day === 0 ? month : month - 1)
    .reduce((sum, length) => sum + length, 0);
  return formatDay(mustParseDay(row[0]) + before + (day === 0 ? -1 : day - 1));
}
