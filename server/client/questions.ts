import { parseDay } from '../engine/civil-date.js';
import { INSTRUMENTS } from '../engine/market-conventions.js';
import { STUBS } from '../engine/stubs.js';
import type { MessageKey } from '../locale/make-locale.js';

/** The questions of the panel, with their endpoints and fields. A new question is a new row. */

export interface Field {
  /** The name of the parameter. */
  readonly name: string;
  readonly label: MessageKey;
  /** market: one of the exchanges shown. */
  readonly kind: 'date' | 'number' | 'text' | 'choice' | 'market' | 'yes';
  /** The default: `today` is the current date; an empty value is not sent. */
  readonly value: string;
  readonly choices?: readonly string[];
  readonly needed?: true;
}

/** What users come for. */
export const GOALS = {
  settle: 'requestSettle',
  later: 'requestLater',
  count: 'requestCount',
  schedule: 'requestSchedule',
  fx: 'requestSpot',
} as const satisfies Readonly<Record<string, MessageKey>>;
export type Goal = keyof typeof GOALS;

export interface Question {
  readonly id: string;
  /** Its goal; the first question of a goal is its default. */
  readonly goal: Goal;
  readonly label: MessageKey;
  readonly path: string;
  readonly fields: readonly Field[];
  /** The kind of answer with format=text. */
  readonly answer: 'date' | 'number' | 'dates';
  /** calendars: those shown, with a mode; market: an exchange among them; pair: a currency pair has its own calendars. */
  readonly of: 'calendars' | 'market' | 'pair';
  /** Whether the endpoint has `explain`. */
  readonly explains: boolean;
  /** The member of the response that is the answer; default: `result`, `count` or `dates`, by its kind. */
  readonly member?: 'expiry' | 'fixing_date';
  /** Parameters that make it this question. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/** The member of the response that is the answer. */
export function memberOf({ answer, member }: Question): string {
  return member ?? { date: 'result', number: 'count', dates: 'dates' }[answer];
}

const CONVENTIONS = [
  'following',
  'modified_following',
  'preceding',
  'modified_preceding',
  'nearest',
];
const DATE: Field = {
  name: 'date',
  label: 'labelDate',
  kind: 'date',
  value: 'today',
  needed: true,
};
const INCLUSIVE: Field = { name: 'inclusive', label: 'fieldInclusive', kind: 'yes', value: '' };
const convention = (choices: readonly string[]): Field => ({
  name: 'convention',
  label: 'fieldConvention',
  kind: 'choice',
  value: 'modified_following',
  choices,
});

export const QUESTIONS: readonly Question[] = [
  {
    id: 'settle',
    goal: 'settle',
    label: 'howSettle',
    path: '/v1/settlement',
    answer: 'date',
    of: 'market',
    explains: true,
    fields: [
      { name: 'market', label: 'fieldMarket', kind: 'market', value: '' },
      { ...DATE, name: 'trade_date', label: 'fieldTradeDate' },
      {
        name: 'instrument',
        label: 'fieldInstrument',
        kind: 'choice',
        value: 'equity',
        choices: INSTRUMENTS,
      },
    ],
  },
  {
    id: 'add',
    goal: 'later',
    label: 'howAdd',
    path: '/v1/business-days/add',
    answer: 'date',
    of: 'calendars',
    explains: true,
    fields: [DATE, { name: 'n', label: 'fieldDays', kind: 'number', value: '1', needed: true }],
  },
  {
    id: 'next',
    goal: 'later',
    label: 'howNext',
    path: '/v1/business-days/next',
    answer: 'date',
    of: 'calendars',
    explains: true,
    fields: [DATE, INCLUSIVE],
  },
  {
    id: 'previous',
    goal: 'later',
    label: 'howPrevious',
    path: '/v1/business-days/previous',
    answer: 'date',
    of: 'calendars',
    explains: true,
    fields: [DATE, INCLUSIVE],
  },
  {
    id: 'count',
    goal: 'count',
    label: 'requestCount',
    path: '/v1/business-days/count',
    answer: 'number',
    of: 'calendars',
    explains: true,
    fields: [
      { name: 'from', label: 'fieldFrom', kind: 'date', value: 'today', needed: true },
      { name: 'to', label: 'fieldTo', kind: 'date', value: 'month', needed: true },
    ],
  },
  {
    id: 'adjust',
    goal: 'later',
    label: 'howAdjust',
    path: '/v1/business-days/adjust',
    answer: 'date',
    of: 'calendars',
    explains: true,
    fields: [DATE, convention(CONVENTIONS)],
  },
  {
    id: 'schedule',
    goal: 'schedule',
    label: 'requestSchedule',
    path: '/v1/business-days/schedule',
    answer: 'dates',
    of: 'calendars',
    explains: false,
    fields: [
      { name: 'start', label: 'fieldStart', kind: 'date', value: 'today', needed: true },
      { name: 'end', label: 'fieldEnd', kind: 'date', value: 'year', needed: true },
      { name: 'frequency', label: 'fieldEvery', kind: 'text', value: '3M', needed: true },
      { name: 'roll', label: 'fieldRoll', kind: 'text', value: '' },
      convention(['unadjusted', ...CONVENTIONS]),
      {
        name: 'stub',
        label: 'fieldStub',
        kind: 'choice',
        value: '',
        choices: ['', ...STUBS],
      },
      { name: 'end_of_month', label: 'fieldEndOfMonth', kind: 'yes', value: '' },
    ],
  },
  {
    id: 'nth',
    goal: 'schedule',
    label: 'howNth',
    path: '/v1/business-days/list',
    answer: 'dates',
    of: 'calendars',
    explains: false,
    fixed: { only: 'nth_of_month' },
    fields: [
      { name: 'from', label: 'fieldStart', kind: 'date', value: 'today', needed: true },
      { name: 'to', label: 'fieldEnd', kind: 'date', value: 'year', needed: true },
      { name: 'nth', label: 'fieldNth', kind: 'number', value: '3', needed: true },
      {
        name: 'weekday',
        label: 'fieldWeekday',
        kind: 'choice',
        value: '5',
        choices: ['', '1', '2', '3', '4', '5', '6', '7'],
      },
    ],
  },
  {
    id: 'spot',
    goal: 'fx',
    label: 'howSpot',
    path: '/v1/fx/spot',
    answer: 'date',
    of: 'pair',
    explains: true,
    fields: [
      { name: 'pair', label: 'fieldPair', kind: 'text', value: 'EURUSD', needed: true },
      { ...DATE, label: 'fieldTradeDate' },
      { name: 'tenor', label: 'fieldTenor', kind: 'text', value: '' },
    ],
  },
  {
    id: 'option',
    goal: 'fx',
    label: 'howOption',
    path: '/v1/fx/option',
    answer: 'date',
    member: 'expiry',
    of: 'pair',
    explains: false,
    fields: [
      { name: 'pair', label: 'fieldPair', kind: 'text', value: 'EURUSD', needed: true },
      { ...DATE, label: 'fieldTradeDate' },
      { name: 'tenor', label: 'fieldTenor', kind: 'text', value: '1M', needed: true },
    ],
  },
  {
    id: 'fixing',
    goal: 'fx',
    label: 'howFixing',
    path: '/v1/fx/fixing',
    answer: 'date',
    member: 'fixing_date',
    of: 'pair',
    explains: false,
    fields: [
      { name: 'pair', label: 'fieldPair', kind: 'text', value: 'USDINR', needed: true },
      { ...DATE, name: 'value_date', label: 'fieldValueDate', value: 'month' },
    ],
  },
];

/** Date fields; without a value they are the clicked day. */
export const DATE_FIELDS: ReadonlySet<string> = new Set(
  QUESTIONS.flatMap(({ fields }) =>
    fields.flatMap(({ kind, name }) => (kind === 'date' ? [name] : [])),
  ),
);

/** By the form of its id: a market identifier code, also with a group of products behind it; not its settlement days. */
const MARKET = /^[A-Z0-9]{4}(?::(?!SETTLEMENT$)[A-Z0-9]+)?$/;

/** The exchanges among calendars; of settlement days (XNYS:SETTLEMENT) the exchange. */
export function marketsIn(ids: readonly string[]): string[] {
  const own = ids.map((id) => id.replace(/:SETTLEMENT$/, ''));
  return [...new Set(own.filter((id) => MARKET.test(id)))];
}

export function questionOf(id: string): Question {
  return QUESTIONS.find((one) => one.id === id) ?? QUESTIONS[0]!;
}

/** Maximum length of a field's value in a URL. */
export const MAX_VALUE_LENGTH = 40;
/** A number as an input field of a browser accepts it. */
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Whether a field can show a value, so that what is shown is what is sent. Texts are checked by the server. */
function canShow({ kind, choices = [] }: Field, value: string): boolean {
  if (value === '') return true;
  // Date fields of browsers have no year 0.
  if (kind === 'date') return parseDay(value) !== null && value >= '0001';
  if (kind === 'number') return NUMBER.test(value) && Number.isFinite(Number(value));
  if (kind === 'yes') return value === 'true' || value === 'false';
  if (kind === 'market') return MARKET.test(value);
  return kind === 'text' || choices.includes(value);
}

/** Whether the field with this name can show the value: of this question, otherwise of any other. */
export function fits(question: string, name: string, value: string): boolean {
  if (value.length > MAX_VALUE_LENGTH) return false;
  const own = questionOf(question).fields.filter((field) => field.name === name);
  const all = QUESTIONS.flatMap(({ fields }) => fields.filter((field) => field.name === name));
  return (own.length > 0 ? own : all).some((field) => canShow(field, value));
}

/** The values of a question's fields: those given if they can be shown, otherwise the defaults. */
export function valuesIn(
  { fields }: Question,
  written: Readonly<Record<string, string>>,
  today: string,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = written[field.name];
      return [
        field.name,
        value !== undefined && canShow(field, value) ? value : firstValue(field, today),
      ];
    }),
  );
}

