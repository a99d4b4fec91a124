import { formatDay, isoWeekday, mustParseDay } from '../../../server/engine/civil-date.js';
import { ACT } from '../countries/shared/malaysia-days.js';
import { TEXTS, type Told } from '../countries/shared/malaysia-told.js';
import type { ListedDate } from '../vocabulary.js';

/** What the texts of countries/shared/malaysia-told.ts tell, by date. */
export const TOLD: Readonly<Record<string, Omit<Told, 'days'>>> = Object.fromEntries(
  TEXTS.flatMap(({ days, ...text }) => days.split(' ').map((date) => [date, text])),
);

/** The row of a day in lieu: that its Sunday is a holiday stands in the text, that the next day is one in the Act alone. */
export function inLieuOf({
  source,
  note,
}: Pick<Told, 'source' | 'note'>): Pick<ListedDate, 'source' | 'basis' | 'note'> {
  const byAct = `In lieu of the Sunday, which the source tells, by section 3 of the Holidays Act (${ACT}).`;
  return { source, basis: 'rule', note: note ? `${note} ${byAct}` : byAct };
}

const KEPT = 'The exchange keeps the public holidays of Kuala Lumpur, by its page of 2015.';

/**
 * The same for markets that keep the public holidays of Kuala Lumpur, with the day in lieu of a Sunday: the Monday, or the
 * Tuesday where the Monday is a holiday of the same text too.
 */
export const TOLD_TO_MARKETS: Readonly<
  Record<string, Pick<ListedDate, 'source' | 'basis' | 'note'>>
> = Object.fromEntries(
  Object.entries(TOLD).flatMap(([date, { source, note }]) => {
    const row = { source, note: note ? `${note} ${KEPT}` : KEPT };
    const day = mustParseDay(date);
    if (isoWeekday(day) !== 7) return [[date, row]];
    const inLieu = TOLD[formatDay(day + 1)] ? day + 2 : day + 1;
    return [
      [date, row],
      [formatDay(inLieu), inLieuOf(row)],
    ];
  }),
);
