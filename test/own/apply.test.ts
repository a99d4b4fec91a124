import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/expand/entry.js';
import type { BaseBuild } from '../../build/own/base.js';
import { applyOverlay } from '../../build/own/merge-overlay.js';
import { OverlayError } from '../../build/own/mistakes.js';
import { readOverlay } from '../../build/own/read-overlay.js';
import { type StoredCalendar, sortedEntries } from '../../build/release/state.js';
import { firstDayOf, formatDay, lastDayOf } from '../../server/engine/civil-date.js';
import { calendar, entry, state } from '../helpers/history.js';
import { needs } from '../helpers/needs.js';

/** What an overlay says and does, and every way in which its files can be wrong. */

const HEAD = 'calendar,date,kind,name,source,why,upstream,end,close_time,except';
const SOURCE = 'https://example.org/decree';
let folder: string;
let count = 0;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-own-'));
});
test.after(() => rmSync(folder, { recursive: true }));

/** A folder with these files. */
function overlayOf(files: Readonly<Record<string, string>>): string {
  const dir = join(folder, String(count++));
  mkdirSync(join(dir, 'calendars'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

const corrections = (...rows: string[]) => ({
  'corrections.csv': `${[HEAD, ...rows].join('\r\n')}\r\n`,
});
const row = (calendarId: string, date: string, kind: string, upstream: string, rest = ',,') =>
  `${calendarId},${date},${kind},Decreed,${SOURCE},why,${upstream},${rest}`;

/** A build of one release, as far as an overlay looks at it. */
function baseOf(calendars: readonly (readonly [StoredCalendar, readonly Entry[]])[]): BaseBuild {
  const made = state(calendars);
  const ids = [...made.calendars.keys()];
  const epoch = firstDayOf(2024);
  return {
    stored: made.calendars,
    last: {
      id: '20260102T030405Z',
      head: { epoch, dayCount: lastDayOf(2026) - epoch + 1 },
      has: (id: string) => ids.includes(id),
      entries: (id: string) => sortedEntries(made, id),
      canonical: (id: string) => ids.find((one) => one === id.trim().toUpperCase()),
    },
  } as unknown as BaseBuild;
}

const CHRISTMAS = entry('2026-12-25', 'Christmas Day', { coverage: 'verified', sources: ['list'] });
const PERU = [
  [
    calendar('PE', { kind: 'country', complete_years: [2026], verified_years: [2026] }),
    [CHRISTMAS],
  ],
  [calendar('PE:CUS', { kind: 'country' }), [CHRISTMAS]],
  [calendar('PEN', { kind: 'settlement', bases: ['PE'] }), [CHRISTMAS]],
  // It ended before the others.
  [calendar('PEX', { bases: ['PE'], data_years: [2024, 2025] }), []],
  [
    calendar('XLIM', { bases: ['PE'] }),
    [CHRISTMAS, entry('2026-12-24', 'Eve', { kind: 'early_close', close_time: '12:10' })],
  ],
] as const;

function apply(files: Readonly<Record<string, string>>, base = baseOf(PERU)) {
  return applyOverlay(base, readOverlay(overlayOf(files)));
}

function mistakesOf(
  files: Readonly<Record<string, string>>,
  base = baseOf(PERU),
): readonly string[] {
  try {
    apply(files, base);
  } catch (error) {
    if (error instanceof OverlayError) return error.mistakes;
    throw error;
  }
  return [];
}

test('a day of a country is inherited, except by calendars that the row excludes', () => {
  const { overlaid, outcomes } = apply(
    corrections(row('pe', '2026-12-07', 'holiday', 'nothing', ',,XLIM')),
  );
  assert.equal(outcomes[0]!.reaches, ['PE:CUS', 'PEN']);
  assert.equal(outcomes[0]!.spared, [{ calendar: 'XLIM', why: 'excepted' }]);
  assert.equal([...overlaid.calendars.keys()].sort(), ['PE', 'PE:CUS', 'PEN']);
  const own = overlaid.calendars
    .get('PEN')!
    .entries.find(({ day }) => formatDay(day) === '2026-12-07')!.payload;
  assert.is(own.origin, 'own');
  assert.is(own.coverage, 'library');
  assert.equal(
    overlaid.sources.map(({ url, type }) => [url, type]),
    [[SOURCE, 'own']],
  );
});

test('a calendar with an entry of its own on the day keeps it', () => {
  const { outcomes } = apply(corrections(row('PE', '2026-12-24', 'holiday', 'nothing')));
  assert.equal(outcomes[0]!.reaches, ['PE:CUS', 'PEN']);
  assert.equal(outcomes[0]!.spared, [{ calendar: 'XLIM', why: 'has early_close 12:10' }]);
});

test('a corrected day is never verified, nor is its year', () => {
  const { overlaid } = apply(corrections(row('PE', '2026-12-25', 'open', 'holiday')));
  const { record, entries } = overlaid.calendars.get('PE')!;
  assert.equal(entries, []);
  assert.equal(record.verified_years, []);
  assert.equal(record.unsettled_days, ['2026-12-25']);
});

test('a row overrides upstream until upstream agrees, and stops the build if upstream changes otherwise', () => {
  const holiday = corrections(row('PE', '2026-12-07', 'holiday', 'nothing'));
  const withDay = (more: Partial<Entry>) =>
    baseOf(
      PERU.map(
        ([record, entries]) => [record, [entry('2026-12-07', 'Theirs', more), ...entries]] as const,
      ),
    );
  const agreed = apply(holiday, withDay({}));
  assert.is(agreed.outcomes[0]!.state, 'idle');
  assert.is(agreed.overlaid.calendars.size, 0);
  const [changed] = mistakesOf(holiday, withDay({ kind: 'early_close', close_time: '13:00' }));
  assert.match(
    changed!,
    /corrections\.csv row 2, upstream: "nothing" was read; upstream says "early_close 13:00" of PE 2026-12-07 now/,
  );
  assert.match(
    mistakesOf(holiday, withDay({ status: 'estimated' }))[0]!,
    /upstream says "holiday \(estimated\)"/,
  );
});

test('every mistake of a row names file, row, field and the expected form, all at once', () => {
  const wrong = [
    'PE,2026-02-30,holiday,N,https://a.example,w,nothing,,,',
    'PE,2026-12-07,fest,N,https://a.example,w,nothing,,,',
    'PE,2026-12-08,holiday,,https://a.example,w,nothing,,,',
    'PE,2026-12-09,holiday,N,the radio,w,nothing,,,',
    'PE,2026-12-10,early_close,N,https://a.example,w,nothing,,25:00,',
    'PE,2026-12-11,holiday,N,https://a.example,w,,2026-12-01,,',
  ];
  const mistakes = mistakesOf(corrections(...wrong));
  const expected = [
    /row 2, date: "2026-02-30" was read; expected an existing date/,
    /row 3, kind: "fest" was read; expected one of holiday, early_close, weekend_workday, open/,
    /row 4, name: "" was read/,
    /row 5, source: "the radio" was read; expected the address/,
    /row 6, close_time: "25:00" was read; expected the hour HH:MM/,
    /row 7, end: "2026-12-01" was read; expected a date from 2026-12-11/,
    /row 7, upstream: "" was read/,
  ];
  for (const [at, pattern] of expected.entries()) assert.match(mistakes[at]!, pattern);
  const [unknown] = mistakesOf(corrections(row('PEQ', '2026-12-07', 'holiday', 'nothing')));
  assert.match(unknown!, /row 2, calendar: "PEQ" was read; expected the id of a calendar.*PE/);
  assert.match(
    mistakesOf(corrections(row('PE', '2031-12-07', 'holiday', 'nothing')))[0]!,
    /date: 2031-12-07 is outside/,
  );
  const twice = corrections(
    row('PE', '2026-12-07', 'holiday', 'nothing'),
    row('pe', '2026-12-07', 'open', 'nothing'),
  );
  assert.match(
    mistakesOf(twice)[0]!,
    /row 3, date: PE 2026-12-07 has corrections.csv row 2 already/,
  );
  assert.match(
    mistakesOf(corrections(row('PE', '2026-12-07', 'holiday', 'nothing', ',,XLOM')))[0]!,
    /except: "XLOM" was read; expected some of PE:CUS PEN PEX XLIM/,
  );
});

test('a table is read with a byte order mark, quotes, and any line ends', () => {
  const text = `\ufeff"calendar",date,kind,name,source,why,upstream\nPE,2026-12-07,holiday,"A ""great"", long day",${SOURCE},w,nothing\r\n\r\n`;
  const { corrections: rows } = readOverlay(overlayOf({ 'corrections.csv': text }));
  assert.is(rows[0]!.name, 'A "great", long day');
  assert.match(
    mistakesOf({ 'corrections.csv': `${HEAD}\nPE,"2026` })[0]!,
    /row 2: a quote is opened and never closed/,
  );
  assert.match(
    mistakesOf({ 'corrections.csv': 'calendar;date\n' })[0]!,
    /row 1: has no column calendar, date/,
  );
  assert.match(
    mistakesOf({ 'corrections.csv': Buffer.from([0xff, 0xfe, 0x41]).toString('latin1') })[0]!,
    /has no column/,
  );
});

test('own calendars: dates, rules, inherited days, and joined ones', () => {
  const { overlaid } = apply({
    'calendars/BANK.json': JSON.stringify({
      name: 'Bank',
      timezone: 'America/Lima',
      inherits: ['PE'],
      dates: [{ date: '2026-06-30', name: 'Half year' }],
      rules: [
        { rule: '12-31', name: 'End of the year', closes: '13:00', weekdays: [1, 2, 3, 4, 5] },
      ],
    }),
    'calendars/FAIR.csv': 'date,name\n2026-05-04,Fair\n',
    'calendars/BOTH.json': JSON.stringify({ name: 'Both', of: ['own:bank', 'OWN:FAIR'] }),
    'calendars/ONE.json': JSON.stringify({ name: 'One', of: ['PE', 'OWN:FAIR'], closed_if: 'all' }),
    ...corrections(row('PE', '2026-12-07', 'holiday', 'nothing')),
  });
  const datesOf = (id: string) =>
    overlaid.calendars
      .get(id)!
      .entries.filter(({ day }) => day >= firstDayOf(2026))
      .map(({ day, payload }) => `${formatDay(day)} ${payload.kind} ${payload.names.en}`);
  const bank = [
    '2026-06-30 holiday Half year',
    '2026-12-07 holiday Decreed',
    '2026-12-25 holiday Christmas Day',
    '2026-12-31 early_close End of the year',
  ];
  assert.equal(datesOf('OWN:BANK'), bank);
  assert.equal(datesOf('OWN:FAIR'), ['2026-05-04 holiday Fair']);
  assert.equal(datesOf('OWN:BOTH'), ['2026-05-04 holiday Fair', ...bank.slice(0, 3)]);
  assert.equal(datesOf('OWN:ONE'), []);
  assert.equal(overlaid.calendars.get('OWN:BANK')!.record.bases, ['PE']);
});

test('mistakes of calendars name the file and the field', () => {
  const wrong = (value: unknown) => mistakesOf({ 'calendars/X.json': JSON.stringify(value) })[0]!;
  assert.match(
    wrong({ name: 'X', timezone: 'Mars/Base' }),
    /calendars\/X\.json, timezone: "Mars\/Base" was read; expected an IANA/,
  );
  assert.match(
    wrong({ name: 'X', dates: [{ date: '2026-13-01', name: 'n' }] }),
    /dates\[0\]\.date: "2026-13-01" was read; expected an existing date/,
  );
  assert.match(
    wrong({ name: 'X', inherits: ['PQ'] }),
    /inherits\[0\]: "PQ" was read; expected the id of a calendar; the nearest are PE/,
  );
  assert.match(
    wrong({ name: 'X', rules: [{ rule: 'easter minus two', name: 'n' }] }),
    /calendars\/X\.json, rules\[0\]\.rule: "easter minus two" was read; expected a rule such as/,
  );
  assert.match(wrong({ name: 'X', colour: 'red' }), /colour/);
  assert.match(wrong({ name: 'X', of: ['OWN:X', 'PE'] }), /in a circle, OWN:X -> OWN:X/);
  assert.match(
    mistakesOf({ 'calendars/bank.json': '{}' })[0]!,
    /calendars\/bank\.json: expected NAME\.json or NAME\.csv/,
  );
  assert.match(mistakesOf({ 'correction.csv': '' })[0]!, /correction\.csv: unknown file/);
  assert.match(
    mistakesOf({ 'calendars/X.json': '{"name":' })[0]!,
    /calendars\/X\.json: is not JSON/,
  );
});

test('rules with days that do not exist name the file, the row, the field and what would be right', () => {
  const rules = [
    '02-30',
    '06-31',
    '6th monday in February',
    '2026-02-30',
    '13-01',
    'P99999D 01-01',
    '1 Shawwal 9999',
  ];
  const file = { name: 'X', rules: ['12-25', ...rules].map((rule) => ({ rule, name: 'n' })) };
  const mistakes = mistakesOf({ 'calendars/X.json': JSON.stringify(file) });
  // What gives no date is seen only once the others are right.
  assert.is(mistakes.length, rules.length - 1);
  for (const [index, mistake] of mistakes.entries()) {
    const start = `calendars/X.json, rules[${index + 1}].rule: ${JSON.stringify(rules[index])} was read; expected `;
    assert.ok(mistake.startsWith(start), mistake);
    assert.not.match(mistake, /undefined/);
  }
  const none = { name: 'X', rules: [{ rule: '1 Shawwal 9999', name: 'n' }] };
  assert.equal(mistakesOf({ 'calendars/X.json': JSON.stringify(none) }), [
    'calendars/X.json, rules[0].rule: "1 Shawwal 9999" was read; expected a rule that gives a date: this one gives none in any year',
  ]);
});

test('rows that are in force in no year of the calendar are refused, and dates outside of them', () => {
  const wrong = (value: object, table = '') =>
    mistakesOf({
      'calendars/X.json': JSON.stringify({ name: 'X', years: [2024, 2026], ...value }),
      ...(table && { 'calendars/X.csv': `date,name\n${table}` }),
    });
  const rule = (more: object) => ({ rules: [{ rule: '01-01', name: 'n', ...more }] });
  assert.equal(wrong(rule({ from: 2026, to: 2027 })), []);
  for (const more of [
    { from: 2027 },
    { to: 2023 },
    { from: 2026, to: 2025 },
    { exceptYears: [2024, 2025, 2026] },
  ]) {
    assert.match(
      wrong(rule(more))[0]!,
      /calendars\/X\.json, rules\[0\]: .* was read; expected some years of .* 2024 to 2026/,
    );
  }
  assert.match(
    wrong({ inherits: [{ calendar: 'PE', from: 2027 }] })[0]!,
    /inherits\[0\]: .*expected some years/,
  );
  assert.match(
    wrong({ dates: [{ date: '2027-01-01', name: 'n' }] })[0]!,
    /dates\[0\]\.date: "2027-01-01" was read; expected a date of the calendar's years, 2024 to 2026/,
  );
  assert.match(
    wrong({}, '2027-01-01,n\n')[0]!,
    /calendars\/X\.csv row 2, date: "2027-01-01" was read; expected a date of/,
  );
});

test('texts with line breaks, control characters or the beginning of a formula are refused, wherever they stand', () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const inRow = (name: string, why: string) =>
    `${HEAD}\nPE,2026-12-07,holiday,${quoted(name)},${SOURCE},${quoted(why)},nothing,,,\n`;
  const json = (value: object) => ({ 'calendars/X.json': JSON.stringify({ name: 'X', ...value }) });
  const places: readonly ((text: string) => Record<string, string>)[] = [
    (text) => ({ 'corrections.csv': inRow(text, 'why') }),
    (text) => ({ 'corrections.csv': inRow('name', text) }),
    (text) => ({ 'calendars/X.csv': `date,name\n2026-12-07,${quoted(text)}\n` }),
    (name) => json({ name }),
    (note) => json({ note }),
    (name) => json({ dates: [{ date: '2026-12-07', name }] }),
    (name) => json({ rules: [{ rule: '01-01', name }] }),
    (de) => json({ rules: [{ rule: '01-01', name: 'n', names: { de } }] }),
    (name) => json({ name, of: ['PE', 'PEN'] }),
  ];
  for (const [at, filesWith] of places.entries()) {
    for (const text of [
      'a\nb',
      'a\rb',
      'a\u0000b',
      'a\u001b[31m',
      'a\u0085b',
      'a\u2028b',
      'a\u202eb',
    ]) {
      assert.match(
        mistakesOf(filesWith(text))[0] ?? '',
        /expected a text without line breaks/,
        `${at} ${JSON.stringify(text)}`,
      );
    }
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\uff1d1']) {
      assert.match(
        mistakesOf(filesWith(text))[0] ?? '',
        /expected a text that does not begin with =/,
        `${at} ${text}`,
      );
    }
    assert.equal(mistakesOf(filesWith('Day = of + our - @ bank, 銀行 🏦')), [], String(at));
  }
  assert.match(mistakesOf(json({ name: '\ud800' }))[0]!, /without line breaks and other control/);
  for (const source of [
    'https://exa mple.org/',
    'https:example.org',
    'https://example.org/\n',
    'javascript:alert(1)',
  ]) {
    assert.match(
      mistakesOf(json({ dates: [{ date: '2026-12-07', name: 'n', source }] }))[0]!,
      /expected an address/,
      source,
    );
  }
});

test('a circle of links, a folder and a huge file are reported without waiting', () => {
  const dir = overlayOf({});
  symlinkSync('LOOP.json', join(dir, 'calendars/LOOP.json'));
  mkdirSync(join(dir, 'calendars/DIR.json'));
  writeFileSync(join(dir, 'calendars/BIG.csv'), '');
  truncateSync(join(dir, 'calendars/BIG.csv'), 2 ** 30);
  try {
    readOverlay(dir);
    assert.unreachable();
  } catch (error) {
    const message = (error as OverlayError).mistakes.join('\n');
    assert.match(message, /LOOP\.json: ELOOP/);
    assert.match(message, /DIR\.json: is not a regular file/);
    assert.match(message, /BIG\.csv: has 1073741824 bytes; expected at most/);
  }
});

needs('mkfifo')('a pipe is reported without waiting for what it might bring', () => {
  const dir = overlayOf({});
  execFileSync('mkfifo', [join(dir, 'corrections.csv')]);
  assert.throws(
    () => readOverlay(dir),
    ({ mistakes }: OverlayError) =>
      /corrections\.csv: is not a regular file/.test(mistakes.join('\n')),
  );
});

test.run();
