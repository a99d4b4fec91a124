import type { Payload } from './types.js';

/** A holiday closes the day, on a weekend too; otherwise a working weekend day opens it; otherwise the weekend closes it. */
export function isOpen(payloads: readonly Pick<Payload, 'kind'>[], weekend: boolean): boolean {
  if (payloads.length === 0) return !weekend;
  if (payloads.some(({ kind }) => kind === 'holiday')) return false;
  return !weekend || payloads.some(({ kind }) => kind === 'weekend_workday');
}
