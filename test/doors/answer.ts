import type { Question } from './draw-question.js';
import { kindOf, type Shape } from './kinds.js';

/** What a door says to a question: lines to compare, or a refusal by its code. */
export type Said = readonly string[] | { readonly refused: string };

/** Why a door cannot be asked a question. */
export interface Cannot {
  readonly cannot: string;
}

type Row = Readonly<Record<string, unknown>>;

interface Body extends Row {
  readonly dates?: readonly (string | { readonly date: string })[];
  readonly sessions?: readonly Row[];
  readonly periods?: readonly Row[];
  readonly tenors?: readonly Row[];
  readonly calendars?: readonly {
    readonly id: string;
    readonly status?: string;
    readonly entries?: readonly { readonly date: string; readonly kind: string }[];
  }[];
}

/** The members that are one line of an answer, and those of the same that a text tells. */
const MEMBERS: Readonly<Partial<Record<Shape, readonly string[]>>> = {
  result: ['result'],
  count: ['count'],
  number: ['nth', 'nth_from_end', 'count'],
  fraction: ['year_fraction', 'days'],
  periods: [
    'payment_date',
    'accrual_start',
    'accrual_end',
    'fixing_date',
    'day_count_fraction',
    'observation_start',
    'observation_end',
    'rate_cutoff_date',
    'weight_days',
  ],
  option: ['expiry', 'delivery', 'spot', 'trade_date', 'estimated', 'earliest', 'latest'],
  fixing: ['fixing_date', 'value_date', 'lag', 'estimated', 'earliest', 'latest'],
  valueDate: ['next', 'previous', 'is_value_date', 'estimated', 'earliest', 'latest'],
  ladder: ['tenor', 'result', 'near', 'estimated'],
};

function lineOf(shape: Shape, row: Row): string {
  return MEMBERS[shape]!.map((name) => String(row[name] ?? '')).join(' ');
}

/** The lines of an answer in JSON, whoever gave it: the API, a tool or a reader. */
export function linesOf({ kind }: Question, body: Body): string[] {
  const { shape } = kindOf(kind);
  switch (shape) {
    case 'dates':
      return body.dates!.map((row) => (typeof row === 'string' ? row : row.date));
    case 'day':
      return [String(body.is_business_day), ...body.calendars!.map(({ status }) => status!)];
    case 'entries':
      return body.calendars!.flatMap(({ id, entries }) =>
        entries!.map(({ date, kind: of }) => `${id} ${date} ${of}`),
      );
    case 'sessions':
      return body.sessions!.map((row) => `${row.open} ${row.close}`);
    case 'periods':
      return body.periods!.map((row) => lineOf(shape, row));
    case 'ladder':
      return body.tenors!.map((row) => lineOf(shape, row));
    default:
      return [lineOf(shape, body)];
  }
}

/** The lines of an answer in CSV: its rows by column. */
export function linesOfRows(
  { kind }: Question,
  rows: readonly Readonly<Record<string, string>>[],
): string[] {
  const { shape } = kindOf(kind);
  switch (shape) {
    case 'dates':
      return rows.map(({ date }) => date!);
    case 'day':
      return rows.map(({ status }) => status!);
    case 'entries':
      return rows.map(({ calendar, date, kind: of }) => `${calendar} ${date} ${of}`);
    case 'sessions':
      // Rows without hours are the trading days whose hours are not known.
      return rows.filter(({ open }) => open !== '').map(({ open, close }) => `${open} ${close}`);
    default:
      return rows.map((row) => lineOf(shape, row));
  }
}

/** What a text tells of the lines of an answer. */
export function toldInText({ kind }: Question, lines: readonly string[]): readonly string[] {
  const { shape } = kindOf(kind);
  const words = (count: number) => lines.map((line) => line.split(' ').slice(0, count).join(' '));
  switch (shape) {
    case 'day':
      return lines.slice(0, 1);
    case 'entries':
      return lines.map((line) => line.split(' ')[1]!);
    case 'ladder':
      return words(2).map((line) => (line.endsWith(' ') ? `${line}none` : line));
    case 'result':
    case 'count':
    case 'dates':
    case 'sessions':
      return lines;
    default:
      return words(1);
  }
}

/** The lines of a text. Lists are empty where there is nothing; a value without one is an empty line. */
export function linesOfText({ kind }: Question, text: string): string[] {
  const { shape } = kindOf(kind);
  // A tenor without a date has the reason as its text.
  if (shape === 'result' && text.startsWith('there is no ')) return [''];
  const isList = shape === 'dates' || shape === 'entries' || shape === 'periods';
  return text === '' && isList ? [] : text.split('\n');
}
