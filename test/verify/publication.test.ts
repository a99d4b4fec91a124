import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newPublication, template } from '../../build/sources/new-publication.js';
import { referenceProblems } from '../../build/verify/format.js';
import {
  type Publication,
  readPublication,
  readPublications,
} from '../../build/verify/publication.js';
import { publicationJsonSchema } from '../../build/verify/publication-schema.js';
import { publication } from '../helpers/publications.js';
import { realPublications } from '../helpers/real-publications.js';

/** Publications as files: what is refused on reading. */

const test = suite('publications');

const folder = mkdtempSync(join(tmpdir(), 'publications-'));
let folders = 0;
test.after(() => rmSync(folder, { recursive: true }));

function readBack(files: Readonly<Record<string, unknown>>): Publication[] {
  const dir = join(folder, String(folders++));
  mkdirSync(dir);
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(dir, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return readPublications(dir);
}

function refused(file: unknown, ...words: readonly string[]): void {
  assert.throws(
    () => readBack({ 'a-list.json': file }),
    (error: Error) => {
      for (const word of ['a-list.json', ...words])
        assert.ok(error.message.includes(word), error.message);
      return true;
    },
  );
}

const GOOD = publication('a-list', {
  years: [2025],
  complete: true,
  closed: [{ date: '2025-12-25', name: 'Christmas Day', weekday: 'Thursday' }],
  early_close: [{ date: '2025-12-24', name: 'Christmas Eve', time: '13:00', weekday: 'Wed' }],
});

test('valid files are read, sorted by id; only .json files are read', () => {
  const files = {
    'b-list.json': { ...GOOD, id: 'b-list' },
    'a-list.json': GOOD,
    'README.md': '# Not one',
  };
  assert.equal(
    readBack(files).map(({ id }) => id),
    ['a-list', 'b-list'],
  );
  assert.equal(readBack({ 'a-list.json': GOOD }), [GOOD]);
});

function withDate(row: Record<string, unknown>, list = 'closed'): unknown {
  return {
    ...GOOD,
    calendars: [{ calendar: 'XTST', [list]: [{ date: '2025-12-24', name: 'A day', ...row }] }],
  };
}

const COMPARED_NOW = { ...GOOD, checked: '2026-11-24' };

test('a mistyped date: the message has both weekdays, and a newly compared file must state `weekdays`', () => {
  refused(
    withDate({ date: '2026-10-27', weekday: 'Monday' }),
    '2026-10-27 is a Tuesday; read was Monday',
  );
  refused(withDate({ weekday: 'Lundi' }), 'no English weekday');
  refused(COMPARED_NOW, '`weekdays` is missing');
  for (const weekdays of ['all', 'some']) {
    assert.is(readBack({ 'a-list.json': { ...COMPARED_NOW, weekdays } }).length, 1, weekdays);
  }
  refused({ ...COMPARED_NOW, weekdays: 'none' }, '2 dates have one');
  const [part] = GOOD.calendars;
  const bare = { ...part!, closed: [{ date: '2025-12-25', name: 'Christmas Day' }] };
  refused(
    { ...COMPARED_NOW, weekdays: 'all', calendars: [bare] },
    'the first is XTST closed 2025-12-25',
  );
  refused(
    { ...COMPARED_NOW, weekdays: 'some', calendars: [{ ...bare, early_close: [] }] },
    'no date has one',
  );
});

test('dates must be within the years, and a complete list must name its years', () => {
  const [part] = GOOD.calendars;
  const year = {
    calendar: 'XTST',
    years: [2028],
    closed: [{ date: '2029-01-01', name: 'New Year' }],
  };
  refused(
    { ...GOOD, calendars: [year] },
    'XTST: closed has 2029-01-01, which is outside `years` (2028)',
  );
  const { years: _, ...yearless } = part!;
  refused({ ...GOOD, calendars: [yearless] }, '`complete` without `years`');
});

test('every mistake of every file is told at once: the file, the field, what would be right', () => {
  const files = {
    'a-list.json': {
      ...GOOD,
      evidence: 'hearsay',
      publishd: '2025-01-01',
      published: '2027-01-01',
      undated: undefined,
    },
    'b-list.json': { ...GOOD, id: 'c-list', url: 'https://x.y' },
  };
  assert.throws(
    () => readBack(files),
    ({ message }: Error) => {
      for (const words of [
        /a-list\.json: `evidence`: .*"original"\|"copy"\|"report"/,
        /a-list\.json: `publishd` is no field of the format; the nearest are published/,
        /b-list\.json: `id` is c-list: the file's name/,
        /b-list\.json: `url` is https:\/\/x\.y, which is no authority's address/,
      ]) {
        assert.match(message, words);
      }
      return true;
    },
  );
});

test('nine fields are enough: the others have a default', () => {
  const { publisher, title, url, checked, evidence, decided_by, calendars } = GOOD;
  const typed = {
    publisher,
    title,
    url,
    published: '2025-01-01',
    checked,
    evidence,
    decided_by,
    weekdays: 'all',
    calendars,
  };
  const [read] = readBack({ 'a-list.json': typed });
  assert.equal(
    [read!.id, read!.type, read!.read_at, read!.url_is_exact],
    ['a-list', 'exchange', url, true],
  );
});

test('the template has the nine fields and names what is still empty; its JSON Schema is that of the format', () => {
  const { $schema, ...fields } = JSON.parse(template('2026-11-28')) as Record<string, unknown>;
  assert.is(Object.keys(fields).length, 9);
  assert.is($schema, '../verify/publication.schema.json');
  newPublication(['a-new-list'], folder);
  assert.throws(() => newPublication(['a-new-list'], folder), /is there already/);
  assert.throws(
    () => readPublication(join(folder, 'a-new-list.json')),
    /`publisher`: is empty[\s\S]*`published`: /,
  );
  const schema = readFileSync(
    new URL('../../build/verify/publication.schema.json', import.meta.url),
    'utf8',
  );
  assert.equal(JSON.parse(schema), publicationJsonSchema());
});

test('an unknown calendar, and a day of comparison in the future', () => {
  const problems = (more: object, part: object = {}) =>
    referenceProblems(
      [{ ...GOOD, ...more, calendars: [{ ...GOOD.calendars[0]!, ...part }] }],
      new Set(['XTST', 'XWBO']),
      '2026-11-23',
    );
  assert.equal(problems({ checked: '2026-11-23' }), []);
  assert.ok(
    problems({ checked: '2026-11-24' })[0]?.includes(
      '`checked` is 2026-11-24, which is after today, 2026-11-23',
    ),
  );
  assert.ok(problems({}, { calendar: 'XWB0' })[0]?.includes('there is no calendar XWB0'));
  assert.equal(problems({}, { calendar: 'XWB0', waits: 'not made yet' }), []);
});

test('a weekday that is not the date’s is refused, of an early close too', () => {
  refused(withDate({ weekday: 'Tuesday' }), 'weekday');
  refused(withDate({ weekday: 'Thu', time: '13:00' }, 'early_close'), 'weekday');
  refused(withDate({ weekday: 'Sat' }, 'weekend_workday'), 'weekday');
  assert.is(readBack({ 'a-list.json': withDate({ weekday: 'WEDNESDAY' }) }).length, 1);
});

test('a date that does not exist is refused', () => {
  for (const date of ['2025-02-29', '2025-13-01', '2025-6-1', '20250601', ''])
    refused(withDate({ date }), 'date');
  refused({ ...GOOD, published: '2025-02-30' }, 'published');
});

test('an id other than the name of the file is refused', () => {
  refused({ ...GOOD, id: 'another' }, 'another');
});

test('an unknown field is refused at every level', () => {
  refused({ ...GOOD, publishd: '2025-01-01' }, 'publishd');
  refused({ ...GOOD, calendars: [{ calendar: 'XTST', compleet: true }] }, 'compleet');
  refused(withDate({ tiem: '13:00' }), 'tiem');
  refused(
    {
      ...GOOD,
      calendars: [{ calendar: 'XTST', rules: [{ from: 2024, to: null, days: [], gramar: [] }] }],
    },
    'gramar',
  );
});

test('wrong values are refused: evidence, times, names, address', () => {
  refused({ ...GOOD, evidence: 'hearsay' }, 'evidence');
  refused({ ...GOOD, url: 'no address' }, 'url');
  for (const time of ['24:00', '1:00', '13:60', '13.00'])
    refused(withDate({ time }, 'early_close'), 'time');
  refused(withDate({}, 'early_close'), 'time');
  refused(withDate({ name: '' }), 'name');
  refused(withDate({ status: 'estimated' }), 'status');
});

test('a date listed twice, or with two kinds, is refused', () => {
  const [part] = GOOD.calendars;
  const twice = {
    ...part,
    early_close: [{ date: '2025-12-25', name: 'Christmas Day', time: '13:00' }],
  };
  refused({ ...GOOD, calendars: [twice] }, 'XTST 2025-12-25', 'closed', 'early_close');
  refused({ ...GOOD, calendars: [part, part] }, 'XTST 2025-12-25');
  assert.is(
    readBack({ 'a-list.json': { ...GOOD, calendars: [part, { ...part, calendar: 'XOTH' }] } })
      .length,
    1,
  );
});

test('a publication must have a date or the reason why none is known', () => {
  refused({ ...GOOD, undated: undefined }, 'undated');
  refused({ ...GOOD, published: '2025-01-01' }, 'undated');
});

test('a publication named by another must exist', () => {
  const partners = {
    ...GOOD,
    calendars: [{ calendar: 'XTST', years: [2025], complete_with: ['no-list'] }],
  };
  refused(partners, 'no-list');
  refused({ ...GOOD, supersedes: [{ id: 'no-list', why: 'It says so.' }] }, 'no-list');
  refused({ ...GOOD, supersedes: [{ id: 'a-list', why: 'It says so.' }] }, 'a-list');
});

test('the same list for another calendar', () => {
  const [part] = GOOD.calendars;
  const same = (more: object) => ({
    ...GOOD,
    calendars: [part, { calendar: 'XOTH', same_as: 'XTST', ...more }],
  });
  const [, other] = readBack({ 'a-list.json': same({ notes: 'Both' }) })[0]!.calendars;
  assert.equal(other, { ...part, calendar: 'XOTH', notes: 'Both' });
  refused(same({ same_as: 'XXXX' }), 'XOTH', 'XXXX');
  refused(same({ years: [2024] }), 'XOTH', 'XTST');
});

test('the same standing rules for another calendar, where the one has no list', () => {
  const rules = [{ from: 2000, to: null, days: ['1 January'], observance: 'None.', usable: true }];
  const law = { calendar: 'XLAW', rules, notes: 'Its own' };
  const read = (more: object, calendars: readonly object[] = [law]) => ({
    ...GOOD,
    calendars: [...calendars, { calendar: 'XOTH', same_as: 'XLAW', ...more }],
  });
  assert.equal(readBack({ 'a-list.json': read({}) })[0]!.calendars[1], { calendar: 'XOTH', rules });
  refused(read({ years: [2025] }), 'XOTH', 'XLAW');
  refused(read({}, [law, law]), 'XOTH', 'XLAW');
});

test('a file that is not JSON is refused', () => {
  refused('{ "id": ');
});

test('all publications of the project are valid', () => {
  const all = realPublications();
  assert.ok(all.length >= 60);
  assert.is(new Set(all.map(({ id }) => id)).size, all.length);
});

test.run();
