import { formatDay, isoWeekday, mustParseDay } from '../engine/civil-date.js';
import { TRUST_PAGE } from '../locale/trust.js';
import type { Adjusted, Answer, ExplainedDay, Explanation } from './answers.js';
import { addressOf, requestJson } from './api.js';
import { copyText } from './copy.js';
import { byId, h } from './dom.js';
import { formulasOf, subscriptionOf } from './formulas.js';
import { locale, message } from './locale.js';
import {
  type Field,
  GOALS,
  type Goal,
  marketsIn,
  parametersOf,
  QUESTIONS,
  type Question,
  questionOf,
  valuesIn,
} from './questions.js';
import { tradeDateNotes } from './trade-date.js';

/** The question panel: its fields, the answer while the user types, the days stepped over, and the same request as code. */

/** A question with the values of its fields, for the calendars shown. */
export interface QuestionInput {
  /** That of the question. */
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly of: { readonly ids: readonly string[]; readonly mode: 'all' | 'any' };
  readonly today: string;
}

/** Draws the choice of questions; `onChange` gets the id of another one. */
export function drawChoice(chosen: string, onChange: (id: string) => void): void {
  const { goal } = questionOf(chosen);
  const tabs = (Object.keys(GOALS) as Goal[]).map((one) => {
    const first = QUESTIONS.find((question) => question.goal === one)!.id;
    const id = one === goal ? chosen : first;
    return h(
      'label',
      {},
      h('input', {
        type: 'radio',
        name: 'question',
        value: first,
        checked: one === goal,
        onchange: () => onChange(id),
      }),
      h('span', { class: 'segment' }, message(GOALS[one])),
    );
  });
  const ways = QUESTIONS.filter((question) => question.goal === goal);
  const how =
    ways.length > 1 &&
    h(
      'label',
      { class: 'how' },
      h('span', { class: 'aside' }, message('howLabel')),
      h(
        'select',
        { id: 'how', onchange: ({ target }) => onChange((target as HTMLSelectElement).value) },
        ...ways.map(({ id, label }) =>
          h('option', { value: id, selected: id === chosen }, message(label)),
        ),
      ),
    );
  byId('questions').replaceChildren(
    h('legend', { class: 'aside' }, message('questionsLabel')),
    h('div', { class: 'segments' }, ...tabs),
    ...(how ? [how] : []),
  );
}

/** Draws the fields of a question with their values or defaults; `onInput` gets the current values. */
export function drawFields(
  { id, fields, of, today }: QuestionInput,
  onInput: (values: Record<string, string>) => void,
): void {
  const question = questionOf(id);
  const form = byId('fields');
  const onChange = () => onInput(valuesOf(form, question));
  const values = valuesIn(question, fields, today);
  const markets = marketsIn(of.ids);
  form.replaceChildren(
    ...question.fields.map((field) =>
      drawField(
        field.kind === 'market' ? { ...field, choices: markets } : field,
        values[field.name]!,
        onChange,
      ),
    ),
  );
}

function drawField(field: Field, value: string, onChange: () => void): HTMLElement {
  const { name, label, kind, choices = [] } = field;
  if (kind === 'yes') {
    const box = h('input', {
      type: 'checkbox',
      name,
      checked: value === 'true',
      onchange: onChange,
    });
    return h('label', { class: 'yes' }, box, message(label));
  }
  const shown = h('span', { class: 'label' }, message(label));
  if (kind === 'choice' || kind === 'market') {
    const options = choices.map((choice) =>
      h(
        'option',
        { value: choice, selected: choice === value },
        choice.replaceAll('_', ' ') || message('usualWord'),
      ),
    );
    return h('label', {}, shown, h('select', { name, onchange: onChange }, ...options));
  }
  const input = h('input', {
    name,
    value,
    type: kind,
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: onChange,
  });
  return h('label', {}, shown, input);
}

