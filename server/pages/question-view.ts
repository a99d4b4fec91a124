import { formatDay, mustParseDay } from '../engine/civil-date.js';
import type { ExplainedDay, Explanation } from './answers.js';
import { addressOf, askJson } from './api.js';
import { byId, h } from './dom.js';
import { formulasOf, subscriptionOf } from './formulas.js';
import { type Field, firstValue, parametersOf, QUESTIONS, type Question, questionOf } from './questions.js';
import { longDate, shortDate } from './words.js';

/** The panel of questions: its fields, the answer as somebody types, the days stepped over, and the same elsewhere. */

interface Answer {
  /** Null: there is no value date, for `reason`. */
  readonly result?: string | null;
  readonly reason?: string | null;
  readonly note?: string | null;
  readonly settlement?: { readonly calendars: readonly string[]; readonly result: string };
  readonly end_of_month?: boolean;
  readonly count?: number;
  readonly dates?: readonly { readonly unadjusted: string; readonly date: string; readonly period: string }[];
  readonly coverage: string;
  readonly estimated: boolean;
  readonly earliest?: string | null;
  readonly latest?: string | null;
  readonly least?: number;
  readonly most?: number;
  readonly calendars?: readonly string[];
  readonly lag?: number;
  readonly explanation?: Explanation;
}

export interface Asked {
  readonly ask: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly of: { readonly ids: readonly string[]; readonly mode: 'all' | 'any' };
  readonly today: string;
}

/** Draws the choice of questions; `onChange` is told of another question. */
export function drawChoice(chosen: string, onChange: (id: string) => void): void {
  const choice = byId('ask');
  choice.replaceChildren(
    h('legend', { class: 'aside' }, 'Question'),
    ...QUESTIONS.map(({ id, label }) =>
      h(
        'label',
        {},
        h('input', { type: 'radio', name: 'ask', value: id, checked: id === chosen, onchange: () => onChange(id) }),
        h('span', { class: 'segment' }, label),
      ),
    ),
  );
}

/** Draws the fields of a question with what was written in them, or is usual; `onInput` is told what is in them. */
export function drawFields({ ask, fields, today }: Asked, onInput: (values: Record<string, string>) => void): void {
  const question = questionOf(ask);
  const form = byId('fields');
  const told = () => onInput(valuesOf(form, question));
  form.replaceChildren(
    ...question.fields.map((field) => drawField(field, fields[field.name] ?? firstValue(field, today), told)),
  );
}

