import Holidays from 'date-holidays';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostOf } from '../../build/calendars/authorities.js';
import { citedRows } from '../../build/calendars/basis.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { keyOf, readTexts } from '../../build/calendars/read-texts.js';
import { ruleWords, weekendWords } from '../../build/calendars/row-words.js';
import { NOT_FOUND } from '../../build/calendars/vocabulary.js';
import { completeCalendar, expandOwn } from '../../build/expand/calendar.js';
import { rowsWithNeither } from '../../build/reports/basis-table.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { ACT, GAZETTE } from '../helpers/cited-state.js';
import { definition } from '../helpers/definitions.js';
import { realPublications } from '../helpers/real-publications.js';

/** What the rows of definitions rest on, and the rows in words. */

const basisOf = (
  made: ReturnType<typeof definition>,
  other = completeCalendar(made, expandOwn(made), () => []),
) => other.map(({ day, row }) => `${formatDay(day)} ${row?.basis} ${row?.url ?? '-'}`);

test('a yearly rule with a source is law, a listed date notice, a row without a text a rule; a row may override it', () => {
  const made = definition('X', {
    years: [2026, 2026],
    rules: [
      { rule: '01-01', name: 'A', from: 2020, source: ACT },
      { rule: '02-02', name: 'B', from: 2020, source: NOT_FOUND, note: 'custom' },
      { rule: '03-03', name: 'C', from: 2020, source: 'https://en.wikipedia.org/wiki/C' },
      { rule: '04-04', name: 'D', from: 2020, source: GAZETTE, basis: 'notice' },
      { rule: '05-05', name: 'E', from: 2020, source: ACT, lead: true },
    ],
    dates: [
      { date: '2026-06-06', kind: 'holiday', name: 'F', source: GAZETTE },
      {
        date: '2026-07-07',
        kind: 'holiday',
        name: 'G',
        source: `Decree 7; ${GAZETTE}`,
        basis: 'law',
      },
      { date: '2026-08-08', kind: 'holiday', name: 'H', source: NOT_FOUND },
    ],
  });
  assert.equal(basisOf(made), [
    `2026-01-01 law ${ACT}`,
    '2026-02-02 rule -',
    '2026-03-03 rule https://en.wikipedia.org/wiki/C',
    `2026-04-04 notice ${GAZETTE}`,
    `2026-05-05 rule ${ACT}`,
    `2026-06-06 notice ${GAZETTE}`,
    `2026-07-07 law ${GAZETTE}`,
    '2026-08-08 rule -',
  ]);
  const decree = completeCalendar(made, [], () => []).find(({ names }) => names.en === 'G');
  assert.is(decree?.row?.what, 'Decree 7');
});

test('how a text was read follows from its address, by the table of authorities; an account of a text is a report', () => {
  const dates = [
    { date: '2026-01-01', kind: 'holiday', name: 'A', source: GAZETTE },
    {
      date: '2026-02-02',
      kind: 'holiday',
      name: 'B',
      source: 'https://www.austlii.edu.au/act',
      basis: 'law',
    },
    {
      date: '2026-03-03',
      kind: 'holiday',
      name: 'C',
      source: 'https://a-blog.example/act',
      basis: 'law',
    },
    {
      date: '2026-04-04',
      kind: 'holiday',
      name: 'D',
      source: 'https://a-blog.example/scan',
      evidence: 'copy',
    },
    { date: '2026-05-05', kind: 'holiday', name: 'E', source: NOT_FOUND },
  ] as const;
  const made = definition('X', { years: [2026, 2026], dates });
  assert.equal(
    completeCalendar(made, expandOwn(made), () => []).map(({ row }) => [row?.basis, row?.evidence]),
    [
      ['notice', 'original'],
      ['law', 'copy'],
      ['report', 'report'],
      ['notice', 'copy'],
      ['rule', undefined],
    ],
  );
});

test('an agency’s article at the site of an exchange is an account of it, the exchange’s own page is not', () => {
  assert.is(
    hostOf('https://www.nasdaq.com/articles/london-stock-exchange-says-markets-open'),
    null,
  );
  assert.is(
    hostOf('https://www.nasdaq.com/market-activity/stock-market-holiday-schedule')?.kind,
    'authority',
  );
  const made = definition('X', {
    years: [2022, 2022],
    rules: [{ rule: '01-01', name: 'A', from: 2020, source: 'https://www.nasdaq.com/articles/x' }],
  });
  const [entry] = completeCalendar(made, expandOwn(made), () => []);
  assert.equal([entry?.row?.basis, entry?.row?.evidence], ['report', 'report']);
});

