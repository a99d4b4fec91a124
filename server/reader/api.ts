/**
 * kalends-reader: queries a downloaded release of Kalends in your own process.
 *
 * Dates are strings in the form YYYY-MM-DD, in and out. Errors are KalendsErrors with the server's codes and messages; dates outside
 * the data are errors, never guesses.
 */

export type Mode = 'all' | 'any';
export type Kind = 'country' | 'settlement' | 'exchange' | 'bond' | 'own';
/** `late_open`: a day on which an exchange opens later; only in answers to questions for that kind. */
export type EntryKind = 'holiday' | 'early_close' | 'weekend_workday' | 'late_open';
export type Coverage = 'verified' | 'library';
export type Convention =
  | 'following'
  | 'modified_following'
  | 'preceding'
  | 'modified_preceding'
  | 'nearest';
export type Edge =
  | 'first_of_month'
  | 'last_of_month'
  | 'first_of_quarter'
  | 'last_of_quarter'
  | 'first_of_year'
  | 'last_of_year';

/** An error with its code; `message` explains it to the user. */
export interface KalendsError extends Error {
  readonly code: 'invalid_parameter' | 'unknown_calendar' | 'out_of_coverage';
}

export interface Release {
  /** For example 20261128T072301Z. */
  readonly id: string;
  readonly library_version: string;
  readonly generated_at: string;
}

/** A calendar as in GET /v1/calendars, without its home. */
export interface CalendarMeta {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly timezone: string | null;
  readonly origin: 'library' | 'rule' | 'curated' | 'own';
  /** First and last year of data. */
  readonly data_years: readonly [number, number];
  /** Years of which every day is verified. */
  readonly verified_years: readonly number[];
  readonly last_verified_at: string | null;
  /** ISO weekdays, 1 = Monday ... 7 = Sunday, from each start on. */
  readonly weekend: readonly { readonly start: string; readonly days: readonly number[] }[];
  /** Ids: see `Reader.source`. */
  readonly sources: readonly string[];
  readonly bases?: readonly string[];
  readonly aliases?: readonly string[];
  /** Weekdays with shorter hours all year, which are not early closes. */
  readonly regular_closes?: readonly {
    readonly start: string;
    readonly end?: string;
    readonly weekday: number;
    readonly close_time: string;
  }[];
  readonly note?: string;
  /** The number of its dates by basis; absent for joint calendars. */
  readonly basis?: Readonly<Partial<Record<Basis, number>>>;
  /** The number of verified days by year; years without one are left out. */
  readonly verified_days: Readonly<Record<string, number>>;
}

/** The same with its publications instead of their ids, and with the settlement cycles and hours of an exchange. */
export type CalendarDetail = Omit<CalendarMeta, 'sources'> & {
  readonly sources: readonly Source[];
  readonly settlement_cycles?: readonly SettlementCycle[];
  readonly hours?: readonly Hours[];
  readonly sessions_not_entered?: readonly SessionNotEntered[];
  readonly late_opens?: readonly LateOpen[];
  readonly late_open_doubts?: readonly LateOpenDoubt[];
  readonly hours_doubts?: readonly HoursDoubt[];
  /** The rows of its definition in words. */
  readonly rules: readonly CitedRule[];
};

export type Instrument =
  | 'equity'
  | 'equity_t0'
  | 'b_share'
  | 'government_bond'
  | 'corporate_bond'
  | 'option_premium';
export type ConventionEvidence = 'original' | 'copy' | 'report';

interface Provenance {
  /** URL of the source; null: none was found. */
  readonly source: string | null;
  readonly evidence: ConventionEvidence | null;
  readonly note: string | null;
}

/** T+`days` for trades from `from` on; `start`: whether it began then, or is only known to have been in force. */
export interface SettlementCycle extends Provenance {
  readonly instrument: Instrument;
  readonly name: string;
  readonly days: number;
  /** The n of another T+n by which some trades settle, see `note`; null: none. */
  readonly or_days: number | null;
  readonly from: string;
  readonly start: 'changed' | 'known';
  /** announced: not known to be in force when the release was made, whether law or plan; see `note`. */
  readonly status: 'in_force' | 'announced';
}

