import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICIAL_DIR } from '../verify/publication.js';
import { UsageError } from './options.js';

/** npm run sources -- new [ID]: a template of a publication, with the nine fields that a person types. */

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The template; `today`: YYYY-MM-DD. Its empty fields are told when it is read. */
export function template(today: string): string {
  const year = Number(today.slice(0, 4)) + 1;
  const list = { calendar: '', years: [year], complete: true, early_complete: true };
  const file = {
    $schema: '../verify/publication.schema.json',
    publisher: '',
    title: '',
    url: '',
    published: '',
    checked: today,
    evidence: 'original',
    decided_by: 'operator',
    weekdays: 'all',
    calendars: [
      { ...list, closed: [{ date: `${year}-01-01`, name: '', weekday: '' }], early_close: [] },
    ],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Writes the template of the publication named, or prints it. Returns the exit code; throws a UsageError. */
export function newPublication([id, ...more]: readonly string[], dir = OFFICIAL_DIR): number {
  const text = template(new Date().toISOString().slice(0, 10));
  if (id === undefined) {
    console.log(text);
    return 0;
  }
  if (more.length > 0 || !ID.test(id))
    throw new UsageError('new: expected one id of small letters, digits and hyphens');
  const path = join(dir, `${id}.json`);
  if (existsSync(path)) throw new UsageError(`new: ${path} is there already`);
  writeFileSync(path, text);
  console.log(
    `Wrote ${path}. Fill it in (build/official/README.md), then: npm run try -- CALENDAR`,
  );
  return 0;
}