function valuesOf(form: HTMLElement, { fields }: Question): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
      return [name, kind === 'yes' ? (input.checked ? 'true' : '') : input.value.trim()];
    }),
  );
}

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
    const answer = await requestJson<Answer>(
      addressOf(question.path, { ...parameters, ...more }),
      signal,
    );
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

function missing({ of: ofWhat, fields }: Question, { of }: QuestionInput): string {
  if (ofWhat === 'calendars' && of.ids.length === 0) return message('pickFirst');
  if (ofWhat === 'market' && marketsIn(of.ids).length === 0) return message('pickMarket');
  const needed = fields.filter((field) => field.needed).map(({ label }) => message(label));
  return message('fillIn', { fields: locale.list(needed) });
}

function drawn(answer: Answer, aboutDates: AboutDates, notices: readonly string[]): HTMLElement[] {
  const { dates, calendars, cycle, lag, explanation } = answer;
  const { coverage, estimated } = trustOf(answer);
  const about = [
    message(coverage === 'verified' ? 'answerVerified' : 'answerLibrary'),
    estimated && message('estimatedWord'),
    lag !== undefined && `T+${lag}`,
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
  const before = notices.map((text) => h('p', { class: 'notice' }, text));
  if (dates) return [...before, drawDates(dates, aboutDates), ...parts];
  const text = rangeText(answer);
  const range = text ? [h('p', { class: 'range' }, text)] : [];
  return [
    ...before,
    ...drawValue(answer),
    ...range,
    ...parts,
    ...(explanation ? [drawExplanation(explanation)] : []),
  ];
}

/** Notes to read before the answer: trades settle on another date, or another trade date was used. */
function noticesOf(
  { settlement, note, end_of_month }: Answer,
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
  if (note) texts.push(note);
  if (parameters.end_of_month === 'true' && end_of_month === false) {
    texts.push(message('endOfMonthNot'));
  }
  return texts;
}

/** Coverage of the whole answer, including the settlement beside it. */
export function trustOf({
  coverage,
  estimated,
  settlement,
}: Answer): Pick<Answer, 'coverage' | 'estimated'> {
  if (!settlement) return { coverage, estimated };
  const isVerified = coverage === 'verified' && settlement.coverage === 'verified';
  return {
    coverage: isVerified ? 'verified' : 'library',
    estimated: estimated || settlement.estimated,
  };
}

function drawValue({ result, reason, count }: Answer): HTMLElement[] {
  if (count !== undefined) {
    return [h('p', { class: 'result' }, String(count), h('small', {}, message('fieldDays')))];
  }
  if (!result)
    return [
      h('p', { class: 'result' }, message('noneWord')),
      h('p', { class: 'notice' }, reason ?? ''),
    ];
  return [
    h(
      'p',
      { class: 'result' },
      h('time', { datetime: result }, result),
      h('small', {}, locale.longDate(result)),
    ),
  ];
}

/** The range of an estimated answer: "or as late as Wednesday 10 March 2027". */
export function rangeText({
  result,
  count,
  earliest,
  latest,
  least,
  most,
}: Partial<Answer>): string {
  if (count !== undefined) {
    const counts = [least !== count && least, most !== count && most].filter(
      (one) => typeof one === 'number',
    );
    return counts.length === 0 ? '' : message('orByNews', { range: counts.join(' – ') });
  }
  const early =
    earliest === undefined || earliest === result
      ? ''
      : message('asEarlyAs', { date: boundText(earliest, 'beforeData') });
  const late =
    latest === undefined || latest === result
      ? ''
      : message('asLateAs', { date: boundText(latest, 'afterData') });
  const sides = [early, late].filter(Boolean);
  return sides.length === 0 ? '' : message('orByNews', { range: sides.join(', ') });
}

function boundText(date: string | null, side: 'beforeData' | 'afterData'): string {
  return date === null ? message(side) : locale.longDate(date);
}

type ScheduledDate = NonNullable<Answer['dates']>[number];
/** The days between unadjusted and adjusted dates, by date. */
type SteppedOver = ReadonlyMap<string, ExplainedDay>;
/** The maximum of one request, and far more than a schedule on a screen needs. */
const MAX_STEPPED = 1000;

/** The days over which a schedule's dates were moved, in one request; none if no date was moved. */
async function steppedOver(
  dates: readonly ScheduledDate[],
  { calendars, mode }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<SteppedOver> {
  const days = [...new Set(dates.flatMap(daysOver))].slice(0, MAX_STEPPED);
  if (days.length === 0 || calendars === undefined) return new Map();
  const query = { dates: days.join(), calendars, ...(mode && { mode }) };
  const { results } = await requestJson<{ results: ExplainedDay[] }>(
    addressOf('/v1/days', query),
    signal,
  );
  return new Map(results.map((day) => [day.date, day]));
}

/** The estimated dates of a schedule, with the range that its convention gives. */
async function doubtsOf(
  dates: readonly ScheduledDate[],
  { calendars, mode, convention }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const estimated = dates.filter((one) => one.estimated).slice(0, MAX_STEPPED);
  if (estimated.length === 0 || calendars === undefined) return new Map();
  const doubts = new Map(
    dates.flatMap((one) => (one.estimated ? [[one.date, message('estimatedWord')]] : [])),
  );
  if (convention === 'unadjusted') return doubts;
  const query = { dates: estimated.map(({ unadjusted }) => unadjusted).join(), calendars };
  const how = { ...(convention && { convention }), ...(mode && { mode }) };
  const address = addressOf('/v1/business-days/adjust', { ...query, ...how });
  const { results } = await requestJson<{ results: Adjusted[] }>(address, signal);
  for (const one of results) {
    const range = rangeText(one);
    if (range !== '' && doubts.has(one.result))
      doubts.set(one.result, `${message('estimatedWord')}, ${range}`);
  }
  return doubts;
}

/** From the unadjusted date to the day before (or after) the adjusted one. */
export function daysOver({ unadjusted, date }: ScheduledDate): string[] {
  const [from, to] = [mustParseDay(unadjusted), mustParseDay(date)];
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, at) => formatDay(from + at * step));
}

