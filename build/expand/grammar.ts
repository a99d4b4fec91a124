import Parser from 'date-holidays-parser';
import './library-caches.js';

/**
 * A calendar of date-holidays with days of our own: `days` as its data has them, by rule. Throws the library's Error for a rule that
 * it cannot read; it prints those of which it reads a part (parse-errors.ts).
 */
export function grammarCalendar(days: Readonly<Record<string, object>>): Parser {
  const place = { names: { en: 'Own rules' }, langs: ['en'], days };
  return new Parser(
    { holidays: { XX: place }, names: { substitutes: { name: { en: 'substitute' } } } },
    'XX',
  );
}