function drawField(field: Field, value: string, told: () => void): HTMLElement {
  const { name, label, kind, choices = [] } = field;
  if (kind === 'yes') {
    const box = h('input', { type: 'checkbox', name, checked: value === 'true', onchange: told });
    return h('label', { class: 'yes' }, box, label);
  }
  const shown = h('span', { class: 'label' }, label);
  if (kind === 'choice') {
    const options = choices.map((choice) =>
      h('option', { value: choice, selected: choice === value }, choice.replaceAll('_', ' ') || 'usual'),
    );
    return h('label', {}, shown, h('select', { name, onchange: told }, ...options));
  }
  const input = h('input', { name, value, type: kind, autocomplete: 'off', spellcheck: 'false', oninput: told });
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

/** Asks, and draws the answer and how it is asked elsewhere. Throws what asking throws. */
export async function drawAnswer(asked: Asked, signal: AbortSignal): Promise<void> {
  const question = questionOf(asked.ask);
  const values = Object.fromEntries(
    question.fields.map((field) => [field.name, asked.fields[field.name] ?? firstValue(field, asked.today)]),
  );
  const parameters = parametersOf(question, values, asked.of);
  drawElsewhere(question, parameters, asked.of.ids);
  const place = byId('answer');
  if (!parameters) {
    place.replaceChildren(h('p', { class: 'quiet' }, missing(question, asked)));
    return;
  }
  place.setAttribute('aria-busy', 'true');
  try {
    const more: Record<string, string> = question.explains ? { explain: 'true' } : {};
    const answer = await askJson<Answer>(addressOf(question.path, { ...parameters, ...more }), signal);
    const stepped = answer.dates ? await steppedOver(answer.dates, parameters, signal) : new Map();
    if (!signal.aborted) place.replaceChildren(...drawn(answer, stepped, parameters));
  } catch (error) {
    if (!signal.aborted) place.replaceChildren(h('p', { class: 'refused' }, (error as Error).message));
    throw error;
  } finally {
    if (!signal.aborted) place.removeAttribute('aria-busy');
  }
}

function missing({ ofCalendars, fields }: Question, { of }: Asked): string {
  if (ofCalendars && of.ids.length === 0) return 'Pick a calendar first.';
  const needed = fields.filter((field) => field.needed).map(({ label }) => label.toLowerCase());
  return `Fill in ${needed.join(' and ')}.`;
}

function drawn(answer: Answer, stepped: SteppedOver, asked: Readonly<Record<string, string>>): HTMLElement[] {
  const { dates, coverage, estimated, calendars, lag, explanation } = answer;
  const about = [
    coverage === 'verified' ? coverage : 'not verified',
    estimated && 'estimated',
    lag !== undefined && `T+${lag}`,
    calendars && `on ${calendars.join(', ')}`,
  ];
  const parts = [
    h(
      'p',
      { class: 'facts' },
      ...about.flatMap((text) => (text ? [h('span', { class: text.replace(' ', '-') }, text)] : [])),
    ),
  ];
  const said = saidFirst(answer, asked).map((text) => h('p', { class: 'notice' }, text));
  if (dates) return [...said, drawDates(dates, stepped), ...parts];
  const bounds = boundsText(answer);
  const told = bounds ? [h('p', { class: 'bounds' }, bounds)] : [];
  return [...said, ...drawValue(answer), ...told, ...parts, ...(explanation ? [drawExplanation(explanation)] : [])];
}

/** What must be read before the answer is: that trades settle on another date, that another trade date was used. */
function saidFirst({ settlement, note, end_of_month }: Answer, asked: Readonly<Record<string, string>>): string[] {
  const texts = [];
  if (settlement) {
    const { result, calendars } = settlement;
    texts.push(`Trades settle on ${result}, ${longDate(result)} (${calendars.join(', ')}). The exchange is open on:`);
  }
  if (note) texts.push(note);
  if (asked.end_of_month === 'true' && end_of_month === false) {
    texts.push(
      'The end of the month was not applied: the date counted from is not the last business day of its month.',
    );
  }
  return texts;
}

function drawValue({ result, reason, count }: Answer): HTMLElement[] {
  if (count !== undefined) {
    return [h('p', { class: 'result' }, String(count), h('small', {}, count === 1 ? 'business day' : 'business days'))];
  }
  if (!result) return [h('p', { class: 'result' }, 'none'), h('p', { class: 'notice' }, reason ?? '')];
  return [h('p', { class: 'result' }, h('time', { datetime: result }, result), h('small', {}, longDate(result)))];
}

/** Between what an estimated answer lies: "or as late as Wednesday 10 March 2027". */
function boundsText({ result, count, earliest, latest, least, most }: Answer): string {
  if (count !== undefined) {
    const counts = [least !== count && least, most !== count && most].filter((one) => typeof one === 'number');
    return counts.length === 0 ? '' : `or ${counts.join(' to ')}, by what is announced`;
  }
  const early = earliest === undefined || earliest === result ? '' : `as early as ${boundText(earliest, 'before')}`;
  const late = latest === undefined || latest === result ? '' : `as late as ${boundText(latest, 'after')}`;
  const sides = [early, late].filter(Boolean);
  return sides.length === 0 ? '' : `or ${sides.join(', or ')}, by what is announced`;
}

function boundText(date: string | null, side: 'before' | 'after'): string {
  return date === null ? `${side} the data` : longDate(date);
}

type ScheduledDate = NonNullable<Answer['dates']>[number];
/** Days by their date: those between an unadjusted date and the one that it became. */
type SteppedOver = ReadonlyMap<string, ExplainedDay>;
/** As many as one request may name, and far more than a schedule that people look at steps over. */
const MOST_STEPPED = 1000;

/** The days that a schedule's dates were moved over, asked for at once; none where no date was moved. */
async function steppedOver(
  dates: readonly ScheduledDate[],
  { calendars, mode }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<SteppedOver> {
  const days = [...new Set(dates.flatMap(daysOver))].slice(0, MOST_STEPPED);
  if (days.length === 0 || calendars === undefined) return new Map();
  const asked = { dates: days.join(), calendars, ...(mode && { mode }) };
  const { results } = await askJson<{ results: ExplainedDay[] }>(addressOf('/v1/days', asked), signal);
  return new Map(results.map((day) => [day.date, day]));
}

/** From the unadjusted date to the day before its date, or back to the day after it. */
function daysOver({ unadjusted, date }: ScheduledDate): string[] {
  const [from, to] = [mustParseDay(unadjusted), mustParseDay(date)];
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, at) => formatDay(from + at * step));
}

