import { COVERAGES, ENTRY_KINDS, ENTRY_STATUSES, ORIGINS, type Payload } from '../engine/types.js';
import { getOrMake } from '../util/get-or-make.js';

/** Payloads of entries in packs, as tables: each name and list of sources of a calendar is stored once. */
export interface PayloadTables {
  /** As the release records them. */
  readonly names: readonly Payload['names'][];
  /** Those that the build adds from its table of feasts, or mends: by the same numbers; null or absent: none. */
  readonly moreNames?: readonly (Payload['names'] | null)[];
  readonly sourceLists: readonly (readonly string[])[];
  readonly payloads: readonly PackedPayload[];
}

/** Words as their numbers in ENTRY_KINDS, ENTRY_STATUSES, ORIGINS and COVERAGES; names and sources as those in the tables. */
type PackedPayload = readonly [
  kind: number,
  names: number,
  status: number,
  observed: 0 | 1,
  closeTime: string | null,
  origin: number,
  coverage: number,
  sources: number,
  mayMoveDays?: number | null,
  closeTimeCoverage?: 'library',
];

/** Gives the names of a thing beside its recorded ones; null: none. */
export type MoreNames = (names: Payload['names']) => Payload['names'] | null;

/** The tables of these payloads, and the number of each in them; equal payloads are one object. */
export function packPayloads(
  payloads: readonly Payload[],
  moreOf: MoreNames,
): {
  tables: PayloadTables;
  numbers: number[];
} {
  const known = new Numbering<Payload>();
  const names = new Numbering<Payload['names']>();
  const sources = new Numbering<readonly string[]>();
  const numbers = payloads.map((payload) => known.numberOf(payload));
  const packed = known.values.map(
    (payload): PackedPayload => [
      ENTRY_KINDS.indexOf(payload.kind),
      names.numberOf(payload.names, namesText(payload)),
      ENTRY_STATUSES.indexOf(payload.status),
      payload.observed ? 1 : 0,
      payload.close_time,
      ORIGINS.indexOf(payload.origin),
      COVERAGES.indexOf(payload.coverage),
      sources.numberOf(payload.sources, payload.sources.join()),
      ...rareFields(payload),
    ],
  );
  const moreNames = names.values.map(moreOf);
  return {
    tables: {
      names: names.values,
      ...(moreNames.some((more) => more !== null) && { moreNames }),
      sourceLists: sources.values,
      payloads: packed,
    },
    numbers,
  };
}

/** Numbers values in the order of their first appearance. */
export class Numbering<T> {
  readonly values: T[] = [];
  readonly #numbers = new Map<unknown, number>();

  /** The number of a value; values are equal if their keys are. */
  numberOf(value: T, key: unknown = value): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }
}

const namesTexts = new WeakMap<Payload, string>();

/** The names of a payload as JSON: cached, since many calendars have the same. */
function namesText(payload: Payload): string {
  const known = namesTexts.get(payload);
  if (known !== undefined) return known;
  const text = JSON.stringify(payload.names);
  namesTexts.set(payload, text);
  return text;
}

/** At the end of a payload, if it has them. */
function rareFields({ may_move_days: days, close_time_coverage: hour }: Payload) {
  if (hour) return [days ?? null, hour] as const;
  return days === undefined ? ([] as const) : ([days] as const);
}

/** More than the payloads of all calendars: their keys are below it. */
export const MAX_PAYLOADS = 1 << 20;

/** The payloads of the packs that are open: equal ones are one object, since many calendars have the same. */
export class SharedPayloads {
  readonly #names = new Map<
    string,
    { readonly number: number; readonly names: Payload['names'] }
  >();
  readonly #payloads = new Map<string, { readonly key: number; readonly payload: Payload }>();
  #rows = 0;
  readonly #isRecorded: boolean;

  /** `only: 'recorded'`: with the names that the release records alone, as the build goes on from them. */
  constructor(only?: 'recorded') {
    this.#isRecorded = only === 'recorded';
  }

  /** The payloads of the tables, and the key of each. */
  add({ names, moreNames, sourceLists, payloads }: PayloadTables): {
    payloads: readonly Payload[];
    keys: readonly number[];
  } {
    // Equal recorded names are one object, and no others: what is beside them is no change of a release.
    const known = names.map((one, at) => {
      const more = this.#isRecorded ? null : moreNames?.[at];
      return getOrMake(this.#names, JSON.stringify(one), () => ({
        number: this.#names.size,
        names: more ? { ...one, ...more } : one,
      }));
    });
    const all = payloads.map(
      ([kind, nameNumber, status, observed, closeTime, origin, coverage, list, ...rare]) => {
        const own = known[nameNumber]!;
        const sources = sourceLists[list]!;
        const text = [
          own.number,
          kind,
          status,
          observed,
          closeTime,
          origin,
          coverage,
          rare,
          sources,
        ].join('|');
        return getOrMake(this.#payloads, text, () => {
          const [mayMoveDays, hour] = rare;
          const payload: Payload = {
            kind: ENTRY_KINDS[kind]!,
            names: own.names,
            status: ENTRY_STATUSES[status]!,
            observed: observed === 1,
            close_time: closeTime,
            origin: ORIGINS[origin]!,
            coverage: COVERAGES[coverage]!,
            sources,
            ...(hour && { close_time_coverage: hour }),
            ...(typeof mayMoveDays === 'number' && { may_move_days: mayMoveDays }),
          };
          return { key: this.#payloads.size, payload };
        });
      },
    );
    return { payloads: all.map(({ payload }) => payload), keys: all.map(({ key }) => key) };
  }

  /** The first of as many keys of rows that are not in use. */
  keysOfRows(count: number): number {
    this.#rows += count;
    return this.#rows - count;
  }
}