interface AboutDates {
  readonly stepped: SteppedOver;
  readonly doubts: ReadonlyMap<string, string>;
}

function drawDates(dates: readonly ScheduledDate[], { stepped, doubts }: AboutDates): HTMLElement {
  const rows = dates.map((row) => {
    const { unadjusted, date, period } = row;
    const over = runsOf(daysOver(row).flatMap((day) => stepped.get(day) ?? []));
    const why = over.map(({ first, last, what }) => `${spanText(first, last)} ${what}`).join(', ');
    const weekday = locale.weekday(isoWeekday(mustParseDay(date)), 'short');
    const doubt = doubts.get(date);
    return h(
      'tr',
      {},
      h('td', {}, unadjusted),
      h('td', {}, date === unadjusted ? date : h('strong', {}, date)),
      h(
        'td',
        {},
        `${weekday} ${period === 'regular' ? '' : period}`,
        doubt && h('small', { class: 'over' }, doubt),
        why && h('small', { class: 'over' }, why),
      ),
    );
  });
  const heads = [message('colUnadjusted'), message('colDate'), ''].map((name) =>
    name ? h('th', { scope: 'col' }, name) : h('td'),
  );
  return h(
    'table',
    { class: 'dates' },
    h('thead', {}, h('tr', {}, ...heads)),
    h('tbody', {}, ...rows),
  );
}

interface Run {
  first: string;
  last: string;
  readonly what: string;
  readonly kind: string;
  length: number;
}

/** Joins successive days with the same text. */
function runsOf(days: readonly ExplainedDay[]): Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const what = whatOf(day);
    const last = runs.at(-1);
    if (last && last.what === what && !day.is_result) {
      last.last = day.date;
      last.length++;
    } else runs.push({ first: day.date, last: day.date, what, kind: kindOf(day), length: 1 });
  }
  return runs;
}

