import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { marketConventions } from '../../build/calendars/conventions/index.js';
import { lateOpenProblems, untoldOpenings } from '../../build/verify/late-opens.js';
import { realPublications } from '../helpers/real-publications.js';

/** Late opens that publications state: each is a row of the conventions, and no note tells one alone. */

const publications = realPublications();
const conventions = await marketConventions();

test('each late open that a publication states is a row', () => {
  assert.equal(lateOpenProblems(publications, conventions), []);
  const stated = publications.flatMap(({ calendars }) =>
    calendars.flatMap(({ calendar, late_open = [] }) =>
      late_open.map(({ date }) => `${calendar} ${date}`),
    ),
  );
  for (const year of [
    '2021-02-17',
    '2022-03-02',
    '2023-02-22',
    '2024-02-14',
    '2025-03-05',
    '2026-02-18',
  ])
    assert.ok(stated.includes(`BVMF ${year}`), year);
});

test('no note speaks of the hour of an opening that no list has', () => {
  assert.equal(untoldOpenings(publications), []);
  const calendars = [{ calendar: 'XTST', notes: 'Late opening at 13:00 on Ash Wednesday.' }];
  assert.is(untoldOpenings([{ id: 'a', calendars }] as never).length, 1);
});

test('a stated hour without a row, and another hour than that of the row, are told', () => {
  const stated = (date: string, time: string) =>
    [
      { id: 'a', calendars: [{ calendar: 'BVMF', late_open: [{ date, name: 'x', time }] }] },
    ] as never;
  assert.is(lateOpenProblems(stated('2026-02-18', '13:00'), conventions).length, 0);
  assert.match(
    lateOpenProblems(stated('2026-02-18', '12:00'), conventions)[0]!,
    /the row has 13:00/,
  );
  assert.match(lateOpenProblems(stated('2026-02-19', '13:00'), conventions)[0]!, /no row/);
});

test.run();
