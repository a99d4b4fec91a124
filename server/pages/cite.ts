import type { CalendarDay } from './answers.js';
import { addressOf, askJson, calendarOf, releaseInUse } from './api.js';
import { copyText } from './copy.js';
import { h } from './dom.js';
import type { Answered } from './question-view.js';
import { say } from './said.js';

/** An answer as it is cited: what was asked, what was answered by which release, on what it rests, and where. */

const MOST_SOURCES = 6;

/** The text, and a button that copies it. Throws what asking throws. */
export async function drawCitation({ question, parameters, answer }: Answered, today: string): Promise<HTMLElement> {
  const values = [answer.result, answer.count, answer.dates?.map(({ date }) => date).join(', ')];
  const result = String(values.find((value) => value !== undefined && value !== null) ?? say('noneWord'));
  const asked = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  const sources = await sourcesOf(answer, parameters.calendars ?? answer.calendars?.join() ?? '');
  const lines = [
    `${say(question.label)} (${asked.join(', ')}): ${result}.`,
    say('citedFrom', { release: releaseInUse() ?? '', date: today }),
    say(answer.coverage === 'verified' ? 'answerVerified' : 'answerLibrary') +
      (answer.estimated ? `, ${say('estimatedWord')}` : ''),
    ...sources,
    location.href,
  ];
  const text = lines.join('\n');
  const shown = h('pre', { tabindex: '0' }, text);
  const copy = h('button', { type: 'button' }, say('copyWord'));
  copy.addEventListener('click', () => copyText(text, copy, shown));
  return h('figure', { class: 'citation' }, shown, copy);
}

/** What the day that was answered rests on, each source with its address; none where it rests on rules. */
async function sourcesOf({ result }: Answered['answer'], ids: string): Promise<string[]> {
  if (!result || ids === '') return [];
  const address = addressOf(`/v1/days/${result}`, { calendars: ids, include: 'sources' });
  const { calendars } = await askJson<{ calendars: readonly CalendarDay[] }>(address);
  const named = await Promise.all(
    calendars.map(async ({ id, sources = [] }) => {
      const known = (await calendarOf(id)).sources;
      return known.filter((source) => sources.includes(source.id)).map(({ publisher, url }) => `${publisher}: ${url}`);
    }),
  );
  return [...new Set(named.flat())].slice(0, MOST_SOURCES);
}
