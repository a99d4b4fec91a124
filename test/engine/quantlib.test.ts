import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { civilDate, formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { isWholeQuarters, parseStep, type Roll, rollDay } from '../../server/engine/schedule.js';
import { isEndOfMonth } from '../helpers/plain-days.js';
import {
  type Answer,
  anchorOf,
  type Case,
  calendars,
  cases,
  isComparable,
  isLastBusinessDay,
  lastBusinessDayOf,
  ours,
  runQuantLib,
  SHARE,
  sameSchedule,
  sample,
  told,
  withQuantLib,
} from '../helpers/quantlib-schedules.js';

/** Schedules held to QuantLib's where both follow the same rule; quantlib-differences.test.ts has those where they do not. */

withQuantLib('four thousand schedules, forward and backward', () => {
  const requested = sample(cases, 15_000 * SHARE, 20261122).map((one) => ({
    ...one,
    endOfMonth: false,
  }));
  const chosen = requested.filter(isComparable);
  const answers = runQuantLib(chosen);
  for (const [place, one] of chosen.entries()) {
    sameSchedule(one, told(ours(one, null)), answers[place]!);
  }
  assert.ok(chosen.length > 4000 * SHARE, String(chosen.length));
});

withQuantLib(
  'a thousand schedules with the end of the month, by every convention but following',
  () => {
    const requested = sample(cases, 9000 * SHARE, 20261123).flatMap((one): Case[] => {
      // Following is left out: QuantLib takes the last business day of the month, whatever the convention.
      const isHeld =
        isComparable(one) &&
        one.convention !== 'following' &&
        /M|Y/.test(one.frequency) &&
        one.rule !== 'term';
      if (!isHeld) return [];
      const held = { ...one, endOfMonth: true };
      return [
        held,
        { ...held, [one.rule === 'backward' ? 'end' : 'start']: lastBusinessDayOf(one) },
      ];
    });
    const answers = runQuantLib(requested);
    let [byTheRule, byLastBusinessDay] = [0, 0];
    for (const [place, one] of requested.entries()) {
      const made = told(ours(one, null))!;
      const expected = answers[place]!;
      const anchor = anchorOf(one);
      const isByTheRule = isLastBusinessDay(calendars[one.calendar]!, anchor);
      if (isByTheRule) byTheRule++;
      if (isByTheRule && !isEndOfMonth(anchor)) byLastBusinessDay++;
      // By the rule QuantLib moves start and end to the ends of their months too: what lies in other months is compared.
      const months = [one.start, one.end, made[0]![0], made.at(-1)![0]].map((text) =>
        text.slice(0, 7),
      );
      const between = (answer: [string, boolean | null][]) =>
        answer.flatMap(([date]): [string, null][] =>
          months.includes(date.slice(0, 7)) ? [] : [[date, null]],
        );
      if (isByTheRule) sameSchedule(one, between(made), between(expected));
      else sameSchedule(one, made, expected);
    }
    const counted = `${requested.length}, ${byTheRule} by the rule, ${byLastBusinessDay} from a day that is not the last`;
    assert.ok(
      requested.length > 1000 * SHARE && byTheRule > 300 * SHARE && byLastBusinessDay > 200 * SHARE,
      counted,
    );
  },
);

withQuantLib('a thousand schedules on the 20th and a thousand on third Wednesdays', () => {
  const rolls = [
    { rule: 'twentieth' as const, roll: 20 as Roll },
    { rule: 'third_wednesday' as const, roll: 'IMM' as Roll },
  ];
  for (const { rule, roll } of rolls) {
    const requested = sample(cases, 2000 * SHARE, 20261124).flatMap((one): Case[] => {
      if (!/M|Y/.test(one.frequency)) return [];
      const onRoll = (text: string) => {
        const { year, month } = civilDate(mustParseDay(text));
        return formatDay(rollDay(year, month, roll));
      };
      // QuantLib moves the end onto a 20th, and start and end onto third Wednesdays.
      const start = rule === 'twentieth' ? one.start : onRoll(one.start);
      const end = onRoll(one.end);
      const made = { ...one, termination: one.convention, start, end, rule, endOfMonth: false };
      // From another month than March, June, September and December QuantLib counts whole quarters all the same.
      const step = parseStep(one.frequency) as { months: number };
      if (roll === 'IMM' && isWholeQuarters(step) && civilDate(mustParseDay(start)).month % 3 > 0)
        return [];
      return mustParseDay(end) - mustParseDay(start) > 31 ? [made] : [];
    });
    assert.ok(requested.length > (roll === 'IMM' ? 500 : 1000) * SHARE, String(requested.length));
    const answers = runQuantLib(requested);
    for (const [place, one] of requested.entries()) {
      const dates = (answer: Answer) => answer!.map(([date]): [string, null] => [date, null]);
      sameSchedule(one, dates(told(ours(one, roll))), dates(answers[place]!));
    }
  }
});

test.run();