test('an address at which the text itself was read makes its rows `copy`; an announcement is a notice in rules too, a statute a law for dates', () => {
  const elsewhere = [...readTexts()].filter(([address]) => hostOf(`https://${address}`) === null);
  const [law] = elsewhere.find(([, text]) => text.basis === 'law')!;
  const [notice] = elsewhere.find(([, text]) => text.basis === 'notice')!;
  const made = definition('X', {
    years: [2026, 2026],
    rules: [
      { rule: '01-01', name: 'A', from: 2020, source: `https://${law}` },
      { rule: '02-02', name: 'B', from: 2020, source: `http://www.${notice}/#part` },
    ],
    dates: [{ date: '2026-03-03', kind: 'holiday', name: 'C', source: `https://${law}` }],
  });
  assert.equal(
    completeCalendar(made, expandOwn(made), () => []).map(({ row }) => [row?.basis, row?.evidence]),
    [
      ['law', 'copy'],
      ['notice', 'copy'],
      ['law', 'copy'],
    ],
  );
});

test('publications named in the table of read texts are graded as it says, and were read at those addresses', () => {
  const official = new Map(realPublications().map((one) => [one.id, one]));
  for (const [address, { basis, what }] of readTexts()) {
    if (what.includes(' ')) continue;
    const publication = official.get(what);
    assert.ok(publication, what);
    assert.is(publication.evidence === 'report', basis === 'report', what);
    assert.ok([publication.read_at, publication.url].map(keyOf).includes(address), what);
  }
});

test('the table of read texts refuses an unknown basis, a missing text and an address listed twice', () => {
  const row = 'https://a.example/act\tlaw\tThe Act';
  for (const [text, told] of [
    [row.replace('law', 'rule'), /line 2: rule is neither law, notice nor report/],
    [row.replace('law', 'law here'), /line 2: law here is neither law, notice nor report/],
    [row.replace('The Act', ''), /line 2: what was read is missing/],
    [`${row}\n${row.replace('https', 'http')}`, /line 3: .*listed twice/],
  ] as const)
    assert.throws(() => readTexts(`address\tbasis\ttext\n${text}`), told);
});

test('two rows of one date: the entry has the stronger basis', () => {
  const rules = [
    { rule: '01-01', name: 'Custom', from: 2020, source: NOT_FOUND, note: 'custom' },
    { rule: '01-01', name: 'Law', from: 2020, source: ACT },
  ];
  assert.equal(basisOf(definition('X', { years: [2026, 2026], rules })), [`2026-01-01 law ${ACT}`]);
});

test('a rule of the library with a cited text is law in the years of the text, else library', () => {
  const library = {
    country: 'DE',
    texts: [{ rules: ['05-01'], from: 2025, to: 2026, source: ACT, what: 'The Act' }],
  };
  const own = expandOwn(definition('X', { years: [2024, 2027], library }));
  const mayDays = own
    .filter(({ day }) => formatDay(day).endsWith('05-01'))
    .map(({ row }) => row?.basis);
  assert.equal(mayDays, ['library', 'law', 'law', 'library']);
  assert.is(own.filter(({ row }) => row === undefined).length, 0);
});

test('an inherited day has the weaker basis of its own row and the inheriting one', () => {
  const base = definition('A', {
    years: [2026, 2026],
    rules: [{ rule: '01-01', name: 'A', from: 2020, source: ACT, note: 'doubt' }],
    dates: [{ date: '2026-06-06', kind: 'holiday', name: 'F', source: GAZETTE }],
  });
  const entries = completeCalendar(base, expandOwn(base), () => []);
  const follow = (source: string, coverage: 'verified' | 'library' = 'library') => {
    const heir = definition('B', {
      years: [2026, 2026],
      inherits: [{ calendar: 'A', from: 2020, source }],
    });
    return completeCalendar(heir, [], () =>
      entries.map((entry) => ({ ...entry, coverage, sources: [] })),
    );
  };
  assert.equal(
    follow('https://www.euronext.com').map(({ row }) => [
      row?.basis,
      row?.url,
      row?.note,
      row?.through,
    ]),
    [
      ['law', ACT, 'doubt', { calendar: 'A', url: 'https://www.euronext.com' }],
      ['notice', GAZETTE, undefined, { calendar: 'A', url: 'https://www.euronext.com' }],
    ],
  );
  assert.equal(
    follow(NOT_FOUND).map(({ row }) => row?.basis),
    ['rule', 'rule'],
  );
  // For a day that a publication verifies there, only the inheriting row counts here.
  assert.equal(
    follow('https://www.euronext.com', 'verified').map(({ row }) => [row?.basis, row?.url]),
    [
      ['law', 'https://www.euronext.com'],
      ['law', 'https://www.euronext.com'],
    ],
  );
});

