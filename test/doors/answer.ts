import type { Question } from './draw-question.js';

/** What a door says to a question: lines to compare, a refusal by its code, or null where the door has no such question. */
export type Said = readonly string[] | { readonly refused: string } | null;

interface Body {
  readonly code?: string;
  readonly result?: string | null;
  readonly count?: number;
  readonly is_business_day?: boolean;
  readonly dates?: readonly (string | { readonly date: string })[];
  readonly sessions?: readonly SessionRow[];
  readonly calendars?: readonly {
    readonly id: string;
    readonly status?: string;
    readonly entries?: readonly { readonly date: string; readonly kind: string }[];
  }[];
}
interface SessionRow {
  readonly date?: string;
  readonly trading_day?: string;
  readonly open: string | null;
  readonly close: string | null;
}

/** The lines of an answer in JSON, whoever gave it: the API, a tool or a reader. */
export function linesOf({ kind }: Question, body: Body): string[] {
  switch (kind) {
    case 'count':
      return [String(body.count)];
    case 'list':
    case 'schedule':
      return body.dates!.map((row) => (typeof row === 'string' ? row : row.date));
    case 'day':
      return [String(body.is_business_day), ...body.calendars!.map(({ status }) => status!)];
    case 'holidays':
    case 'nextHolidays':
      return body.calendars!.flatMap(({ id, entries }) =>
        entries!.map(({ date, kind: of }) => `${id} ${date} ${of}`),
      );
    case 'sessions':
      return body.sessions!.map((row) => `${row.open} ${row.close}`);
    default:
      return [String(body.result ?? '')];
  }
}

/** The lines of an answer in CSV: its rows by column. */
export function linesOfRows(
  { kind }: Question,
  rows: readonly Readonly<Record<string, string>>[],
): string[] {
  switch (kind) {
    case 'count':
      return rows.map(({ count }) => count!);
    case 'list':
    case 'schedule':
      return rows.map(({ date }) => date!);
    case 'day':
      return rows.map(({ status }) => status!);
    case 'holidays':
    case 'nextHolidays':
      return rows.map(({ calendar, date, kind: of }) => `${calendar} ${date} ${of}`);
    case 'sessions':
      // Rows without hours are the trading days whose hours are not known.
      return rows.filter(({ open }) => open !== '').map(({ open, close }) => `${open} ${close}`);
    default:
      return rows.map(({ result }) => result!);
  }
}
