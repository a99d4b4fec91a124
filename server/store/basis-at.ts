import type { AnswerBasis } from '../engine/types.js';
import { basisWithoutRow } from './cited-rows.js';
import type { Entries } from './pack.js';

/** null: the release was made before the basis of its rows was recorded. */
export type KnownBasis = AnswerBasis | null;

/** The basis of the entry at a position. */
export function basisAt(entries: Entries, position: number): KnownBasis {
  const { coverage, origin } = entries.payload(position);
  if (coverage === 'verified') return 'publication';
  if (origin === 'own') return 'own';
  if (!entries.hasRows) return origin === 'library' ? 'library' : null;
  return entries.rowBasis(position) ?? basisWithoutRow(origin);
}
