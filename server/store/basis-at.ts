import type { AnswerBasis } from '../engine/types.js';
import { basisWithoutRow } from './grounds.js';
import type { ReleaseData } from './packed.js';

/** null: the release was made before the basis of its rows was recorded. */
export type KnownBasis = AnswerBasis | null;

/** The basis of the entry at a position. */
export function basisAt({ payloads, arrays, grounds }: ReleaseData, position: number): KnownBasis {
  const { coverage, origin } = payloads[arrays.entryPayload[position]!]!;
  if (coverage === 'verified') return 'publication';
  if (origin === 'own') return 'own';
  if (!grounds) return origin === 'library' ? 'library' : null;
  const row = grounds.rowAt(position);
  return row === null ? basisWithoutRow(origin) : grounds.basis(row);
}
