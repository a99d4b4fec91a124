import { formatDay } from '../engine/civil-date.js';
import type { ChangeType, EntryKind, Payload } from '../engine/types.js';
import { CHANGE_FIELDS, typeOf } from '../store/changes.js';
import type { ReleaseData } from '../store/release-data.js';
import type { FoundChange } from '../store/take-changes.js';
import type { CsvValue } from '../text/csv.js';
import { nameIn } from '../text/language.js';
import { getOrMake } from '../util/get-or-make.js';

/** Formats changes as JSON text and as rows of a table. */

type Field = (typeof CHANGE_FIELDS)[number];

/** A change as JSON: the schema Change of the API. */
export interface ChangeJson {
  readonly release_id: string;
  readonly published_at: string;
  readonly calendar_id: string;
  readonly date: string;
  readonly kind: EntryKind;
  readonly change_type: ChangeType;
  readonly origin?: 'own';
  /** In the requested language. */
  readonly name: string;
  /** The members that differ. */
  readonly fields: readonly Field[];
  readonly before: ChangedEntry | null;
  readonly after: ChangedEntry | null;
}

export interface ChangedEntry extends Payload {
  readonly date: string;
}

const STATE_COLUMNS = ['name', ...CHANGE_FIELDS.slice(1)];
export const CHANGE_COLUMNS = [
  'calendar',
  'date',
  'kind',
  'change_type',
  'name',
  'fields',
  'release_id',
  'published_at',
  ...STATE_COLUMNS.map((column) => `before_${column}`),
  ...STATE_COLUMNS.map((column) => `after_${column}`),
];
/** Whether a change comes from the overlay; only on servers with one. */
const OWN_COLUMN = 'origin';

interface ChangeForms {
  /** The columns of a row: CHANGE_COLUMNS, and one more if releases have an overlay. */
  readonly columns: readonly string[];
  /** A change as JSON text, in the order of the contract. */
  readonly json: (change: FoundChange) => string;
  /** A change in the order of `columns`. */
  readonly row: (change: FoundChange) => CsvValue[];
}

/** The formatter of changes, with names in `lang`. The text of a payload is made once. */
export function changeForms({ meta }: ReleaseData, lang: string): ChangeForms {
  const hasOwn = meta.releases.some(({ own }) => own !== undefined);
  const texts = new Map<Payload, string>();
  const textOf = (payload: Payload) => getOrMake(texts, payload, () => JSON.stringify(payload));
  const partsOf = ({ before, after }: FoundChange) => {
    const name = nameIn((after ?? before)!.names, lang);
    return { name, fields: differing(before, after) };
  };
  return {
    columns: hasOwn ? [...CHANGE_COLUMNS, OWN_COLUMN] : CHANGE_COLUMNS,
    json: (change) => {
      const { release, calendar, day, kind, before, after } = change;
      const { name, fields } = partsOf(change);
      const date = formatDay(day);
      const state = (payload: Payload | null) =>
        payload ? `{"date":"${date}",${textOf(payload).slice(1)}` : 'null';
      const calendarId = JSON.stringify(calendar);
      const type = typeOf(change);
      const origin = release.own ? ',"origin":"own"' : '';
      const what = `"name":${JSON.stringify(name)},"fields":${JSON.stringify(fields)}`;
      return `{"release_id":"${release.id}","published_at":"${release.generated_at}","calendar_id":${calendarId},"date":"${date}","kind":"${kind}","change_type":"${type}"${origin},${what},"before":${state(before)},"after":${state(after)}}`;
    },
    row: (change) => {
      const { release, calendar, day, kind, before, after } = change;
      const { name, fields } = partsOf(change);
      const state = (payload: Payload | null) => stateCells(payload, lang);
      return [
        calendar,
        formatDay(day),
        kind,
        typeOf(change),
        name,
        fields.join(' '),
        release.id,
        release.generated_at,
        ...state(before),
        ...state(after),
        ...(hasOwn ? [release.own ? 'own' : null] : []),
      ];
    },
  };
}

/** The members that differ; for an added or removed entry all its members. */
function differing(before: Payload | null, after: Payload | null): Field[] {
  return CHANGE_FIELDS.filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  );
}

function stateCells(payload: Payload | null, lang: string): CsvValue[] {
  if (!payload) return STATE_COLUMNS.map(() => null);
  const {
    names,
    status,
    observed,
    close_time,
    origin,
    coverage,
    sources,
    may_move_days,
    close_time_coverage,
  } = payload;
  return [
    nameIn(names, lang),
    status,
    observed,
    close_time,
    origin,
    coverage,
    sources.join(' '),
    may_move_days ?? null,
    close_time_coverage ?? null,
  ];
}
