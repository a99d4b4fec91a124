import { type DayNumber, formatDay, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import { isWeekend } from '../../server/engine/weekend.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { type ListedDate, statusOf } from '../calendars/vocabulary.js';
import { type PublishedDays, publishedDays, type Word } from '../release/published-days.js';
import type { ReleaseState } from '../release/state.js';
import { type Publication, verifies } from '../verify/publication.js';
import type { Violation } from './gates.js';

/**
 * Contradictions between a publication and a dated, cited row of a calendar's definition. The program cannot decide which is right,
 * so a release waits until a person resolves it in writing: in the publication's `settled` list, with the evidence, or by correcting
 * the row. Independent of `build/verify`.
 */
export function checkDisputes(
  definitions: readonly CalendarDefinition[],
  publications: readonly Publication[],
  state: ReleaseState,
  releaseYear: number,
): Violation[] {
  const verifying = publications.filter(verifies);
  return definitions.flatMap((definition) => {
    const speaking = verifying.filter(({ calendars }) =>
      calendars.some(({ calendar }) => calendar === definition.id),
    );
    if (speaking.length === 0) return [];
    const published = publishedDays(definition.id, speaking, state, releaseYear);
    return (definition.dates ?? [])
      .filter((row) => statusOf(row) === 'confirmed')
      .flatMap((row) => disputeOf(row, definition, published));
  });
}

function disputeOf(
  row: ListedDate,
  { id, weekend, years }: CalendarDefinition,
  published: PublishedDays,
): Violation[] {
  const day = mustParseDay(row.date);
  if (yearOf(day) < years[0] || yearOf(day) > years[1]) return [];
  const words = published.words.get(day) ?? [];
  if (words.some((word) => statesTheSame(word, row))) return [];
  const against = words.filter((word) => statesOtherwise(word, row, isWeekend(weekend, day)));
  const silent = isRuledOutBySilence(row, isWeekend(weekend, day))
    ? silentLists(row, day, published)
    : [];
  if (against.length + silent.length === 0) return [];
  const stated = [
    ...against.map(({ publication, kind, closeTime }) =>
      `${publication}: ${kind} ${closeTime ?? ''}`.trim(),
    ),
    ...silent.map((publication) => `${publication}: not listed`),
  ];
  const what = `${row.kind} ${row.name} (${row.source}); ${stated.join('; ')}; settle it in the publication or mend the row`;
  return [{ gate: 'disputed', calendar: id, when: formatDay(day), what }];
}

function statesTheSame({ kind, closeTime }: Word, row: ListedDate): boolean {
  return kind === row.kind && (closeTime === null || closeTime === (row.closes ?? null));
}

function statesOtherwise({ kind }: Word, row: ListedDate, isOff: boolean): boolean {
  if (row.kind === 'open') return kind === 'holiday' && !isOff;
  return kind === row.kind || kind === 'holiday' || row.kind === 'holiday';
}

/** Lists do not have open days, and often no holidays on weekends. */
function isRuledOutBySilence({ kind }: ListedDate, isOff: boolean): boolean {
  return kind !== 'open' && !(kind === 'holiday' && isOff);
}

function silentLists({ kind }: ListedDate, day: DayNumber, published: PublishedDays): string[] {
  const lists = kind === 'early_close' ? published.earlyListedYears : published.listedYears;
  const named = new Set((published.words.get(day) ?? []).map(({ publication }) => publication));
  return (lists.get(yearOf(day)) ?? []).filter(
    (publication) => !named.has(publication) && !published.settled.has(`${publication} ${day}`),
  );
}
