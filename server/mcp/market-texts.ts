import type * as z from 'zod';
import type { SessionBody } from '../api/session-schemas.js';
import type { Cycle } from '../api/settlement-cycle.js';
import {
  boundsLine,
  countedDay,
  lines,
  MOST_CLOSURES,
  named,
  omittedLine,
  releaseLine,
  type TextOf,
  type Told,
  type Trusted,
  trustLine,
} from './texts.js';

/** Answers on markets in words: when trades settle, when exchanges trade, what is open. */

type Session = z.output<typeof SessionBody>;

interface SettlementTold extends Trusted {
  readonly market: string;
  readonly instrument: string;
  readonly trade_date: string;
  readonly result: string;
  readonly cycle: z.output<typeof Cycle>;
  readonly calendars: readonly string[];
  readonly note: string | null;
}

export const settlementTold: TextOf = (told) => {
  const answer = told as SettlementTold;
  const { market, instrument, trade_date, result, cycle, calendars, note, explanation } = answer;
  const since = cycle.start === 'changed' ? `since ${cycle.from}` : `known from ${cycle.from} on`;
  return lines(
    note !== null && `Note: ${note}.`,
    `${instrument} traded on ${market} on ${named(trade_date)} settles on ${named(result)}: ${cycle.name} (${since}${cycle.status === 'announced' ? ', announced and no law yet' : ''}), counted on ${calendars.at(-1)}.`,
    cycle.source === null
      ? 'No source was found for the cycle.'
      : `Source of the cycle (${cycle.evidence}): ${cycle.source}`,
    ...(explanation?.days ?? []).slice(0, MOST_CLOSURES).map((day) => `- ${countedDay(day)}`),
    omittedLine(explanation?.days.length ?? 0, explanation?.omitted ?? 0),
    boundsLine(answer),
    trustLine(answer.coverage, answer.estimated, answer.data_release.id),
  );
};

interface SessionsTold extends Told {
  readonly calendars: readonly {
    readonly id: string;
    readonly name: string;
    readonly timezone: string | null;
    readonly hours: readonly { readonly source: string | null }[] | null;
    readonly sessions: readonly Session[];
    readonly without_hours: readonly string[];
  }[];
}

export const sessionsTold: TextOf = (told) => {
  const { calendars, data_release } = told as SessionsTold;
  const texts = calendars.flatMap(({ id, name, timezone, hours, sessions, without_hours }) => [
    `${id} (${name}), ${timezone}:`,
    ...sessions.map((session) => `- ${sessionLine(session)}`),
    hours === null && '- its hours are not known',
    hours !== null && without_hours.length > 0 && `- hours not known on ${without_hours.join(', ')}`,
    ...new Set((hours ?? []).flatMap(({ source }) => (source === null ? [] : [`- source: ${source}`]))),
  ]);
  return lines(...texts, releaseLine(data_release.id));
};

function sessionLine({ date, open, open_local, close, close_local, ...rest }: Session): string {
  const { break_start_local, break_end_local, early_close, late_open, estimated } = rest;
  const pause = break_start_local ? `, break ${timeOf(break_start_local)} to ${timeOf(break_end_local!)}` : '';
  const marks = [early_close && 'early close', late_open && 'late open', estimated && 'estimated'].filter(Boolean);
  return `${named(date)}: ${timeOf(open_local)} to ${timeOf(close_local)}${pause} (UTC ${open} to ${close})${marks.map((mark) => `, ${mark}`).join('')}`;
}

function timeOf(local: string): string {
  return local.slice(11, 16);
}

interface NowTold extends Told {
  readonly at: string;
  readonly calendars: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: string;
    readonly until: string | null;
    readonly until_local: string | null;
    readonly next: Session | null;
  }[];
}

export const openNow: TextOf = (told) => {
  const { at, calendars, data_release } = told as NowTold;
  const texts = calendars.map(({ id, name, state, until, until_local, next }) => {
    const end = until === null ? '' : ` until ${until} (${until_local!.slice(0, 16).replace('T', ' ')} there)`;
    const coming = next ? `; next session ${named(next.date)}, ${next.open}` : '';
    return `- ${id} (${name}): ${state === 'unknown' ? 'its hours are not known' : state.replace('_', ' ')}${end}${coming}`;
  });
  return lines(`At ${at}:`, ...texts, releaseLine(data_release.id));
};