/** Hours from a date on: HH:MM local time. */
export interface Hours extends Provenance {
  readonly from: string;
  readonly to: string | null;
  readonly weekdays: readonly number[] | null;
  readonly open: string;
  readonly close: string;
  readonly opens_day_before: boolean;
  readonly break: readonly [start: string, end: string] | null;
  /** From its call to its end; null: none, or in `sessions_not_entered`. */
  readonly closing_auction: readonly [start: string, end: string] | null;
  readonly timezone: string | null;
}

/**
 * A session that the hours do not hold: in it the state of the market is unknown. It may be held on these ISO weekdays and dates, also
 * where the market is closed; without both, on trading days.
 */
export interface SessionNotEntered extends Provenance {
  readonly name: string;
  readonly from: string;
  readonly to: string | null;
  readonly start: string;
  /** Not after `start`: of the next morning. */
  readonly end: string;
  readonly weekdays: readonly number[] | null;
  readonly dates: readonly string[] | null;
}

export interface LateOpen extends Provenance {
  readonly date: string;
  readonly name: string;
  readonly open: string;
  readonly close: string | null;
}

/** Days on which trading may begin late: their sessions are estimated. */
export interface LateOpenDoubt extends Provenance {
  readonly name: string;
  readonly on: 'date' | 'first_session_of_year' | 'thursdays_of_november';
  readonly from: string;
  readonly to: string | null;
}

/** Days whose hours are not known, or may not be those of other days: their sessions are estimated. */
export interface HoursDoubt extends Provenance {
  readonly name: string;
  readonly on: 'sessions' | 'holidays';
  readonly spans: readonly (readonly [first: string, last: string])[];
}

/** As in GET /v1/sessions: instants in UTC and in local time. */
export interface Session {
  readonly date: string;
  readonly open: string;
  readonly open_local: string;
  readonly close: string;
  readonly close_local: string;
  readonly break_start: string | null;
  readonly break_start_local: string | null;
  readonly break_end: string | null;
  readonly break_end_local: string | null;
  readonly closing_auction_start: string | null;
  readonly closing_auction_start_local: string | null;
  readonly closing_auction_end: string | null;
  readonly closing_auction_end_local: string | null;
  readonly early_close: boolean;
  readonly late_open: boolean;
  readonly estimated: boolean;
}

/** As a calendar in GET /v1/sessions: its sessions with the rows behind them, and the days that are not told. */
export interface TradingDays {
  readonly id: string;
  readonly name: string;
  readonly timezone: string | null;
  /** null: the hours of this market are not known. */
  readonly hours: readonly Hours[] | null;
  readonly sessions_not_entered: readonly SessionNotEntered[];
  readonly late_opens: readonly LateOpen[];
  readonly sessions: readonly Session[];
  /** Trading days on which the hours are not known. */
  readonly without_hours: readonly string[];
  /** Closed days on which it may trade. */
  readonly may_trade: readonly string[];
}

/** As in GET /v1/settlement. */
export interface TradeSettlement extends Bounded {
  readonly market: string;
  readonly instrument: Instrument;
  readonly date: string;
  readonly trade_date: string;
  readonly result: string;
  readonly cycle: SettlementCycle;
  readonly calendars: readonly string[];
  readonly coverage: Coverage;
  /** An estimated or provisional date, or another cycle that may apply instead, could change the result. */
  readonly estimated: boolean;
  /** Explains if `trade_date` is not `date`; otherwise null. */
  readonly note: string | null;
}

/** The basis of a date, strongest first. */
export type Basis = 'publication' | 'law' | 'notice' | 'report' | 'rule' | 'library' | 'own';

