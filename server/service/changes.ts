import { NOTHING, type ReleaseChanges, ROW_BYTES, readNumber, readRow, readText } from '../core/changes-file.js';
import { formatDay } from '../core/civil-date.js';
import type { ReleaseData } from '../core/packed.js';
import type { ChangeType } from '../core/types.js';

/** What releases changed, read from the file beside the data, a page of it at a time. */

export interface ChangePosition {
  /** Index of the release that made the change. */
  readonly release: number;
  /** Position among all changes. */
  readonly position: number;
}

/**
 * Positions of the changes from `start` on, of all calendars or of those named, in order. A release knows where the
 * changes of each calendar begin, so that nothing else is looked at.
 */
export function* changePositions(
  { meta, arrays }: ReleaseData,
  start: number,
  ids?: readonly string[],
): Generator<ChangePosition> {
  const wanted = ids && new Set(ids.map((id) => meta.changeCalendars.indexOf(id)));
  for (const [release, { changes, groups }] of meta.releases.entries()) {
    if (changes[1] <= start) continue;
    for (let group = groups[0]; group < groups[1]; group++) {
      if (wanted && !wanted.has(arrays.groupCalendar[group]!)) continue;
      const end = group + 1 < groups[1] ? arrays.groupStart[group + 1]! : changes[1];
      for (let position = Math.max(start, arrays.groupStart[group]!); position < end; position++) {
        yield { release, position };
      }
    }
  }
}

/** A change as JSON text, in the order of the contract. */
export function changeJson({ meta, changes }: ReleaseData, { release, position }: ChangePosition): string {
  const { id, generated_at, rows, changes: own } = meta.releases[release]!;
  const { day, before, after, calendar, kind } = readRow(changes, rows + (position - own[0]) * ROW_BYTES);
  const date = formatDay(day);
  const state = (text: number) => (text === NOTHING ? 'null' : `{"date":"${date}",${readText(changes, text).slice(1)}`);
  const type: ChangeType = before === NOTHING ? 'added' : after === NOTHING ? 'removed' : 'modified';
  const calendarId = JSON.stringify(meta.changeCalendars[calendar]);
  return `{"release_id":"${id}","published_at":"${generated_at}","calendar_id":${calendarId},"date":"${date}","kind":"${kind}","change_type":"${type}","before":${state(before)},"after":${state(after)}}`;
}

/** A release's note and reasons as JSON text. */
export function descriptionJson({ changes }: ReleaseData, { description }: ReleaseChanges): string {
  return readText(changes, description);
}

/** Change number `index` of a release's calendar records, as JSON text: id, before, after. */
export function recordJson({ changes }: ReleaseData, { records: [list] }: ReleaseChanges, index: number): string {
  return readText(changes, readNumber(changes, list, index));
}
