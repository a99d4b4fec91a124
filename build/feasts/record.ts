import { type DayNumber, formatDay, isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { feastDays } from './days.js';
import type { PlaceId } from './places.js';
import type { FeastName } from './table.js';

/** The record of each method: how many announced days of the past it meets, and so how far a computed day may move. */

/** A day of a feast as an authority announced it. */
export interface AnnouncedDay {
  readonly feast: FeastName;
  readonly place: PlaceId;
  /** The announced day; if a feast has several, the consecutive days of which any may be the feast. */
  readonly days: readonly DayNumber[];
  /** The day may be a substitute for one on the weekend before. */
  readonly inLieu: boolean;
  readonly calendar: string;
  /** Id of a publication or address of a row. */
  readonly source: string;
}

export interface FeastRecord {
  readonly feast: FeastName;
  readonly place: PlaceId;
  readonly from: number;
  readonly to: number;
  /** Announced days that the method meets, misses by a day, or misses by more. */
  readonly hits: number;
  readonly dayOff: number;
  readonly further: number;
  /** Announced days that it misses, with the difference: `2023-11-13 +1` = announced a day after the computed one. */
  readonly misses: readonly string[];
}

/** One row per feast and authority with announced days, in the order of the feasts. */
export function feastRecords(announced: readonly AnnouncedDay[]): FeastRecord[] {
  const groups = new Map<string, AnnouncedDay[]>();
  for (const day of announced) {
    const key = `${day.place} ${day.feast}`;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups.values()].map(recordOf);
}

function recordOf(group: readonly AnnouncedDay[]): FeastRecord {
  const { feast, place } = group[0]!;
  const years = group.map(({ days }) => yearOf(days[0]!));
  const compared = group.map((announced) => ({
    day: announced.days[0]!,
    off: differenceFrom(announced),
  }));
  const missed = compared.filter(({ off }) => off !== 0);
  return {
    feast,
    place,
    from: Math.min(...years),
    to: Math.max(...years),
    hits: compared.length - missed.length,
    dayOff: missed.filter(({ off }) => Math.abs(off) === 1).length,
    further: missed.filter(({ off }) => Math.abs(off) > 1).length,
    misses: missed.map(({ day, off }) => `${formatDay(day)} ${off > 0 ? '+' : ''}${off}`),
  };
}

/** Announced minus computed, in days; the nearest computed day of the year and the neighbouring years. */
function differenceFrom({ feast, place, days, inLieu }: AnnouncedDay): number {
  const year = yearOf(days[0]!);
  const computed = [year - 1, year, year + 1].flatMap((each) => feastDays(feast, place, each));
  const differences = computed.flatMap(({ day }) =>
    days.map((announced) => announced - (inLieu ? workday(day) : day)),
  );
  const own = computed.flatMap(({ day }) => days.map((announced) => announced - day));
  return [...differences, ...own].reduce((best, each) =>
    Math.abs(each) < Math.abs(best) ? each : best,
  );
}

/** The day, or the Monday after it. */
function workday(day: DayNumber): DayNumber {
  return day + Math.max(0, 8 - isoWeekday(day)) * Number(isoWeekday(day) > 5);
}

/**
 * The records as a section of the quality report: announced days met, missed by a day, missed by more, and the missed
 * days.
 */
export function recordMarkdown(records: readonly FeastRecord[]): string {
  const rows = records.map(({ feast, place, from, to, hits, dayOff, further, misses }) => {
    const cells = [
      feast,
      place,
      `${from}-${to}`,
      hits + dayOff + further,
      hits,
      dayOff,
      further,
      misses.join(', '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '## Computed feasts and the announced past',
    '',
    'Of the days that authorities announced: those that the method of the feast meets, misses by a day, or misses by more.',
    'The number after a date is the announced day minus the computed one. A feast of several days counts as met if one of them is.',
    '',
    '| feast | place | years | announced | met | a day off | further | announced otherwise |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
