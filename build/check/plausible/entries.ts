import type { Payload } from '../../../server/engine/types.js';
import type { StoredEntry } from '../../release/state.js';

const MARKS = / \((?:estimated|provisional|day in lieu|observed)\)$/;
const known = new WeakMap<Payload, readonly string[]>();

/** The English names of an entry, without suffixes: of "Mawlid (estimated) / Labour Day" both. */
export function namesOf({ payload }: StoredEntry): readonly string[] {
  const names =
    known.get(payload) ?? payload.names.en!.split(' / ').map((name) => name.replace(MARKS, ''));
  known.set(payload, names);
  return names;
}