test('days taken over by a text that tells of the cycle alone rest on a rule of ours', async () => {
  const all = new Map((await allDefinitions()).map((one) => [one.id, one]));
  const basesOf = (id: string) => [
    ...new Set(
      citedRows(all.get(id)!)
        .filter(({ kind }) => kind === 'inherited')
        .map(({ basis }) => basis),
    ),
  ];
  for (const id of ['XBSE', 'DSMD', 'XIDX', 'XBAR', 'XFKA', 'XFRA'])
    assert.equal(basesOf(`${id}:SETTLEMENT`), ['rule'], id);
  assert.equal(basesOf('XSES:SETTLEMENT'), ['law']);
});

test("a program's calendar is no text, and a row that cites it is a lead", () => {
  const made = definition('X', {
    years: [2026, 2026],
    dates: [
      {
        date: '2026-05-28',
        kind: 'holiday',
        name: 'A',
        source: 'https://github.com/lballabio/QuantLib/blob/2a13d45/test-suite/calendars.cpp',
      },
    ],
  });
  assert.equal(
    basisOf(made).map((one) => one.split(' ')[1]),
    ['rule'],
  );
  assert.is(completeCalendar(made, expandOwn(made), () => [])[0]!.status, 'estimated');
});

test('where a publication read the words of an authority, rows that cite the address are no report', async () => {
  const read = new Map(
    realPublications()
      .filter(({ evidence }) => evidence !== 'report')
      .flatMap(({ id, url, url_is_exact, read_at }) =>
        [...(url_is_exact ? [url] : []), read_at].map((address) => [keyOf(address), id] as const),
      ),
  );
  const found = (await allDefinitions()).flatMap((one) =>
    citedRows(one).flatMap(({ url, evidence }) => {
      const id = url !== undefined && evidence === 'report' ? read.get(keyOf(url)) : undefined;
      return id === undefined ? [] : [`${one.id}: ${url} (${id})`];
    }),
  );
  assert.equal([...new Set(found)], []);
});

test('where all that was read at an address is a copy, no row that cites it is original', async () => {
  const labels = new Map<string, Set<string>>();
  for (const { url, url_is_exact, read_at, evidence } of realPublications())
    for (const key of new Set([...(url_is_exact ? [url] : []), read_at].map(keyOf)))
      labels.set(key, (labels.get(key) ?? new Set()).add(evidence));
  const found = (await allDefinitions()).flatMap((one) =>
    citedRows(one).flatMap(({ url, evidence }) =>
      evidence === 'original' && [...(labels.get(keyOf(url!)) ?? [])].join() === 'copy'
        ? [`${one.id}: ${url}`]
        : [],
    ),
  );
  assert.equal([...new Set(found)], []);
});

test('rows in words', () => {
  const words = (rule: string, more = {}) =>
    ruleWords({ rule, name: 'N', from: 2020, source: ACT, ...more });
  assert.is(words('01-01'), 'N: 1 January');
  assert.is(words('easter -2'), 'N: 2 days before Easter Sunday');
  assert.is(words('orthodox 1'), 'N: 1 day after Orthodox Easter Sunday');
  assert.is(words('chinese 01-0-01'), 'N: chinese 01-0-01');
  assert.is(
    words('12-24', { closes: '13:00', weekdays: [1, 2, 3, 4, 5] }),
    'N, closes 13:00: 24 December, on Monday to Friday',
  );
  assert.is(
    words('3rd monday in May', { exceptYears: [2026, 2025] }),
    'N: 3rd monday in May, not in 2025, 2026',
  );
  assert.is(
    weekendWords([{ start: '1990-01-01', days: [5, 6] }]),
    'Weekend: Friday and Saturday from 1990-01-01',
  );
});

test('every row of a definition has its source, or a note on why it has none', async () => {
  assert.equal(rowsWithNeither(await allDefinitions()), []);
  const bare = { rule: '01-01', name: 'A', from: 2020, source: NOT_FOUND };
  assert.equal(
    rowsWithNeither([
      definition('XAAA', { rules: [bare] }),
      definition('XNYS', { rules: [{ ...bare }] }),
    ]),
    ['XNYS: A', 'XAAA: A'],
  );
});

test('texts name rules of the library, word for word', async () => {
  const unknown: string[] = [];
  for (const { id, library } of await allDefinitions()) {
    if (!library?.texts) continue;
    const region = [library.country, library.state, library.region].filter(
      (part) => part !== undefined,
    );
    const all = new Holidays(...(region as [string])).getRules() as unknown as {
      readonly rule: string;
    }[];
    const rules = new Set(all.map(({ rule }) => rule));
    for (const { rules: named } of library.texts) {
      // A subdivision inherits the texts of its country, and may lack a rule of it.
      if (!id.includes(':'))
        unknown.push(...named.filter((rule) => !rules.has(rule)).map((rule) => `${id} ${rule}`));
    }
  }
  assert.equal(unknown, []);
});

test.run();
