import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countryDefinitions } from '../../build/calendars/country.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../../build/calendars/vocabulary.js';
import { emptyState, type ReleaseState, storeEntries } from '../../build/release/state.js';
import { type CountryProvenance, countryProvenance } from '../../build/reports/countries.js';
import { nextWork, provenanceMarkdown } from '../../build/reports/countries-table.js';
import type { Publication } from '../../build/verify/publication.js';
import { entry } from '../helpers/market.js';

const LAW = 'https://example.org/law';
const SPAN = [2025, 2026] as const;

/** A country with a day of its own by law, one without a text, and a subdivision with one more. */
const DEFINITIONS = countryDefinitions({
  id: 'QQ',
  name: 'Testland',
  timezone: 'Etc/UTC',
  weekend: SATURDAY_SUNDAY,
  rules: [{ rule: '05-04', name: 'By law', from: 2000, source: LAW }],
  dates: [
    { date: '2026-03-03', kind: 'holiday', name: 'Told by nobody', source: NOT_FOUND },
    { date: '2029-03-03', kind: 'holiday', name: 'To come', source: NOT_FOUND },
  ],
  subdivisions: [
    {
      id: 'A',
      name: 'Part',
      dates: [
        {
          date: '2026-04-01',
          kind: 'holiday',
          name: 'A lead',
          lead: true,
          source: 'https://example.org/lead',
        },
      ],
    },
  ],
});

const FILE = `// ${LAW} and ${LAW}, https://example.org/list\nexport default country({ source: '${LAW}' })`;

/** What is read of a publication here. */
function publication(id: string, more: Partial<Publication>): Publication {
  return {
    id,
    type: 'government',
    evidence: 'original',
    calendars: [{ calendar: 'QQ' }],
    ...more,
  } as Publication;
}

function stateOf(complete: readonly number[] = []): ReleaseState {
  const state = emptyState();
  for (const { id, kind, name, timezone, years, weekend } of DEFINITIONS) {
    state.calendars.set(id, {
      id,
      kind,
      name,
      timezone,
      weekend,
      origin: 'library',
      data_years: years,
      verified_years: [],
      sources: [],
      complete_years: id === 'QQ' ? complete : [],
      last_verified_at: null,
    });
  }
  const inBoth = [
    entry('2024-12-25', { origin: 'library' }), // before the span
    entry('2025-01-01', { origin: 'library', coverage: 'verified', sources: ['list'] }),
    entry('2025-05-04'), // a Sunday
    entry('2025-12-24', { kind: 'early_close', close_time: '12:00' }),
    entry('2025-12-25', { origin: 'library' }),
    entry('2025-12-27', { kind: 'weekend_workday', origin: 'curated' }),
    entry('2026-03-03', { origin: 'curated', status: 'estimated' }),
    entry('2026-05-04'),
  ];
  state.entries.set('QQ', storeEntries(inBoth));
  state.entries.set(
    'QQ:A',
    storeEntries([...inBoth, entry('2026-04-01', { origin: 'curated', status: 'estimated' })]),
  );
  return state;
}

function provenance(
  publications: readonly Publication[] = [],
  complete: readonly number[] = [],
): CountryProvenance {
  const state = stateOf(complete);
  const [row] = countryProvenance(
    { definitions: DEFINITIONS, state, publications, contradictions: [] },
    SPAN,
    () => FILE,
  );
  return row!;
}

test('days a calendar-year by what vouches for them: no weekends, no early closes, nothing outside the span', () => {
  // Two calendars, two years: four calendar-years.
  assert.equal(provenance().days, {
    verified: 2 / 4,
    cited: 4 / 4,
    library: 2 / 4,
    estimated: 3 / 4,
  });
});