function spanText(first: string, last: string): string {
  return first === last
    ? locale.shortDate(first)
    : `${locale.shortDate(first)} – ${locale.shortDate(last)}`;
}

/** The trace: every day that was checked. */
function drawExplanation({ days, omitted }: Explanation): HTMLElement {
  const lines = runsOf(days).map(({ first, last, what, kind, length }) =>
    h(
      'li',
      { class: kind },
      h('span', { class: 'date' }, spanText(first, last)),
      h('span', {}, length === 1 ? what : `${what} (${message('nDays', { n: length })})`),
    ),
  );
  return h(
    'details',
    { open: true, class: 'why' },
    h('summary', {}, message('daysLookedAt', { n: days.length + omitted })),
    h('ol', { tabindex: '0' }, ...lines),
    omitted > 0 && h('p', { class: 'quiet' }, message('andMore', { n: omitted })),
  );
}

function kindOf({ is_business_day, is_result, calendars, step, number }: ExplainedDay): string {
  if (step === 'count' && number === null && is_business_day) return 'weekend';
  if (is_result || is_business_day) return 'counted';
  return calendars.some(({ status }) => status === 'closed') ? 'closed' : 'weekend';
}

/** A name once, with the calendars that are closed by it. */
function closuresOf(calendars: ExplainedDay['calendars']): string[] {
  const idsByName = new Map<string, string[]>();
  for (const { id, status, entries } of calendars) {
    if (status !== 'closed') continue;
    const name = entries.map((entry) => entry.name).join(' / ') || message('statusClosed');
    idsByName.set(name, [...(idsByName.get(name) ?? []), id]);
  }
  return [...idsByName].map(([name, ids]) =>
    calendars.length > 1 ? `${name} (${ids.join(', ')})` : name,
  );
}

function whatOf({
  is_business_day,
  calendars,
  currency,
  is_result,
  step,
  number,
}: ExplainedDay): string {
  const purpose = step === undefined ? '' : `${purposeOf(step, currency)}: `;
  const closed = closuresOf(calendars);
  const early = calendars.flatMap(({ id, close_time }) =>
    close_time ? [`${id} ${message('closesAt', { time: close_time })}`] : [],
  );
  const result = is_result ? ` – ${message('theDate')}` : '';
  const isLeftOut = step === 'count' && number === null;
  const open = message(isLeftOut ? 'notCounted' : 'businessDay');
  if (is_business_day) return [`${purpose}${open}${result}`, ...early, ...closed].join(', ');
  return purpose + (closed.length > 0 ? closed.join(', ') : message('statusWeekend')) + result;
}

/** What a day is looked at for; days that trades settle on have no currency. */
function purposeOf(step: NonNullable<ExplainedDay['step']>, currency: ExplainedDay['currency']) {
  if (step === 'trade') return message('tradedWord');
  return currency === undefined ? message('settledWord') : (currency ?? message('fieldPair'));
}

function drawElsewhere(
  question: Question,
  parameters: Record<string, string> | null,
  ids: readonly string[],
): void {
  const place = byId('formulas');
  if (!parameters) {
    place.replaceChildren();
    return;
  }
  const address = location.origin + addressOf(question.path, parameters);
  const formulas = [...formulasOf(question, address)];
  if (ids.length > 0)
    formulas.push({ name: message('subscription'), text: subscriptionOf(location.origin, ids) });
  place.replaceChildren(
    ...formulas.map(({ name, text }) => {
      const code = h('code', { tabindex: '0' }, text);
      const copy = h(
        'button',
        { type: 'button', 'aria-label': message('copyNamed', { name }) },
        message('copyWord'),
      );
      copy.addEventListener('click', () => {
        copyText(text, copy, code);
      });
      return h(
        'div',
        { class: 'formula' },
        h('p', { class: 'formula-name' }, name),
        copy,
        h('pre', {}, code),
      );
    }),
  );
}