/** The default value of a field. `today` is YYYY-MM-DD. */
function firstValue({ value }: Field, today: string): string {
  if (value === 'today') return today;
  if (value === 'month') return monthsLater(today, 1);
  return value === 'year' ? monthsLater(today, 12) : value;
}

/** The same day of a later month, or its last day. */
function monthsLater(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return moved.toISOString().slice(0, 10);
}

/** The parameters of a question, in the order of its fields; null if a required one is empty. */
export function parametersOf(
  question: Question,
  values: Readonly<Record<string, string>>,
  of: { readonly ids: readonly string[]; readonly mode: 'all' | 'any' },
): Record<string, string> | null {
  const parameters: Record<string, string> = { ...question.fixed };
  for (const { name, needed } of question.fields) {
    const value = values[name] ?? '';
    if (value !== '') parameters[name] = value;
    else if (needed) return null;
  }
  if (question.of === 'pair') return parameters;
  if (question.of === 'market') {
    const markets = marketsIn(of.ids);
    const market = markets.find((id) => id === values.market) ?? markets[0];
    return market === undefined ? null : { ...parameters, market };
  }
  if (of.ids.length === 0) return null;
  parameters.calendars = of.ids.join();
  if (of.mode === 'any' && of.ids.length > 1) parameters.mode = 'any';
  return parameters;
}
