import { TRUST_PAGE } from '../locale/trust.js';
import { drawElsewhere } from './answer-as-code.js';
import { drawValue, rangeText, trustOf } from './answer-value.js';
import type { Answer } from './answers.js';
import { addressOf, requestJson } from './api.js';
import { byId, h, inEnglish } from './dom.js';
import { drawExplanation } from './explanation-view.js';
import { nameOf } from './explorer-state.js';
import { locale, message } from './locale.js';
import type { QuestionInput } from './question-fields.js';
import { marketsIn, parametersOf, type Question, questionOf, valuesIn } from './questions.js';
import {
  type AboutDates,
  doubtsOf,
  drawDates,
  type ScheduledDate,
  steppedOver,
} from './schedule-view.js';
import { tradeDateNotes } from './trade-date.js';

/** Sends the question while the user types, and draws its answer. */

/** The last question and its answer, for the citation. */
export interface Answered {
  readonly question: Question;
  readonly parameters: Readonly<Record<string, string>>;
  readonly answer: Answer;
  /** Notes to read before the answer. */
  readonly notices: readonly string[];
  /** By scheduled date: that it is estimated, and its range. */
  readonly doubts: ReadonlyMap<string, string>;
}

/** Sends the question and draws the answer and the same request as code; null if fields are missing. Rejects like requestJson. */
export async function drawAnswer(
  input: QuestionInput,
  signal: AbortSignal,
): Promise<Answered | null> {
  const question = questionOf(input.id);
  const parameters = parametersOf(
    question,
    valuesIn(question, input.fields, input.today),
    input.of,
  );
  drawElsewhere(question, parameters, input.of.ids);
  const place = byId('answer');
  if (!parameters) {
    place.replaceChildren(h('p', { class: 'quiet' }, missing(question, input)));
    return null;
  }
  place.setAttribute('aria-busy', 'true');
  try {
    const more: Record<string, string> = question.explains ? { explain: 'true' } : {};
    if (locale.lang !== 'en') more.lang = locale.lang;
    const notes = question.id === 'add' ? tradeDateNotes(parameters, signal) : Promise.resolve([]);
    // Awaited below; if it fails earlier, the answer fails with the same error.
    notes.catch(() => undefined);
    const told = await requestJson<Answer>(
      addressOf(question.path, { ...parameters, ...more }),
      signal,
    );
    const answer = asAnswer(told);
    const [stepped, doubts] = await Promise.all([
      steppedOver(answer.dates ?? [], parameters, signal),
      doubtsOf(answer.dates ?? [], parameters, signal),
    ]);
    const notices = [...(await notes), ...noticesOf(answer, parameters)];
    if (!signal.aborted) place.replaceChildren(...drawn(answer, { stepped, doubts }, notices));
    return { question, parameters, answer, notices, doubts };
  } catch (error) {
    if (!signal.aborted)
      place.replaceChildren(h('p', { class: 'refused' }, (error as Error).message));
    throw error;
  } finally {
    if (!signal.aborted) place.removeAttribute('aria-busy');
  }
}

/** Where the answer is named otherwise, or is a list of dates alone: as those of other questions. */
function asAnswer(told: Answer): Answer {
  const { expiry, fixing_date } = told;
  const result = expiry ?? fixing_date;
  if (result !== undefined) return { ...told, result };
  const { count: _count, ...others } = told;
  const { dates } = others as { readonly dates?: readonly (string | ScheduledDate)[] };
  if (dates === undefined) return told;
  const listed = dates.map((one) =>
    typeof one === 'string' ? { date: one, unadjusted: one, period: 'regular' as const } : one,
  );
  return { ...others, dates: listed as ScheduledDate[] };
}

function missing({ of: ofWhat, fields }: Question, { of }: QuestionInput): string {
  if (ofWhat === 'calendars' && of.ids.length === 0) return message('pickFirst');
  if (ofWhat === 'market' && marketsIn(of.ids).length === 0) return message('pickMarket');
  const needed = fields.filter((field) => field.needed).map(({ label }) => message(label));
  return message('fillIn', { fields: locale.list(needed) });
}

function drawn(answer: Answer, aboutDates: AboutDates, notices: readonly string[]): HTMLElement[] {
  const { dates, calendars, cycle, lag, explanation, fixing_date } = answer;
  const { coverage, estimated } = trustOf(answer);
  const about = [
    message(coverage === 'verified' ? 'answerVerified' : 'answerLibrary'),
    estimated && message('estimatedWord'),
    lag !== undefined && fixing_date === undefined && `T+${lag}`,
    cycle?.name,
    calendars && message('onCalendars', { ids: calendars.join(', ') }),
  ];
  const [first, ...others] = about.flatMap((text) => (text ? [text] : []));
  const parts = [
    h(
      'p',
      { class: 'facts' },
      h('a', { class: coverage, href: TRUST_PAGE }, first!),
      ...others.map((text) => h('span', {}, text)),
    ),
  ];
  // Notes of the server are in English.
  const before = notices.map((text) =>
    h('p', { class: 'notice', ...(text === answer.note && inEnglish()) }, text),
  );
  if (dates) return [...before, drawDates(dates, aboutDates), ...parts];
  const text = rangeText(answer);
  const range = text ? [h('p', { class: 'range' }, text)] : [];
  return [
    ...before,
    ...drawValue(answer),
    ...detailsOf(answer).map((text) => h('p', { class: 'quiet' }, text)),
    ...range,
    ...parts,
    ...(explanation ? [drawExplanation(explanation)] : []),
  ];
}

/** What an option or a fixing has beside its date. */
function detailsOf({ expiry, delivery, spot, fixing_date, lag, value_date, convention }: Answer) {
  const long = (date: string | undefined) => (date === undefined ? '' : locale.longDate(date));
  if (expiry !== undefined)
    return [message('optionDelivers', { delivery: long(delivery), spot: long(spot) })];
  if (fixing_date === undefined || typeof convention !== 'object') return [];
  return [message('fixingOf', { rate: convention.rate, n: lag ?? '', date: long(value_date) })];
}

/** Notes to read before the answer: trades settle on another date, or another trade date was used. */
function noticesOf(
  { settlement, note, end_of_month, market, date, trade_date }: Answer,
  parameters: Readonly<Record<string, string>>,
): string[] {
  const texts = [];
  if (settlement) {
    const { result, calendars } = settlement;
    texts.push(
      message('tradesSettle', {
        date: result,
        long: locale.longDate(result),
        ids: calendars.join(', '),
      }),
    );
  }
  // The note of the server, in the language of the page.
  if (market !== undefined && trade_date !== undefined && trade_date !== date) {
    const [given, trade] = [locale.longDate(date!), locale.longDate(trade_date)];
    texts.push(message('tradeDateMoved', { id: nameOf(market), given, trade }));
  } else if (note) texts.push(note);
  if (parameters.end_of_month === 'true' && end_of_month === false) {
    texts.push(message('endOfMonthNot'));
  }
  return texts;
}
