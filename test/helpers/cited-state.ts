import { countryDefinitions } from '../../build/calendars/country.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../../build/calendars/vocabulary.js';
import { expandOwn } from '../../build/expand/calendar.js';
import { assemble } from '../../build/release/compute-state.js';
import type { ReleaseState } from '../../build/release/state.js';
import { openEarlierReleases } from '../../server/queries/as-of.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { definition } from './definitions.js';
import { FIRST_RELEASE, stepOf, storeHistory } from './history.js';
import { publication } from './publications.js';

/**
 * A small world whose dates rest on everything that a date can rest on: XA, a place, and XTST, an exchange that follows it.
 * In its first release the act stands elsewhere than in its second one.
 */

export const SECOND_RELEASE = {
  id: '20260102T030405Z',
  library_version: '3.37.0',
  generated_at: '2026-01-02T03:04:05+00:00',
};

/** Where the act stood before the second release. */
export const FORMER_ACT = 'https://www.legislation.gov.uk/former';
export const ACT = 'https://www.legislation.gov.uk/act';
export const GAZETTE = 'https://gazette.gov.uk/17';
export const RULEBOOK = 'https://www.euronext.com/rulebook';

const PLACE = countryDefinitions({
  id: 'XA',
  name: 'Somewhere',
  timezone: 'UTC',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2024, to: 2030, why: 'a small world' },
  library: 'DE',
  texts: [{ rules: ['05-01'], from: 2025, source: ACT, what: 'The Act, section 2' }],
  rules: [
    {
      rule: '03-03',
      name: 'Founders Day',
      from: 2024,
      to: 2027,
      source: ACT,
      note: 'The first year is doubtful.',
    },
    {
      rule: '04-04',
      name: 'Old Custom',
      from: 2024,
      source: NOT_FOUND,
      note: 'Everybody keeps it.',
    },
  ],
  dates: [
    { date: '2026-06-17', kind: 'holiday', name: 'Election', source: GAZETTE },
    { date: '2026-06-18', kind: 'holiday', name: 'By Decree', source: GAZETTE, basis: 'law' },
  ],
})[0]!;

const MARKET = definition('XTST', {
  years: [2024, 2030],
  inherits: [{ calendar: 'XA', from: 2024, source: RULEBOOK, asDeclared: true }],
});

const LIST = publication(
  'xa-list',
  { calendar: 'XA', years: [2026], closed: [{ date: '2026-01-01', name: "New Year's Day" }] },
  {
    publisher: 'The Ministry',
    url: 'https://www.legislation.gov.uk/list',
    read_at: 'https://www.legislation.gov.uk/list',
  },
);

/** The state of the world; `act` is where the act stands. */
export function citedState(act: string = ACT): ReleaseState {
  const place = JSON.parse(JSON.stringify(PLACE).replaceAll(ACT, act)) as typeof PLACE;
  const own = new Map([[place.id, expandOwn(place)]]);
  return assemble([place, MARKET], own, [LIST], '2026-01-02').state;
}

/** The two releases as they are stored, and what a server has of them. */
export function citedWorld() {
  const state = citedState();
  const stored = storeHistory([
    [stepOf(FIRST_RELEASE), citedState(FORMER_ACT)],
    [stepOf(SECOND_RELEASE), state],
  ]);
  const data = stored.data();
  const catalog = openCatalog(data);
  const releases = openEarlierReleases(stored.files, catalog, (sha256) => sha256.slice(0, 16));
  return { ...stored, state, catalog, releases, current: data };
}
