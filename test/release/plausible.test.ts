import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { checkFacts } from '../../build/check/check-facts.js';
import { checkPlausible, idleExceptions } from '../../build/check/plausible/check-plausible.js';
import { earlyCloseFindings } from '../../build/check/plausible/early-closes.js';
import {
  easterFindings,
  orthodoxEaster,
  westernEaster,
} from '../../build/check/plausible/easter.js';
import { except, type Finding } from '../../build/check/plausible/exceptions.js';
import { listedDateFindings } from '../../build/check/plausible/listed-dates.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { definition } from '../helpers/definitions.js';
import { realHistory } from '../helpers/history.js';
import { entry, stateOf } from '../helpers/market.js';
import { needs } from '../helpers/needs.js';
import { realPublications } from '../helpers/real-publications.js';

/** What is plausible, what is so all the same, and facts: each check with a fault of its own. */

const source = 'https://example.org/';

test('the dates of Easter, western and Orthodox', () => {
  const years = [2000, 2008, 2016, 2021, 2025, 2038];
  const western = years.map((year) => formatDay(westernEaster(year)));
  assert.equal(western, [
    '2000-04-23',
    '2008-03-23',
    '2016-03-27',
    '2021-04-04',
    '2025-04-20',
    '2038-04-25',
  ]);
  const orthodox = [2000, 2016, 2021, 2025].map((year) => formatDay(orthodoxEaster(year)));
  assert.equal(orthodox, ['2000-04-30', '2016-05-01', '2021-05-02', '2025-04-20']);
});

const stored = (date: string, en: string, more = {}) => {
  const state = stateOf([entry(date, { names: { en }, ...more })]);
  return {
    record: state.calendars.get('XTST')!,
    entries: [...state.entries.get('XTST')!.values()],
  };
};

test('a feast of Easter on another day, also as one of two names; observed days are not checked', () => {
  const count = (date: string, name: string, more = {}) =>
    easterFindings('XTST', stored(date, name, more).entries).length;
  assert.is(count('2025-04-21', 'Easter Monday'), 0);
  assert.is(count('2025-04-22', 'Easter Monday'), 1);
  assert.is(count('2025-04-22', 'A day / Easter Monday (estimated)'), 1);
  assert.is(count('2025-04-22', 'Easter Monday', { observed: true }), 0);
  assert.is(count('2021-05-03', 'Orthodox Easter Monday'), 0);
});

test('an early close after the hours of early closes, or not before the regular close of the weekday', () => {
  const at = (time: string, more = {}) => {
    const { record, entries } = stored('2026-12-24', 'Eve', {
      kind: 'early_close',
      close_time: time,
    });
    return earlyCloseFindings({ ...record, ...more }, entries).length;
  };
  assert.equal([at('13:00'), at('21:00')], [0, 1]);
  const thursdays = { regular_closes: [{ start: '2020-01-01', weekday: 4, close_time: '13:00' }] };
  assert.equal([at('12:59', thursdays), at('13:00', thursdays), at('14:00', thursdays)], [0, 1, 1]);
});

test('listed dates on the wrong side of the weekend', () => {
  const found = (row: object, more = {}) =>
    listedDateFindings(
      definition('XX', {
        dates: [{ date: '2026-11-22', kind: 'holiday', name: 'A day', source, ...row }],
        ...more,
      }),
    ).length;
  assert.is(found({}), 1, 'a market closes on Sundays anyway');
  assert.is(found({}, { kind: 'country' }), 0, 'a law lists its holidays on Sundays too');
  assert.is(found({ name: 'Day off for the summit' }, { kind: 'country' }), 1);
  assert.is(found({ kind: 'weekend_workday' }), 0);
  assert.is(found({ kind: 'weekend_workday', date: '2026-11-23' }), 1);
  assert.is(found({ kind: 'early_close', closes: '12:00' }), 1);
});

test('an exception covers what it names, and an unused one is reported', () => {
  const finding: Finding = {
    calendar: 'CO:ANT',
    name: 'A',
    day: mustParseDay('2026-01-02'),
    what: 'odd',
  };
  const left = (exception: object) =>
    except([finding], [{ calendars: 'CO:*', why: 'so', ...exception }]);
  assert.is(left({}).violations.length, 0);
  assert.is(left({ when: '2026' }).violations.length, 0);
  for (const wrong of [
    { calendars: 'CO' },
    { name: 'B' },
    { when: '2025' },
    { when: '2026-01-03' },
  ]) {
    assert.is(left(wrong).violations.length, 1, JSON.stringify(wrong));
    assert.is(left(wrong).idle.length, 1);
  }
});

test('a fact and a statute that the state contradicts', () => {
  const state = stateOf([entry('2026-12-25')]);
  const told = (fact: object) =>
    checkFacts(state, [{ calendar: 'XTST', source, ...fact } as never], [], null).map(
      ({ when, what }) => `${when} ${what}`,
    );
  assert.equal(told({ date: '2026-12-25', is: 'closed' }), []);
  assert.equal(told({ date: '2026-12-25', is: 'open' }), [
    `2026-12-25 closed here, open in the fact; ${source}`,
  ]);
  assert.is(told({ year: 2026, closed: ['12-25'], early: [] }).length, 0);
  assert.is(told({ year: 2026, closed: ['12-24'], early: ['12-31 13:00'] }).length, 3);
  assert.is(told({ calendar: 'XNIL', date: '2026-12-25', is: 'closed' }).length, 1);
  const statute = (days: string) => [{ calendar: 'XTST', law: 'The Act', years: { 2026: days } }];
  assert.equal(checkFacts(state, [], statute('12-25 12-26'), null), []);
  assert.equal(
    checkFacts(state, [], statute('12-24'), null).map(({ when, what }) => `${when} ${what}`),
    [
      '2026-12-24 open here, but a holiday by The Act',
      '2026-12-25 closed here, but not named by The Act',
    ],
  );
  assert.equal(
    checkFacts(state, [], statute('12-24'), new Set(['XOTH'])),
    [],
    'cut to other calendars',
  );
});

needs('time')('the last release is plausible, and every exception is needed', async () => {
  const definitions = await allDefinitions();
  const { state } = realHistory();
  const subject = {
    definitions,
    publications: realPublications(),
    state,
    selected: null,
    releaseYear: 2026,
  };
  assert.equal(checkPlausible(subject), []);
  assert.equal(idleExceptions(subject), []);
});

test.run();
