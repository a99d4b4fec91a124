/** A statement of a source about a calendar, transcribed from the source, never from our own output. */
export type Fact = YearFact | DayFact;

/** A whole year: every closure on a weekday of the trading week, and (if `early` is there) every early close. */
export interface YearFact {
  readonly calendar: string;
  readonly year: number;
  /** `MM-DD`, each full-day closure that is not on a weekend. */
  readonly closed: readonly string[];
  /** `MM-DD HH:MM`, local time; absent = the source does not tell. */
  readonly early?: readonly string[];
  readonly source: string;
}

/** One date. */
export interface DayFact {
  readonly calendar: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly is: 'open' | 'closed' | `early ${string}`;
  readonly source: string;
}

/** The same of several dates of one calendar, by one source. */
export function days(
  calendar: string,
  is: DayFact['is'],
  source: string,
  dates: readonly string[],
): DayFact[] {
  return dates.map((date) => ({ calendar, date, is, source }));
}
