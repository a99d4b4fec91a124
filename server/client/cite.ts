import { formatDay, mustParseDay } from '../engine/civil-date.js';
import { rangeText, trustOf } from './answer-value.js';
import type { CalendarDay, Day } from './answers.js';
import { addressOf, calendarOf, releaseInUse, requestJson } from './api.js';
import { copyText } from './copy.js';
import { h } from './dom.js';
import { message } from './locale.js';
import type { Answered } from './question-view.js';
import { daysOver } from './schedule-view.js';
import { termText } from './terms.js';

/** An answer as a citation: the question, the answer, its release, sources and URL. */

/** Keeps the citation short; it ends with the number of sources left out. */
const MAX_SOURCES = 12;
/** The maximum of one request. */
const MAX_DATES = 1000;

/** The text with a button that copies it. Rejects like requestJson. */
export async function drawCitation(answered: Answered, today: string): Promise<HTMLElement> {
  const { coverage, estimated } = trustOf(answered.answer);
  const sources = await sourcesOf(answered);
  const lines = [
    ...answerLines(answered),
    message('citedFrom', { release: releaseInUse() ?? '', date: today }),
    message(coverage === 'verified' ? 'answerVerified' : 'answerLibrary') +
      (estimated ? `, ${message('estimatedWord')}` : ''),
    ...sources.slice(0, MAX_SOURCES),
    ...(sources.length > MAX_SOURCES
      ? [message('andMore', { n: sources.length - MAX_SOURCES })]
      : []),
    location.href,
  ];
  const text = lines.join('\n');
  const shown = h('pre', { tabindex: '0' }, text);
  const copy = h('button', { type: 'button' }, message('copyWord'));
  copy.addEventListener('click', () => copyText(text, copy, shown, message('copied')));
  return h('figure', { class: 'citation' }, shown, copy);
}

/** Everything shown on the screen: notes, the answer or the reason why there is none, and its range. */
function answerLines({ question, parameters, answer, notices, doubts }: Answered): string[] {
  const dates = answer.dates?.map(({ date, period }) => {
    const about = [period === 'start' && termText(period), doubts.get(date)].filter(Boolean);
    return about.length > 0 ? `${date} (${about.join(', ')})` : date;
  });
  const values = [answer.result, answer.count, dates?.join('; ')];
  const result = String(
    values.find((value) => value !== undefined && value !== null) ?? message('noneWord'),
  );
  const given = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  const others = [answer.reason, answer.dates ? '' : rangeText(answer)].flatMap((text) =>
    text ? [text] : [],
  );
  return [...notices, `${message(question.label)} (${given.join(', ')}): ${result}.`, ...others];
}

/** The sources, with URLs, of the days that the answer depends on; none if these follow from rules. */
async function sourcesOf(answered: Answered): Promise<string[]> {
  const { answer } = answered;
  const explained = answer.explanation?.days.flatMap(({ calendars }) => calendars) ?? [];
  const days = await Promise.all(unexplained(answered).map(({ dates, ids }) => daysOn(dates, ids)));
  const conventions = (answer.conventions ?? []).flatMap(({ source }) =>
    source ? [lineOf(source)] : [],
  );
  return [...new Set([...(await named([...explained, ...days.flat()])), ...conventions])];
}

interface DaysOf {
  readonly dates: readonly string[];
  readonly ids: string;
}

/** The days that the answer depends on but does not list. */
function unexplained({ parameters, answer }: Answered): DaysOf[] {
  const { settlement, dates, explanation, result } = answer;
  const ids = parameters.calendars ?? answer.calendars?.join() ?? '';
  if (ids === '') return [];
  const parts: DaysOf[] = [];
  if (dates) parts.push({ ids, dates: dates.flatMap((row) => [...daysOver(row), row.date]) });
  if (settlement && parameters.date) {
    parts.push({
      ids: settlement.calendars.join(),
      dates: daysBetween(parameters.date, settlement.result),
    });
  }
  const last = explanation?.days.at(-1)?.date;
  const end = result ?? parameters.to;
  if (explanation && explanation.omitted > 0 && last && end)
    parts.push({ ids, dates: monthsBetween(last, end) });
  return parts.filter((part) => part.dates.length > 0);
}

/** Both included. For a very long range, the first days of its months. */
function daysBetween(from: string, to: string): string[] {
  const [first, last] = [mustParseDay(from), mustParseDay(to)];
  if (last - first >= MAX_DATES) return monthsBetween(from, to);
  return Array.from({ length: last - first + 1 }, (_, at) => formatDay(first + at));
}

/** The first days of the months after the one to before the other: a publication names the days of whole years. */
function monthsBetween(one: string, other: string): string[] {
  const [first, last] = [one, other].sort().map(mustParseDay) as [number, number];
  const days = Array.from({ length: last - first }, (_, at) => formatDay(first + at));
  return days.filter((day) => day.endsWith('-01')).slice(0, MAX_DATES);
}

async function daysOn(dates: readonly string[], ids: string): Promise<CalendarDay[]> {
  const some = [...new Set(dates)].slice(0, MAX_DATES).join();
  const address = addressOf('/v1/days', { dates: some, calendars: ids, include: 'sources' });
  const { results } = await requestJson<{ results: Day[] }>(address);
  return results.flatMap(({ calendars }) => calendars);
}

/** The publications for the days, and the texts cited for days that no publication lists. */
async function named(days: readonly CalendarDay[]): Promise<string[]> {
  const publications = new Map<string, Set<string>>();
  const texts = new Set<string>();
  for (const { id, sources = [], entries } of days) {
    const own = publications.get(id) ?? new Set();
    publications.set(id, own);
    for (const source of [...sources, ...entries.flatMap((entry) => entry.sources ?? [])])
      own.add(source);
    for (const { coverage, citation } of entries) {
      const { publisher, url } = citation ?? {};
      if (coverage !== 'verified' && publisher && url) texts.add(lineOf({ publisher, url }));
    }
  }
  const lines = await Promise.all(
    [...publications].map(async ([id, used]) =>
      used.size === 0
        ? []
        : (await calendarOf(id)).sources.filter((one) => used.has(one.id)).map(lineOf),
    ),
  );
  return [...new Set([...lines.flat(), ...texts])];
}

function lineOf({ publisher, url }: { readonly publisher: string; readonly url: string }): string {
  return `${publisher}: ${url}`;
}
