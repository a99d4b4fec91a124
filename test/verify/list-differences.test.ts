import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hostOf, readAuthorities } from '../../build/calendars/authorities.js';
import { checkUnreadLists } from '../../build/check/unread-lists.js';
import {
  type ListDifference,
  listDifferences,
  type OwnAccount,
} from '../../build/verify/list-differences.js';
import type { Publication } from '../../build/verify/publication.js';
import { closed, early, plain, publication, WEEKEND } from '../helpers/publications.js';

/** Where a list differs from what a definition gives, and what must be stated of it. */

const test = suite('list differences');

// 2025-12-24 is a Wednesday, 2025-12-27 a Saturday.
const OURS = [plain('2025-12-25', 'Christmas Day'), early('2025-12-24', 'Christmas Eve', '13:00')];
const HOURS = [
  {
    from: '2020-01-01',
    open: '09:00',
    close: '16:20',
    closing_auction: ['16:20', '16:25'],
    source: null,
    evidence: null,
  },
] as const;

function compared(lists: readonly Publication[], more: Partial<OwnAccount> = {}): ListDifference[] {
  const own = {
    calendar: 'XTST',
    entries: OURS,
    weekend: WEEKEND,
    years: [2020, 2030] as const,
    listsAlone: false,
  };
  return listDifferences(
    { ...own, hours: HOURS, releaseYear: 2026, followed: () => null, ...more },
    lists,
  );
}

const linesOf = (found: readonly ListDifference[]) =>
  found.map(({ date, kind, what }) => `${date} ${kind}: ${what}`);

function list(
  part: Parameters<typeof publication>[1],
  more: Partial<Publication> = {},
): Publication {
  return publication(
    'list',
    { years: [2025], complete: true, early_complete: true, ...part },
    more,
  );
}

const at = (time: string | null) => [{ date: '2025-12-24', name: 'Christmas Eve', time }];

test('a list that agrees differs nowhere: without a time, or with the closing auction counted', () => {
  for (const time of ['13:00', '13:05', '12:55', null]) {
    assert.equal(
      linesOf(
        compared([list({ closed: closed('2025-12-25', '2025-12-27'), early_close: at(time) })]),
      ),
      [],
    );
  }
});

test('theirs alone, ours alone, another kind, another time, a time outside the hours', () => {
  assert.equal(linesOf(compared([list({ closed: closed('2025-12-24', '2025-12-26') })])), [
    '2025-12-24 kind: holiday Closed 2025-12-24; ours: early_close 13:00 Christmas Eve',
    '2025-12-25 ours: not in the list; ours: holiday Christmas Day',
    '2025-12-26 theirs: holiday Closed 2025-12-26; ours: nothing',
  ]);
  const timed = (time: string) =>
    linesOf(compared([list({ closed: closed('2025-12-25'), early_close: at(time) })]));
  assert.equal(timed('12:00'), [
    '2025-12-24 time: early_close 12:00 Christmas Eve; ours: early_close 13:00 Christmas Eve',
  ]);
  for (const time of ['01:05', '16:25', '17:00'])
    assert.match(timed(time)[0]!, /2025-12-24 hours: .* from 09:00 to 16:25/);
});

test('a list that claims less is compared by what it claims; a report is not compared', () => {
  const part = { complete: false, early_complete: false, closed: closed('2025-12-26') };
  assert.equal(linesOf(compared([list(part)])), [
    '2025-12-26 theirs: holiday Closed 2025-12-26; ours: nothing',
  ]);
  assert.equal(compared([list({ closed: closed('2025-12-26') }, { evidence: 'report' })]), []);
});

test('where lists alone make the calendar, their days need no row, and days that they leave out are differences', () => {
  const added = list({ closed: closed('2025-12-26'), early_close: at('13:00') });
  assert.equal(linesOf(compared([added], { listsAlone: true })), [
    '2025-12-25 ours: not in the list; ours: holiday Christmas Day',
  ]);
});

test('a later list of the publisher that says what we say replaces the earlier one', () => {
  const first = publication(
    'first',
    { years: [2025], closed: closed('2025-12-23') },
    { published: '2024-11-01' },
  );
  const later = list(
    { closed: closed('2025-12-25'), early_close: at('13:00') },
    { published: '2025-11-01' },
  );
  assert.is(compared([first]).length, 1);
  assert.equal(compared([first, later]), []);
});

const linesOfGate = (lists: readonly Publication[]) =>
  checkUnreadLists(lists, compared(lists)).map(
    ({ gate, when, what }) => `${gate} ${when}: ${what}`,
  );

test('each difference stops a release until it is stated, and a statement without a difference must go', () => {
  const part = { closed: closed('2025-12-25', '2025-12-26'), early_close: at('13:00') };
  const [said, ...more] = linesOfGate([list(part)]);
  assert.equal(more, []);
  assert.match(
    said!,
    /^unread 2025-12-26: build\/official\/list.json: Friday 2025-12-26: holiday .*; ours: nothing\./,
  );
  assert.match(said!, /enter the day in the definition; or, .*"differs": \{"2025-12-26":/);
  assert.equal(linesOfGate([list({ ...part, differs: { '2025-12-26': 'Announced late.' } })]), []);
  const idle = linesOfGate([
    list({ ...part, differs: { '2025-12-25': 'No.', '2025-12-26': 'Announced late.' } }),
  ]);
  assert.equal(idle.length, 1);
  assert.match(idle[0]!, /unread 2025-12-25: .* on which list and definition agree/);
});

test('the table of authorities: subdomains, paths, and lines that are refused', () => {
  const table = readAuthorities(
    'host\tkind\tname\nexample.org\tauthority\tA\ngithub.com/org\ttexts\tB\n',
  );
  const kinds = (address: string) => hostOf(address, table)?.kind ?? null;
  assert.equal(
    ['https://www.example.org/a', 'https://example.org', 'http://notexample.org/', 'not one'].map(
      kinds,
    ),
    ['authority', 'authority', null, null],
  );
  assert.equal(['https://github.com/org/x', 'https://github.com/other/x'].map(kinds), [
    'texts',
    null,
  ]);
  const refused = (line: string) => () => readAuthorities(`host\tkind\tname\n${line}`);
  assert.throws(refused('a.org\tblog\tA'), /line 2: blog is none of/);
  assert.throws(refused('a.org\ttexts\t'), /line 2: the name/);
  assert.throws(refused('a.org\ttexts\tA\na.org\ttexts\tA'), /line 3: a.org is listed twice/);
});

test.run();
