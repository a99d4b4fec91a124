import { parseDay } from '../engine/civil-date.js';
import type { Word } from '../words/make-reading.js';

/** The questions of the panel: what each asks of whom, and with which fields. A table, so that a new one is a row. */

export interface Field {
  /** Name of the parameter. */
  readonly name: string;
  readonly label: Word;
  readonly kind: 'date' | 'number' | 'text' | 'choice' | 'yes';
  /** The value at first: `today` is the date of the day; empty is left out. */
  readonly value: string;
  readonly choices?: readonly string[];
  readonly needed?: true;
}

/** What people come for: settle, count, schedule, FX. */
export const GOALS = {
  settle: 'requestSettle',
  count: 'requestCount',
  schedule: 'requestSchedule',
  fx: 'requestSpot',
} as const satisfies Readonly<Record<string, Word>>;
export type Goal = keyof typeof GOALS;

export interface Question {
  readonly id: string;
  /** What somebody wants who asks it; of those with one goal, the first is what is asked at first. */
  readonly goal: Goal;
  readonly label: Word;
  readonly path: string;
  readonly fields: readonly Field[];
  /** What the bare answer is: format=text. */
  readonly answer: 'date' | 'number' | 'dates';
  /** Whether it takes calendars and a mode: a currency pair has its own. */
  readonly ofCalendars: boolean;
  /** Whether it can tell the days that it looked at. */
  readonly explains: boolean;
}

const CONVENTIONS = ['following', 'modified_following', 'preceding', 'modified_preceding', 'nearest'];
const DATE: Field = { name: 'date', label: 'labelDate', kind: 'date', value: 'today', needed: true };
const INCLUSIVE: Field = { name: 'inclusive', label: 'fieldInclusive', kind: 'yes', value: '' };
const convention = (choices: readonly string[]): Field => ({
  ...{ name: 'convention', label: 'fieldConvention', kind: 'choice', value: 'modified_following', choices },
});

export const QUESTIONS: readonly Question[] = [
  {
    ...{
      id: 'add',
      goal: 'settle',
      label: 'howAdd',
      path: '/v1/business-days/add',
      answer: 'date',
      ofCalendars: true,
      explains: true,
    },
    fields: [DATE, { name: 'n', label: 'fieldDays', kind: 'number', value: '1', needed: true }],
  },
  {
    ...{
      id: 'next',
      goal: 'settle',
      label: 'howNext',
      path: '/v1/business-days/next',
      answer: 'date',
      ofCalendars: true,
      explains: true,
    },
    fields: [DATE, INCLUSIVE],
  },
  {
    ...{ id: 'previous', goal: 'settle', label: 'howPrevious', path: '/v1/business-days/previous' },
    ...{ answer: 'date', ofCalendars: true, explains: true },
    fields: [DATE, INCLUSIVE],
  },
  {
    ...{ id: 'count', goal: 'count', label: 'requestCount', path: '/v1/business-days/count' },
    ...{ answer: 'number', ofCalendars: true, explains: true },
    fields: [
      { name: 'from', label: 'fieldFrom', kind: 'date', value: 'today', needed: true },
      { name: 'to', label: 'fieldTo', kind: 'date', value: 'month', needed: true },
    ],
  },
  {
    ...{ id: 'adjust', goal: 'settle', label: 'howAdjust', path: '/v1/business-days/adjust' },
    ...{ answer: 'date', ofCalendars: true, explains: true },
    fields: [DATE, convention(CONVENTIONS)],
  },
  {
    ...{ id: 'schedule', goal: 'schedule', label: 'requestSchedule', path: '/v1/business-days/schedule' },
    ...{ answer: 'dates', ofCalendars: true, explains: false },
    fields: [
      { name: 'start', label: 'fieldStart', kind: 'date', value: 'today', needed: true },
      { name: 'end', label: 'fieldEnd', kind: 'date', value: 'year', needed: true },
      { name: 'frequency', label: 'fieldEvery', kind: 'text', value: '3M', needed: true },
      { name: 'roll', label: 'fieldRoll', kind: 'text', value: '' },
      convention(['unadjusted', ...CONVENTIONS]),
      {
        ...{ name: 'stub', label: 'fieldStub', kind: 'choice', value: '' },
        choices: ['', 'short_front', 'long_front', 'short_back', 'long_back'],
      },
      { name: 'end_of_month', label: 'fieldEndOfMonth', kind: 'yes', value: '' },
    ],
  },
  {
    ...{
      id: 'spot',
      goal: 'fx',
      label: 'requestSpot',
      path: '/v1/fx/spot',
      answer: 'date',
      ofCalendars: false,
      explains: true,
    },
    fields: [
      { name: 'pair', label: 'fieldPair', kind: 'text', value: 'EURUSD', needed: true },
      { ...DATE, label: 'fieldTradeDate' },
      { name: 'tenor', label: 'fieldTenor', kind: 'text', value: '' },
    ],
  },
];

