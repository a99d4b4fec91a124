import type { RecordRow } from './feast-record.js';

/** The accuracy record of the methods in words: how often the computed day was the announced one. */
export function feastRecordText(rows: readonly RecordRow[]): string {
  const feasts = [...new Set(rows.map(([feast]) => feast))];
  const lines = feasts.map(
    (feast) =>
      `${feast} ${rows
        .filter(([of]) => of === feast)
        .map(atPlace)
        .join(', ')}`,
  );
  return `${HEAD} ${lines.join('; ')}.`;
}

const HEAD =
  'The accuracy record of the methods, by feast and by the calendar or location of the authority: matched days of all announced days that ' +
  'are known, the years from and to, and the misses by one day (±1) or more (±2).';

/** IN:MH 15/16 2001-2025 (1 ±1). */
function atPlace([, place, from, to, met, dayOff, further]: RecordRow): string {
  const misses = [dayOff > 0 && `${dayOff} ±1`, further > 0 && `${further} ±2`]
    .filter(Boolean)
    .join(', ');
  const years = from === to ? `${from}` : `${from}-${to}`;
  return `${place} ${met}/${met + dayOff + further} ${years}${misses && ` (${misses})`}`;
}
