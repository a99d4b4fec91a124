/** The questions of the panel: what each asks of whom, and with which fields. A table, so that a new one is a row. */

export interface Field {
  /** Name of the parameter. */
  readonly name: string;
  readonly label: string;
  readonly kind: 'date' | 'number' | 'text' | 'choice' | 'yes';
  /** The value at first: `today` is the date of the day; empty is left out. */
  readonly value: string;
  readonly choices?: readonly string[];
  readonly needed?: true;
}

export interface Question {
  readonly id: string;
  readonly label: string;
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
const DATE: Field = { name: 'date', label: 'Date', kind: 'date', value: 'today', needed: true };
const INCLUSIVE: Field = { name: 'inclusive', label: 'the date itself counts', kind: 'yes', value: '' };
const convention = (choices: readonly string[]): Field => ({
  ...{ name: 'convention', label: 'Convention', kind: 'choice', value: 'modified_following', choices },
});

export const QUESTIONS: readonly Question[] = [
  {
    ...{ id: 'add', label: 'T+n', path: '/v1/business-days/add', answer: 'date', ofCalendars: true, explains: true },
    fields: [DATE, { name: 'n', label: 'Business days', kind: 'number', value: '1', needed: true }],
  },
  {
    ...{ id: 'next', label: 'Next', path: '/v1/business-days/next', answer: 'date', ofCalendars: true, explains: true },
    fields: [DATE, INCLUSIVE],
  },
  {
    ...{ id: 'previous', label: 'Previous', path: '/v1/business-days/previous' },
    ...{ answer: 'date', ofCalendars: true, explains: true },
    fields: [DATE, INCLUSIVE],
  },
  {
    ...{ id: 'count', label: 'Count', path: '/v1/business-days/count' },
    ...{ answer: 'number', ofCalendars: true, explains: true },
    fields: [
      { name: 'from', label: 'From (counted)', kind: 'date', value: 'today', needed: true },
      { name: 'to', label: 'To (not counted)', kind: 'date', value: 'month', needed: true },
    ],
  },
  {
    ...{ id: 'adjust', label: 'Adjust', path: '/v1/business-days/adjust' },
    ...{ answer: 'date', ofCalendars: true, explains: true },
    fields: [DATE, convention(CONVENTIONS)],
  },
  {
    ...{ id: 'schedule', label: 'Schedule', path: '/v1/business-days/schedule' },
    ...{ answer: 'dates', ofCalendars: true, explains: false },
    fields: [
      { name: 'start', label: 'Start', kind: 'date', value: 'today', needed: true },
      { name: 'end', label: 'End', kind: 'date', value: 'year', needed: true },
      { name: 'frequency', label: 'Every', kind: 'text', value: '3M', needed: true },
      { name: 'roll', label: 'Roll day (1 to 31, EOM, IMM)', kind: 'text', value: '' },
      convention(['unadjusted', ...CONVENTIONS]),
      {
        ...{ name: 'stub', label: 'Stub', kind: 'choice', value: '' },
        choices: ['', 'short_front', 'long_front', 'short_back', 'long_back'],
      },
      { name: 'end_of_month', label: 'end of month stays', kind: 'yes', value: '' },
    ],
  },
  {
    ...{ id: 'spot', label: 'FX spot', path: '/v1/fx/spot', answer: 'date', ofCalendars: false, explains: true },
    fields: [
      { name: 'pair', label: 'Pair', kind: 'text', value: 'EURUSD', needed: true },
      { ...DATE, label: 'Trade date' },
      { name: 'tenor', label: 'Tenor (SP, ON, TN, 1W, 3M, 1Y)', kind: 'text', value: '' },
    ],
  },
];

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
