import type * as z from 'zod';
import type { SessionBody } from '../api/session-schemas.js';
import type { listSessions } from '../api/sessions.js';
import type { sessionsNow } from '../api/sessions-now.js';
import type { settlementDate } from '../api/settlement.js';
import { cycleText } from '../engine/market-conventions.js';
import {
  countedDay,
  lines,
  MAX_CLOSURES,
  named,
  omittedLine,
  rangeLine,
  releaseLine,
  textOf,
  trustLine,
} from './texts.js';

/** Texts of results on markets: settlement, sessions, open now. */

type Session = z.output<typeof SessionBody>;

export const settlementText = textOf<typeof settlementDate>((answer) => {
  const { market, instrument, trade_date, result, cycle, calendars, note, explanation, data_release } = answer;
  const since = cycle.start === 'changed' ? `since ${cycle.from}` : `known from ${cycle.from} on`;
  return lines(
    note !== null && `Note: ${note}.`,
    `${instrument} traded on ${market} on ${named(trade_date)} settles on ${named(result)}: ${cycleText(cycle)} (${since}${announcedWords(cycle, data_release.generated_at)}), counted on ${calendars.at(-1)}.`,
    cycle.note !== null && `Note on the cycle: ${cycle.note}`,
    cycle.source === null
      ? 'No source was found for the cycle.'
      : `Source of the cycle (${cycle.evidence}): ${cycle.source}`,
    ...(explanation?.days ?? []).slice(0, MAX_CLOSURES).map((day) => `- ${countedDay(day)}`),
    omittedLine(explanation?.days.length ?? 0, explanation?.omitted ?? 0),
    rangeLine(answer),
    trustLine(answer.coverage, answer.estimated, answer.data_release.id),
  );
});

/** An announced cycle lies ahead of the release; or it should have begun, and nothing that was read confirms it. */
function announcedWords({ status, from }: { status: string; from: string }, generatedAt: string): string {
  if (status !== 'announced') return '';
  return from > generatedAt.slice(0, 10) ? ', announced, not yet in force' : ', announced, not confirmed';
}

export const sessionsText = textOf<typeof listSessions>(({ calendars, data_release }) => {
  const texts = calendars.flatMap(({ id, name, timezone, hours, sessions, without_hours, may_trade }) => [
    `${id} (${name}), ${timezone}:`,
    ...sessions.map((session) => `- ${sessionLine(session)}`),
    hours === null && '- its hours are not known',
    hours !== null && without_hours.length > 0 && `- hours not known on ${without_hours.join(', ')}`,
    may_trade.length > 0 && `- it may trade on ${may_trade.join(', ')}, at hours that are not known or not announced`,
    ...new Set((hours ?? []).flatMap(({ source }) => (source === null ? [] : [`- source: ${source}`]))),
  ]);
  return lines(...texts, releaseLine(data_release.id));
});

function sessionLine({ date, open, open_local, close, close_local, ...rest }: Session): string {
  const { break_start_local, break_end_local, early_close, late_open, estimated } = rest;
  const pause = break_start_local ? `, break ${timeOf(break_start_local)} to ${timeOf(break_end_local!)}` : '';
  const marks = [early_close && 'early close', late_open && 'late open', estimated && 'estimated'].filter(Boolean);
  return `${named(date)}: ${timeOf(open_local)} to ${timeOf(close_local)}${pause} (UTC ${open} to ${close})${marks.map((mark) => `, ${mark}`).join('')}`;
}

function timeOf(local: string): string {
  return local.slice(11, 16);
}

export const openNow = textOf<typeof sessionsNow>(({ at, calendars, data_release }) => {
  const texts = calendars.map(({ id, name, state, until, until_local, next, estimated }) => {
    const end = until === null ? '' : ` until ${until} (${until_local!.slice(0, 16).replace('T', ' ')} there)`;
    const coming = next ? `; next session ${named(next.date)}, ${next.open}` : '';
    const doubt = estimated ? ' (estimated: a date is not announced yet, or its hours are in doubt)' : '';
    return `- ${id} (${name}): ${state === 'unknown' ? 'its hours are not known' : state.replace('_', ' ')}${end}${coming}${doubt}`;
  });
  return lines(`At ${at}:`, ...texts, releaseLine(data_release.id));
});
