import type { AnswerBasis } from '../engine/types.js';
import { basisWithoutRow } from './cited-rows.js';
import type { Entries } from './pack.js';

/** The basis of the entry at a position. */
export function basisAt(entries: Entries, position: number): AnswerBasis {
  const { coverage, origin } = entries.payload(position);
  if (coverage === 'verified') return 'publication';
  if (origin === 'own') return 'own';
  return entries.rowBasis(position) ?? basisWithoutRow(origin);
}
