import type { CalendarDefinition } from '../../calendars/definition.js';
import { homeCalendar } from '../../calendars/homes.js';
import type { ReleaseState, StoredEntry } from '../../release/state.js';
import { areAnnouncing } from '../../verify/announced-feasts.js';
import type { Publication } from '../../verify/publication.js';
import type { Violation } from '../gates.js';
import { COUNTRY_DAY_EXCEPTIONS, countryDayFindings } from './country-days.js';
import { earlyCloseFindings } from './early-closes.js';
import { EASTER_EXCEPTIONS, easterFindings } from './easter.js';
import { type Exception, except, type Finding } from './exceptions.js';
import {
  ANNOUNCED_EXCEPTIONS,
  announcedFindings,
  FEAST_EXCEPTIONS,
  feastFindings,
} from './feasts.js';
import { LISTED_DATE_EXCEPTIONS, listedDateFindings } from './listed-dates.js';
import { SUBSTITUTE_EXCEPTIONS, substituteFindings } from './substitutes.js';

/** Checks of a state for implausible data: one file per check, each with its exceptions. */

export interface Subject {
  readonly definitions: readonly CalendarDefinition[];
  readonly state: ReleaseState;
  readonly publications: readonly Publication[];
  /** Only these calendars; null: all. */
  readonly selected: ReadonlySet<string> | null;
  readonly releaseYear: number;
}

type Check = readonly [
  findings: (subject: Subject) => readonly Finding[],
  exceptions: readonly Exception[],
];

const CHECKS: readonly Check[] = [
  [perCalendar(easterFindings), EASTER_EXCEPTIONS],
  [perCalendar(feastFindings), FEAST_EXCEPTIONS],
  [announced, ANNOUNCED_EXCEPTIONS],
  [earlyCloses, []],
  [substitutes, SUBSTITUTE_EXCEPTIONS],
  [countryDays, COUNTRY_DAY_EXCEPTIONS],
  [listedDates, LISTED_DATE_EXCEPTIONS],
];

/** The gate: all implausible findings without an exception. */
export function checkPlausible(subject: Subject): Violation[] {
  return CHECKS.flatMap(([find, exceptions]) => [...except(find(subject), exceptions).violations]);
}

/** Exceptions without a finding; only for a whole state. */
export function idleExceptions(subject: Subject): Exception[] {
  return CHECKS.flatMap(([find, exceptions]) => [...except(find(subject), exceptions).idle]);
}

function chosen({ state, selected }: Subject): string[] {
  return [...state.calendars.keys()].filter((id) => selected?.has(id) ?? true);
}

function perCalendar(find: (calendar: string, entries: Iterable<StoredEntry>) => Finding[]) {
  return (subject: Subject) =>
    chosen(subject).flatMap((id) => find(id, subject.state.entries.get(id)?.values() ?? []));
}

function announced({ definitions, publications, selected, releaseYear }: Subject): Finding[] {
  if (selected && !areAnnouncing(selected)) return [];
  return announcedFindings(definitions, publications, releaseYear).filter(
    ({ calendar }) => selected?.has(calendar) ?? true,
  );
}

function earlyCloses(subject: Subject): Finding[] {
  const { calendars, entries } = subject.state;
  return chosen(subject).flatMap((id) =>
    earlyCloseFindings(calendars.get(id)!, entries.get(id)?.values() ?? []),
  );
}

/** Only calendars of whole countries; markets and subdivisions decide for themselves. */
function substitutes({ state, ...subject }: Subject): Finding[] {
  return chosen({ state, ...subject })
    .filter((id) => state.calendars.get(id)!.kind === 'country' && !id.includes(':'))
    .flatMap((id) => substituteFindings(id, state.entries.get(id)?.values() ?? []));
}

function countryDays(subject: Subject): Finding[] {
  const { state, releaseYear } = subject;
  return chosen(subject).flatMap((id) => {
    const record = state.calendars.get(id)!;
    const home =
      record.kind === 'country'
        ? undefined
        : state.calendars.get(homeCalendar(record.countries) ?? '');
    return home ? countryDayFindings(record, home, state, releaseYear + 1) : [];
  });
}

function listedDates({ definitions, selected }: Subject): Finding[] {
  return definitions.filter(({ id }) => selected?.has(id) ?? true).flatMap(listedDateFindings);
}