function drawDates(dates: readonly ScheduledDate[], stepped: SteppedOver): HTMLElement {
  const rows = dates.map((row) => {
    const { unadjusted, date, period } = row;
    const over = runsOf(daysOver(row).flatMap((day) => stepped.get(day) ?? []));
    const why = over.map(({ first, last, what }) => `${spanText(first, last)} ${what}`).join(', ');
    const weekday = longDate(date).split(' ')[0]!.slice(0, 3);
    return h(
      'tr',
      {},
      h('td', {}, unadjusted),
      h('td', {}, date === unadjusted ? date : h('strong', {}, date)),
      h('td', {}, `${weekday} ${period === 'regular' ? '' : period}`, why && h('small', { class: 'over' }, why)),
    );
  });
  const heads = ['Unadjusted', 'Date', ''].map((name) => (name ? h('th', { scope: 'col' }, name) : h('td')));
  return h('table', { class: 'dates' }, h('thead', {}, h('tr', {}, ...heads)), h('tbody', {}, ...rows));
}

interface Run {
  first: string;
  last: string;
  readonly what: string;
  readonly kind: string;
  length: number;
}

/** Days in a row of which the same is to be said are one. */
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
  return first === last ? shortDate(first) : `${shortDate(first)} – ${shortDate(last)}`;
}

/** Every day that was looked at. */
function drawExplanation({ days, omitted }: Explanation): HTMLElement {
  const lines = runsOf(days).map(({ first, last, what, kind, length }) =>
    h(
      'li',
      { class: kind },
      h('span', { class: 'date' }, spanText(first, last)),
      h('span', {}, length === 1 ? what : `${what} (${length} days)`),
    ),
  );
  return h(
    'details',
    { open: true, class: 'why' },
    h('summary', {}, `Days looked at: ${days.length + omitted}`),
    h('ol', {}, ...lines),
    omitted > 0 && h('p', { class: 'quiet' }, `and ${omitted} more`),
  );
}

function kindOf({ is_business_day, is_result, calendars, step, number }: ExplainedDay): string {
  if (step === 'count' && number === null && is_business_day) return 'weekend';
  if (is_result || is_business_day) return 'counted';
  return calendars.some(({ status }) => status === 'closed') ? 'closed' : 'weekend';
}

function whatOf({ is_business_day, calendars, currency, is_result, step, number }: ExplainedDay): string {
  const purpose = step === undefined ? '' : step === 'trade' ? 'traded: ' : `${currency ?? 'pair'}: `;
  const closed = calendars.flatMap(({ id, status, entries }) => {
    if (status !== 'closed') return [];
    return [`${entries.map(({ name }) => name).join(' / ') || 'closed'}${calendars.length > 1 ? ` (${id})` : ''}`];
  });
  const early = calendars.flatMap(({ id, close_time }) => (close_time ? [`${id} closes at ${close_time}`] : []));
  const result = is_result ? ' – the date' : '';
  const isLeftOut = step === 'count' && number === null;
  const open = isLeftOut ? 'worked weekend, not counted' : 'business day';
  if (is_business_day) return [`${purpose}${open}${result}`, ...early, ...closed].join(', ');
  return purpose + (closed.length > 0 ? closed.join(', ') : 'weekend') + result;
}

function drawElsewhere(question: Question, parameters: Record<string, string> | null, ids: readonly string[]): void {
  const place = byId('formulas');
  if (!parameters) {
    place.replaceChildren();
    return;
  }
  const address = location.origin + addressOf(question.path, parameters);
  const formulas = [...formulasOf(question, address)];
  if (ids.length > 0) formulas.push({ name: 'Subscription', text: subscriptionOf(location.origin, ids) });
  place.replaceChildren(
    ...formulas.map(({ name, text }) => {
      const code = h('code', { tabindex: '0' }, text);
      const copy = h('button', { type: 'button', 'aria-label': `Copy ${name}` }, 'Copy');
      copy.addEventListener('click', () => {
        navigator.clipboard.writeText(text).then(
          () => copied(copy),
          () => getSelection()?.selectAllChildren(code),
        );
      });
      return h('div', { class: 'formula' }, h('h4', {}, name), copy, h('pre', {}, code));
    }),
  );
}

function copied(button: HTMLElement): void {
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 1500);
}
