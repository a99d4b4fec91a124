import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  businessDayBefore,
  businessDayOnOrAfter,
  isBusinessDay,
} from '../../server/engine/business-days.js';
import { civilDate, formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { endOfMonth } from '../../server/engine/conventions.js';
import { isWholeQuarters, parseStep, rollDay } from '../../server/engine/schedule.js';
import {
  type Answer,
  anchorOf,
  type Case,
  calendars,
  cases,
  isComparable,
  isLastBusinessDay,
  ours,
  runQuantLib,
  SHARE,
  sample,
  told,
  withQuantLib,
} from '../helpers/quantlib-schedules.js';

/** The schedules that QuantLib 1.29 makes by other rules: one test for each of them, which says what it does and shows it. */

const datesOf = (answer: Answer) => answer!.map(([date]) => date);
const ofMonths = ({ frequency, rule }: Case) => /M|Y/.test(frequency) && rule !== 'term';
const monthOf = (date: string) => date.slice(0, 7);
const lastOfMonth = ({ calendar }: Case, date: string) =>
  formatDay(businessDayBefore(calendars[calendar]!, endOfMonth(mustParseDay(date)) + 1, 1)!.day);

/** Cases counted from the last business day of a month, with the end of the month. */
function monthEnds(seed: number, convention: Case['convention']): Case[] {
  return sample(cases, 3000 * SHARE, seed)
    .map((one): Case => ({ ...one, convention, termination: convention, endOfMonth: true }))
    .filter((one) => ofMonths(one) && isLastBusinessDay(calendars[one.calendar]!, anchorOf(one)));
}

withQuantLib(
  'end of month with following: QuantLib stays on the last business day of the month, following moves into the next',
  () => {
    const requested = monthEnds(1, 'following');
    let moved = 0;
    for (const [place, answer] of runQuantLib(requested).entries()) {
      const one = requested[place]!;
      const ends = [one.start, one.end].map(monthOf);
      const theirs = datesOf(answer).filter((date) => !ends.includes(monthOf(date)));
      for (const date of theirs) assert.is(date, lastOfMonth(one, date), JSON.stringify(one));
      const made = new Set(datesOf(told(ours(one, null))));
      for (const date of theirs) {
        const end = endOfMonth(mustParseDay(date));
        const days = calendars[one.calendar]!;
        if (isBusinessDay(days, end)) continue;
        assert.ok(
          made.has(formatDay(businessDayOnOrAfter(days, end)!.day)),
          `${JSON.stringify(one)}: ${date}`,
        );
        moved++;
      }
    }
    assert.ok(moved > 1000 * SHARE, String(moved));
  },
);

withQuantLib(
  'end of month: QuantLib moves start and end to the ends of their months too, here they are kept',
  () => {
    const requested = monthEnds(2, 'modified_following');
    let kept = 0;
    for (const [place, answer] of runQuantLib(requested).entries()) {
      const one = requested[place]!;
      const theirs = datesOf(answer);
      const made = datesOf(told(ours(one, null)));
      if (monthOf(theirs[0]!) === monthOf(theirs.at(-1)!)) continue;
      for (const [at, text] of [[0, one.start] as const, [-1, one.end] as const]) {
        assert.is(theirs.at(at), lastOfMonth(one, theirs.at(at)!), JSON.stringify(one));
        const isSame = made.at(at) === theirs.at(at);
        assert.ok(isSame || monthOf(made.at(at)!) === monthOf(text), JSON.stringify(one));
        if (!isSame) kept++;
      }
    }
    assert.ok(kept > 100 * SHARE, String(kept));
  },
);

withQuantLib(
  'another convention for the last date: QuantLib asks by the other of both whether the date before falls together with it, so that it leaves out one that is before the last, or keeps some that are not',
  () => {
    const requested = sample(cases, 12_000 * SHARE, 3)
      .map((one): Case => ({ ...one, endOfMonth: false }))
      .filter((one) => !isComparable(one));
    let [leftOut, keptOn] = [0, 0];
    for (const [place, answer] of runQuantLib(requested).entries()) {
      const one = requested[place]!;
      const [made, theirs] = [datesOf(told(ours(one, null))), datesOf(answer)];
      const last = made.pop()!;
      assert.is(theirs.pop(), last, JSON.stringify(one));
      const common = Math.min(made.length, theirs.length);
      assert.equal(
        made.slice(0, common).join(),
        theirs.slice(0, common).join(),
        JSON.stringify(one),
      );
      if (made.length > common) leftOut++;
      if (theirs.length > common) keptOn++;
      assert.ok(
        made.length - common <= 1 && made.every((date) => date < last),
        JSON.stringify(one),
      );
      assert.ok(
        theirs.slice(common).every((date) => date >= last),
        JSON.stringify(one),
      );
    }
    assert.ok(leftOut > 10 * SHARE && keptOn > 5 * SHARE, `${leftOut} left out, ${keptOn} kept`);
  },
);

withQuantLib(
  'whole quarters on third Wednesdays: QuantLib counts them from any month, here they are March, June, September and December',
  () => {
    const requested = sample(cases, 4000 * SHARE, 5).flatMap((one): Case[] => {
      if (
        !/M|Y/.test(one.frequency) ||
        !isWholeQuarters(parseStep(one.frequency) as { months: number })
      )
        return [];
      const on = (text: string) => {
        const { year, month } = civilDate(mustParseDay(text));
        return formatDay(rollDay(year, month, 'IMM'));
      };
      const convention = 'unadjusted' as const;
      const made = {
        ...one,
        convention,
        termination: convention,
        start: on(one.start),
        end: on(one.end),
      };
      const isOff = civilDate(mustParseDay(made.start)).month % 3 > 0;
      const isLong = mustParseDay(made.end) - mustParseDay(made.start) > 400;
      return isOff && isLong ? [{ ...made, rule: 'third_wednesday', endOfMonth: false }] : [];
    });
    const monthsIn = (dates: string[]) =>
      dates.slice(1, -1).map((date) => civilDate(mustParseDay(date)).month % 3);
    for (const [place, answer] of runQuantLib(requested).entries()) {
      const one = requested[place]!;
      const from = civilDate(mustParseDay(one.start)).month % 3;
      assert.ok(
        monthsIn(datesOf(told(ours(one, 'IMM')))).every((month) => month === 0),
        JSON.stringify(one),
      );
      assert.ok(
        monthsIn(datesOf(answer)).every((month) => month === from),
        JSON.stringify(one),
      );
    }
    assert.ok(requested.length > 200 * SHARE, String(requested.length));
  },
);

test.run();