/** Dates that follow a day that is clicked: without them the question is of that day. */
export const DATE_FIELDS: ReadonlySet<string> = new Set(['date', 'from', 'to', 'start', 'end']);

export function questionOf(id: string): Question {
  return QUESTIONS.find((one) => one.id === id) ?? QUESTIONS[0]!;
}

/** Of one value of a field in an address. */
export const LONGEST_VALUE = 40;
/** As a field of numbers in a browser takes one. */
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Whether a field can show a value, so that what is seen is what is sent. Of a text, the server says what is wrong. */
function canShow({ kind, choices = [] }: Field, value: string): boolean {
  if (value === '') return true;
  // There is no year 0 in a browser's field.
  if (kind === 'date') return parseDay(value) !== null && value >= '0001';
  if (kind === 'number') return NUMBER.test(value) && Number.isFinite(Number(value));
  if (kind === 'yes') return value === 'true' || value === 'false';
  return kind === 'text' || choices.includes(value);
}

/** Whether the field of a question that has this name can show the value; of one that has none, that of any other. */
export function fits(ask: string, name: string, value: string): boolean {
  if (value.length > LONGEST_VALUE) return false;
  const own = questionOf(ask).fields.filter((field) => field.name === name);
  const all = QUESTIONS.flatMap(({ fields }) => fields.filter((field) => field.name === name));
  return (own.length > 0 ? own : all).some((field) => canShow(field, value));
}

/** What the fields of a question hold: what was written, where they can show it, else what they hold at first. */
export function valuesIn(
  { fields }: Question,
  written: Readonly<Record<string, string>>,
  today: string,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = written[field.name];
      return [field.name, value !== undefined && canShow(field, value) ? value : firstValue(field, today)];
    }),
  );
}

/** What a field holds before anybody has written in it. `today` is YYYY-MM-DD. */
function firstValue({ value }: Field, today: string): string {
  if (value === 'today') return today;
  if (value === 'month') return monthsLater(today, 1);
  return value === 'year' ? monthsLater(today, 12) : value;
}

/** The same day of a later month; one that has no such day ends it. */
function monthsLater(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return moved.toISOString().slice(0, 10);
}

/** The parameters of a question, in the order of its fields; null while one that is needed is empty. */
export function parametersOf(
  question: Question,
  values: Readonly<Record<string, string>>,
  of: { readonly ids: readonly string[]; readonly mode: 'all' | 'any' },
): Record<string, string> | null {
  const parameters: Record<string, string> = {};
  for (const { name, needed } of question.fields) {
    const value = values[name] ?? '';
    if (value !== '') parameters[name] = value;
    else if (needed) return null;
  }
  if (!question.ofCalendars) return parameters;
  if (of.ids.length === 0) return null;
  parameters.calendars = of.ids.join();
  if (of.mode === 'any' && of.ids.length > 1) parameters.mode = 'any';
  return parameters;
}