/** The text behind a date or a rule; unknown members are null. */
export interface Citation {
  readonly url: string | null;
  readonly publisher: string | null;
  /** How the text was read; null: no text was. */
  readonly evidence: 'original' | 'copy' | 'report' | null;
  readonly what: string | null;
  /** Doubts about it. */
  readonly note: string | null;
  /** For a law or a report of one: first and last year for which it is cited; a last year of null: still in force. */
  readonly years: readonly [number, number | null] | null;
  /** For an inherited day. */
  readonly through?: { readonly calendar: string; readonly url: string | null };
}

export interface CitedRule {
  readonly kind: 'rule' | 'dates' | 'inherited' | 'library' | 'weekend';
  readonly words: string;
  readonly years: readonly [number, number | null] | null;
  readonly basis: Basis;
  readonly citation: Citation | null;
}

export interface Source {
  readonly id: string;
  readonly url: string;
  /** False: the site of the authority, because the publication has no known URL of its own. */
  readonly url_is_exact?: boolean;
  readonly publisher: string;
  readonly type: string;
  readonly evidence?: 'original' | 'copy';
  readonly read_at?: string;
  readonly checked?: string;
  readonly years?: readonly number[];
  readonly calendars?: readonly string[];
  readonly archived: {
    readonly fetched_at: string;
    readonly sha256: string;
    /** Where these bytes are: an address that names a commit of a public repository. */
    readonly at?: string;
  } | null;
}

export interface Entry {
  readonly date: string;
  readonly kind: EntryKind;
  readonly name: string;
  readonly close_time: string | null;
  /** Beginning of trading, HH:MM local time; only late opens. */
  readonly open_time?: string;
  readonly status: 'confirmed' | 'estimated' | 'provisional';
  readonly observed: boolean;
  readonly coverage: Coverage;
  /** Ids, if requested. */
  readonly sources?: readonly string[];
  /** For an estimated or provisional entry; null: not known. */
  readonly may_move_days?: number | null;
  /** The day of an early close is verified, its hour is not. */
  readonly close_time_coverage?: 'library';
  readonly basis: Basis;
  /** If sources were requested; null if it rests on the library alone. */
  readonly citation?: Citation | null;
}

export interface Day {
  readonly date: string;
  readonly mode: Mode;
  readonly is_business_day: boolean;
  readonly coverage: Coverage;
  /** The weakest of the calendars. */
  readonly basis: Basis;
  /** An estimated or provisional entry, of this day or a nearby one, could change whether it is a business day. */
  readonly estimated: boolean;
  readonly calendars: readonly CalendarDay[];
}

export interface CalendarDay {
  readonly id: string;
  readonly status: 'open' | 'early_close' | 'closed' | 'weekend';
  readonly is_business_day: boolean;
  readonly close_time: string | null;
  /** Beginning of trading on a late open, HH:MM local time; absent on other days. */
  readonly open_time?: string;
  readonly coverage: Coverage;
  /** The basis of its weakest entry; without entries that of the year. */
  readonly basis: Basis;
  readonly estimated: boolean;
  readonly sources?: readonly string[];
  readonly entries: readonly Entry[];
}

/** The coverage of the days that an answer depends on. */
export interface Trusted {
  readonly mode: Mode;
  /** verified: every calendar is verified on every day the answer depends on. */
  readonly coverage: Coverage;
  /** An estimated or provisional date could change the answer, by being dropped or by moving to one of the days. */
  readonly estimated: boolean;
}

/** The range of an estimated answer, whatever is announced. Null: outside the data. */
export interface Bounded {
  readonly earliest?: string | null;
  readonly latest?: string | null;
}

export interface Found extends Trusted, Bounded {
  readonly date: string;
  readonly result: string;
}

export interface Added extends Found {
  readonly n: number;
  readonly period?: string;
  readonly unit?: 'calendar';
  /** The date by the calendar, before the convention. */
  readonly unadjusted?: string;
  readonly convention?: Convention | 'unadjusted';
  /** Whether the end of a month was kept. */
  readonly end_of_month?: boolean;
  /** When trades settle, if the settlement calendars of exchanges give another date; otherwise absent. */
  readonly settlement?: Settlement;
}