test("a subdivision's day that the country has too stands on what is best of the two", () => {
  const state = stateOf();
  const day = (date: string, more: object) => entry(date, { origin: 'library', ...more });
  state.entries.set(
    'QQ',
    storeEntries([
      day('2025-01-01', { coverage: 'verified', sources: ['law'] }),
      day('2025-03-03', {}),
      day('2025-06-06', { kind: 'weekend_workday', coverage: 'verified', sources: ['law'] }),
    ]),
  );
  const inPart = ['2025-01-01', '2025-03-03', '2025-06-06'].map((date) => day(date, {}));
  state.entries.set('QQ:A', storeEntries([...inPart, entry('2025-07-07', { origin: 'curated' })]));
  const measured = { definitions: DEFINITIONS, state, publications: [], contradictions: [] };
  // 1 January in both; a day that is another thing in the country does not count; 3 March in both; a local day.
  assert.equal(countryProvenance(measured, SPAN, () => '')[0]!.days, {
    verified: 3 / 4,
    cited: 1 / 4,
    library: 3 / 4,
    estimated: 0,
  });
});

test('rows that a subdivision inherits count once; leads and rows without a text are not cited', () => {
  const row = provenance();
  assert.equal([row.country, row.name, row.calendars], ['QQ', 'Testland', 2]);
  assert.equal(row.rows, { cited: 1, all: 4 });
  assert.is(row.doubts, 2, 'that of 2026 and the lead; not the day to come');
  assert.is(row.addresses, 2, 'the law once, the list');
});

test('publications by what they are; one of a subdivision counts, one of another country does not', () => {
  const row = provenance(
    [
      publication('law', { type: 'legislation', calendars: [{ calendar: 'QQ:A' }] }),
      publication('list', {}),
      publication('told', { evidence: 'report' }),
      publication('other', { calendars: [{ calendar: 'QQA' }] }),
    ],
    [2024, 2025],
  );
  assert.equal(row.publications, { laws: 1, verifying: 2, reports: 1 });
  assert.equal(row.listed, [2024, 2025]);
});

test('dates on which publications contradict each other are doubts', () => {
  const contradictions = [
    { calendar: 'QQ:A', date: '2026-05-01', statements: [] },
    { calendar: 'XX', date: '2026-05-01', statements: [] },
  ];
  const measured = { definitions: DEFINITIONS, state: stateOf(), publications: [], contradictions };
  assert.is(countryProvenance(measured, SPAN, () => '')[0]!.doubts, 3);
});

test('the country of whose days the fewest have a text stands first, and the next hour of work is told', () => {
  const worst = {
    ...provenance(),
    addresses: 0,
    days: { verified: 0, cited: 0, library: 8, estimated: 4 },
  };
  assert.equal(nextWork(worst, 2026), [
    'read the law',
    'find a list',
    "a text for the library's days",
    'announced days of the past',
    'the doubts',
  ]);
  assert.equal(nextWork(provenance([publication('list', {})], [2023]), 2026), [
    'a list after 2023',
    'the doubts',
  ]);
  const table = provenanceMarkdown(
    [worst, provenance([publication('list', {})], [2025, 2026])],
    SPAN,
  );
  assert.match(table, /2 of 2 have more than 1 such day/);
  assert.match(
    table,
    /\| QQ Testland \| 2 \| 0\.5 \| 1\.0 \| 0\.5 \| 0\.8 \| 0 \| 1 \(0\) \| 2025-2026 \| 2 \| 1 of 4 \| 2 \|/,
  );
});

test('countries are sorted by days without a text', () => {
  const other = countryDefinitions({
    id: 'QA',
    name: 'Other',
    timezone: 'Etc/UTC',
    weekend: SATURDAY_SUNDAY,
  });
  const state = stateOf();
  state.calendars.set('QA', { ...state.calendars.get('QQ')!, id: 'QA', name: 'Other' });
  state.entries.set('QA', storeEntries([entry('2025-05-05')]));
  const measured = {
    definitions: [...other, ...DEFINITIONS],
    state,
    publications: [],
    contradictions: [],
  };
  const rows = countryProvenance(measured, SPAN, () => '');
  assert.equal(
    rows.map(({ country }) => country),
    ['QQ', 'QA'],
  );
});

test.run();
