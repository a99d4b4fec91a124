import { CALENDAR_KINDS, type Mode, type PlacedCalendar } from '../engine/types.js';
import { verifiedDays } from '../engine/verified-days.js';
import { rulesOf } from '../queries/basis.js';
import type { Calendars } from '../queries/calendars.js';
import { isJoined, joinedIds, withJoints } from '../queries/joint.js';
import { Problem, quote } from '../queries/problem.js';
import { publicConventions } from '../queries/public-conventions.js';
import { withoutSearch } from '../store/release-data.js';
import { nearestIds } from '../text/nearest.js';
import type { BusinessCalendar, CalendarDetail, CalendarMeta, Reader } from './api.js';
import { readWord } from './arguments.js';
import { businessCalendar } from './business-calendar.js';
import { marketsOf } from './markets-of.js';

/** Whether the release has a calendar, opened or not; null: unknown. */
type Published = (id: string) => boolean | null;

/** The calendars of an open release. */
export function readerOf(calendars: Calendars, published: Published = () => false): Reader {
  const { meta } = calendars.data;
  const asOne = (ids: readonly string[], mode: Mode): BusinessCalendar => {
    const joint = ids.some((one) => typeof one === 'string' && isJoined(one))
      ? withJoints(calendars)
      : calendars;
    return businessCalendar(joint, selectCalendars(joint, ids, published), mode);
  };
  const find = (requested: string) => findCalendar(calendars, requested, published);
  return {
    release: calendars.data.release,
    calendars: (kind) => {
      if (kind !== undefined) readWord('kind', kind, CALENDAR_KINDS);
      return meta.calendars
        .filter((calendar) => kind === undefined || calendar.kind === kind)
        .map((calendar) => metaOf(calendars, calendar));
    },
    describe: (requested) => detailOf(calendars, find(requested)),
    source: (requested) => calendars.source(requested),
    ...marketsOf(calendars, find),
    all: (...ids) => asOne(ids, 'all'),
    any: (...ids) => asOne(ids, 'any'),
  };
}

/** Indexes of calendars without duplicates, in the given order. Throws a Problem. */
function selectCalendars(
  calendars: Calendars,
  ids: readonly string[],
  published: Published,
): readonly number[] {
  if (ids.length === 0)
    throw new Problem('invalid_parameter', 'calendars: no id was given; expected one or more');
  return [...new Set(ids.map((id) => findCalendar(calendars, id, published)))];
}

const NEAREST = 3;

/** The ids of calendars with words of a name that begin with this text, those at its beginning first, shorter names before longer ones. */
function calledLike(calendars: Calendars, wrong: string, ids: readonly string[]): string[] {
  const asked = wrong.trim().toLowerCase();
  if (asked.length < NEAREST) return [];
  return ids
    .map((id) => {
      const { name, local_name = '', other_names = '' } = calendars.calendar(calendars.find(id)!);
      const at = ` ${name}, ${local_name}, ${other_names}`.toLowerCase().indexOf(` ${asked}`);
      return { id, at, length: name.length };
    })
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || a.length - b.length)
    .map(({ id }) => id);
}

function findCalendar(calendars: Calendars, id: unknown, published: Published): number {
  if (typeof id !== 'string' || id === '') {
    throw new Problem(
      'invalid_parameter',
      `calendars: ${quote(String(id))} was read; expected the id of a calendar`,
    );
  }
  const index = calendars.find(id.trim());
  if (index !== undefined) return index;
  const wrong = joinedIds(id).find((one) => calendars.find(one) === undefined) ?? id;
  const isPublished = published(wrong);
  if (isPublished)
    throw new Problem(
      'unknown_calendar',
      `${quote(wrong)} was not opened; name it in the calendars of open`,
    );
  const ids = calendars.data.ids.map(([own]) => own!);
  const called = isPublished === null ? [] : calledLike(calendars, wrong, ids);
  const nearest = [...new Set([...called, ...nearestIds(wrong, ids)])].slice(0, NEAREST).join(', ');
  throw new Problem(
    'unknown_calendar',
    isPublished === null
      ? `${quote(wrong)} was not opened; name it in the calendars of open. The nearest that are open: ${nearest}`
      : `no calendar ${quote(wrong)}; the nearest ids are ${nearest}`,
  );
}

/** As in the server's responses, without its home. */
function metaOf({ businessDays, find }: Calendars, calendar: PlacedCalendar): CalendarMeta {
  const {
    year_sources: _years,
    countries: _countries,
    currencies: _currencies,
    ...placed
  } = calendar;
  const { local_name: _local, ...described } = withoutSearch(placed);
  const {
    settlement_cycles: _cycles,
    hours: _hours,
    sessions_not_entered: _notEntered,
    late_opens: _late,
    late_open_doubts: _doubts,
    hours_doubts: _hoursDoubts,
    companions: _companions,
    ...meta
  } = described;
  return { ...meta, verified_days: verifiedDays(businessDays(find(calendar.id)!)) };
}

function detailOf(calendars: Calendars, index: number): CalendarDetail {
  const calendar = calendars.calendar(index);
  const sources = calendar.sources.map((id) => calendars.source(id));
  return {
    ...metaOf(calendars, calendar),
    sources,
    ...publicConventions(calendar),
    rules: rulesOf(calendars, index),
  };
}
