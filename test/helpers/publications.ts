import type { Entry, PlainEntry } from '../../build/expand/entry.js';
import { type ClaimInput, claimsFor } from '../../build/verify/claims.js';
import type { Publication, PublishedCalendar } from '../../build/verify/publication.js';
import { type Verified, verifyCalendar } from '../../build/verify/verify.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { entry } from './history.js';

/** Made-up publications of one market, XTST, and what they make of its entries. */

export const WEEKEND = [{ start: '2000-01-01', days: [6, 7] }];
export const RELEASE_DAY = '2026-11-28';

/** An operator's own page, undated unless `more` dates it. */
export function publication(
  id: string,
  part: Partial<PublishedCalendar>,
  more: Partial<Publication> = {},
): Publication {
  return {
    id,
    publisher: 'An exchange',
    title: 'Holidays',
    url: 'https://www.euronext.com/holidays',
    url_is_exact: true,
    type: 'exchange',
    published: null,
    ...(!more.published && { undated: 'The page bears no date.' }),
    read_at: 'https://www.euronext.com/holidays',
    read_form: 'official page',
    checked: '2026-11-22',
    evidence: 'original',
    decided_by: 'operator',
    calendars: [{ calendar: 'XTST', ...part }],
    ...more,
  };
}

export function plain(date: string, name: string, more: Partial<Entry> = {}): PlainEntry {
  const { coverage: _coverage, sources: _sources, ...rest } = entry(date, name, more);
  return rest;
}

export function early(date: string, name: string, time: string): PlainEntry {
  return plain(date, name, { kind: 'early_close', close_time: time });
}

export function verify(
  entries: readonly PlainEntry[],
  publications: readonly Publication[],
  years: [number, number] = [2020, 2030],
  more: Partial<ClaimInput> = {},
): Verified {
  const hearing = { calendar: 'XTST', weekend: WEEKEND, releaseDay: RELEASE_DAY, ...more };
  return verifyCalendar(entries, claimsFor(hearing, publications), WEEKEND, years);
}

/** Entries as lines: date, kind, closing time, coverage, sources. */
export function linesOf({ entries }: Verified): string[] {
  return entries.map(({ day, kind, close_time, coverage, sources }) =>
    [formatDay(day), kind, ...(close_time ? [close_time] : []), coverage, ...sources].join(' '),
  );
}

export const closed = (...dates: string[]) =>
  dates.map((date) => ({ date, name: `Closed ${date}` }));
