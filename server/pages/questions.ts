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
  settle: 'askSettle',
  count: 'askCount',
  schedule: 'askSchedule',
  fx: 'askSpot',
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
    ...{ id: 'count', goal: 'count', label: 'askCount', path: '/v1/business-days/count' },
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
    ...{ id: 'schedule', goal: 'schedule', label: 'askSchedule', path: '/v1/business-days/schedule' },
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
      label: 'askSpot',
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

/** What a field holds before anybody has written in it. `today` is YYYY-MM-DD. */
export function firstValue({ value }: Field, today: string): string {
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