export interface Settlement {
  /** The calendars, with the settlement calendar (`MIC:SETTLEMENT`) instead of each exchange that has one. */
  readonly calendars: readonly string[];
  readonly result: string;
  readonly coverage: Coverage;
  readonly estimated: boolean;
}

export interface Adjusted extends Found {
  readonly convention: Convention;
  readonly adjusted: boolean;
}

export interface Counted extends Trusted {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** The range of an estimated count, whatever is announced. */
  readonly least?: number;
  readonly most?: number;
}

export interface Listed extends Trusted {
  readonly from: string;
  readonly to: string | null;
  readonly n: number | null;
  readonly only: Edge | 'nth_of_month' | null;
  /** Of nth_of_month. */
  readonly nth?: number;
  readonly weekday?: number;
  readonly convention?: Convention;
  readonly count: number;
  readonly dates: readonly string[];
}

export interface EntriesOf {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

export interface Holidays {
  readonly from: string;
  readonly to: string;
  readonly calendars: readonly EntriesOf[];
}

export interface NextHolidays {
  readonly from: string;
  /** `complete` is false if the data end before n entries are found. */
  readonly calendars: readonly (EntriesOf & { readonly complete: boolean })[];
}

export interface EntryOptions {
  /** Language of names, for example `de`; default `en`. */
  readonly lang?: string;
  /** Whether entries have their sources and citation; default false. */
  readonly sources?: boolean;
  readonly kind?: EntryKind;
}

/** One calendar, or several combined. */
export interface BusinessCalendar {
  /** Canonical ids, in the given order. */
  readonly ids: readonly string[];
  readonly mode: Mode;
  /** First and last day of the data that all calendars have. */
  readonly first: string;
  readonly last: string;
  isBusinessDay(date: string): boolean;
  /** Status, names and early closes of a day, for each calendar and combined. */
  day(date: string, options?: Omit<EntryOptions, 'kind'>): Day;
  /** Entries of from..to, both inclusive; `to` defaults to 31 December of the year of `from`. */
  holidays(from: string, to?: string, options?: EntryOptions): Holidays;
  /** The next n (default 10) entries of each calendar from a date on, without working weekend days unless requested. */
  nextHolidays(from: string, n?: number, options?: EntryOptions): NextHolidays;
  /** The next business day after a date; with `inclusive` the date itself if it is one. */
  next(date: string, options?: { readonly inclusive?: boolean }): Found;
  previous(date: string, options?: { readonly inclusive?: boolean }): Found;
  /**
   * T+n; n = 0 is the date itself or, if it is not a business day, the next one. An exchange may trade on days on which nothing
   * settles: for settlement dates use its `MIC:SETTLEMENT`, or see `settlement`.
   */
  add(date: string, n: number): Added;
  /**
   * The date n periods later (default one) such as 2W, 6M, 1Y, by the calendar and then by a convention, default following.
   * `endOfMonth`: from the last business day of a month to that of another.
   */
  addPeriod(
    date: string,
    period: string,
    options?: {
      readonly n?: number;
      readonly convention?: Convention | 'unadjusted';
      readonly endOfMonth?: boolean;
    },
  ): Added;
  /** Business days from `from` (counted) to `to` (not counted). */
  count(from: string, to: string): Counted;
  /** The date moved to a business day by a convention. */
  adjust(date: string, convention: Convention): Adjusted;
  /**
   * The business days of a range, or n from `from` on (up to it, if negative); or the first or last of periods. `nth_of_month`: the
   * `nth` (default 1; negative: from the end) business day of each month, or its `nth` `weekday` (1 = Monday) by a convention.
   */
  list(
    from: string,
    options?: {
      readonly to?: string;
      readonly n?: number;
      readonly only?: Edge | 'nth_of_month';
      readonly nth?: number;
      readonly weekday?: number;
      readonly convention?: Convention;
    },
  ): Listed;
}

export interface Reader {
  readonly release: Release;
  /** All calendars, sorted by id. */
  calendars(kind?: Kind): readonly CalendarMeta[];
  /** One calendar by its id or an alias, case-insensitive. */
  describe(id: string): CalendarDetail;
  /** A publication by its id; undefined if there is none. */
  source(id: string): Source | undefined;
  /** When a trade on an exchange settles, by the cycle in force on its trade date. Default instrument equity. */
  settlement(
    market: string,
    tradeDate: string,
    options?: { readonly instrument?: Instrument },
  ): TradeSettlement;
  /** The sessions of an exchange, both dates inclusive; none where its hours are not known. */
  sessions(id: string, from: string, to: string): readonly Session[];
  /** The same with the days whose hours are not known, the late opens and the rows behind the sessions. */
  tradingDays(id: string, from: string, to: string): TradingDays;
  /** Whether it is in continuous trading at an instant, as text with its offset (default now); null: its hours are not known. */
  isOpen(id: string, at?: Date | string): boolean | null;
  /** One calendar or more: a business day is one in every calendar. */
  all(...ids: readonly string[]): BusinessCalendar;
  /** One calendar or more: a business day is one in at least one of them. */
  any(...ids: readonly string[]): BusinessCalendar;
}

/** The parts of a release's manifest.json that are used here. */
export interface Manifest {
  readonly release: { readonly id: string };
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

/** Bytes, or an object that contains them. A Response must have the status 200. */
export type Bytes = ArrayBuffer | ArrayBufferView | Blob | Response;

/** The expected file: the manifest of its release, or its SHA-256 in hexadecimal digits. Exactly one of the two. */
export interface OpenOptions {
  readonly manifest?: Manifest | string | Bytes | Promise<Manifest | string | Bytes>;
  readonly sha256?: string;
}

/** Reads a published file of a release by its path, such as `manifest.json` or `packs/XNYS.bin`. */
export type ReadFile = (path: string) => Bytes | Promise<Bytes>;

export interface CalendarOptions {
  /** Ids of the calendars to load, in any case; `A+B` loads both. */
  readonly calendars: readonly string[];
  /** Headers of requests to an address, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** PEM of an Ed25519 public key: the release must be signed by it. */
  readonly publicKey?: string;
  /** Keeps what was read, for the next time and for a time without a network. */
  readonly store?: Store;
}

/** Files by short names, in a folder, a cache or a database; see `cacheStore`. */
export interface Store {
  /** Null or undefined: there is none. */
  readonly get: (name: string) => Promise<Bytes | null | undefined>;
  readonly put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>;
  readonly delete: (name: string) => Promise<unknown>;
}

/** A store in the Cache API of browsers and worker runtimes: `cacheStore(await caches.open('kalends'))`. */
export declare function cacheStore(cache: {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<unknown>;
  delete(address: string): Promise<unknown>;
}): Store;

/** Some calendars of the release that was the current one at `checkedAt`. It never changes. */
export interface CurrentReader extends Reader {
  /** When it was last read, or found to be the current one: ISO 8601, UTC. */
  readonly checkedAt: string;
  /** Why the release that was kept is answered from, such as a network error; null: it was looked for. */
  readonly offline: string | null;
  /** The reader of the release that is the current one now; rejects like `open`. Packs that did not change are not read again. */
  refresh(): Promise<CurrentReader>;
}

/**
 * Opens some calendars of a release: the packs of these, and of the calendars on which the trades of an exchange among them settle.
 * `from` is the address of the release's files, such as `https://calendars.example/releases/latest/`, on a server or on object
 * storage, or reads them. Rejects if a pack is not the one that the release lists, if there is no such calendar, or if this reader does not
 * support its format.
 */
export declare function open(
  from: string | URL | ReadFile,
  options: CalendarOptions,
): Promise<CurrentReader>;
/**
 * Opens the packs.bin of a release. Rejects, before it reads any data, if it is not the file in the manifest (or with the SHA-256),
 * or if this reader does not support its format. Do not change the bytes afterwards.
 */
export declare function open(file: Bytes | Promise<Bytes>, options: OpenOptions): Promise<Reader>;

/** The supported format of packs. */
export declare const FORMAT: number;
