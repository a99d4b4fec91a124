import { formatDay } from '../../server/engine/civil-date.js';
import { wantedEffect } from '../../server/queries/own-rows.js';
import type { Applied, Outcome } from './merge-overlay.js';
import type { Overlay } from './read-overlay.js';

/** Describes the effect of an overlay in lines. */

/** One or two lines for each row of corrections.csv, and one for each calendar. */
export function appliedText(
  { overlaid, outcomes }: Applied,
  overlay: Pick<Overlay, 'calendars'>,
): string[] {
  const calendars = overlay.calendars.map((one) => {
    const id = 'joint' in one ? one.joint.id : one.calendar.id;
    const made = overlaid.calendars.get(id)!;
    const [first, last] = made.record.data_years;
    const of = made.record.bases ? `, of ${made.record.bases.join(' ')}` : '';
    return `${id}  ${made.record.name}: ${made.entries.length} dates, ${first} to ${last}${of}`;
  });
  return [...outcomes.flatMap(outcomeText), ...calendars];
}

export function outcomeText({
  correction,
  calendar,
  state,
  reaches,
  spared,
  onWeekend,
}: Outcome): string[] {
  const { place, first, last, name } = correction;
  const days = first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`;
  const head = `${place}: ${calendar} ${days} `;
  if (state === 'idle')
    return [`${head}is idle: upstream says ${wantedEffect(correction)} now. Delete the row.`];
  const lines = [`${head}${correction.upstream} -> ${wantedEffect(correction)}, ${name}`];
  if (reaches.length > 0) lines.push(`    reaches ${reaches.join(' ')}`);
  if (spared.length > 0)
    lines.push(`    leaves ${spared.map((one) => `${one.calendar} (${one.why})`).join(', ')}`);
  if (onWeekend.length > 0) lines.push(`    on the weekend: ${onWeekend.join(' ')}`);
  return lines;
}
