/**
 * kalends-reader: what a downloaded release of Kalends answers, in your own process.
 *
 * Dates are texts in the form YYYY-MM-DD, in and out. What cannot be answered throws a KalendsError with the code and the
 * words of the server; nothing outside the data is ever guessed.
 */

export type Mode = 'all' | 'any';
export type Kind = 'country' | 'settlement' | 'exchange' | 'bond' | 'own';
export type EntryKind = 'holiday' | 'early_close' | 'weekend_workday';
export type Coverage = 'verified' | 'library';
export type Convention = 'following' | 'modified_following' | 'preceding' | 'modified_preceding' | 'nearest';
export type Edge =
  | 'first_of_month'
  | 'last_of_month'
  | 'first_of_quarter'
  | 'last_of_quarter'
  | 'first_of_year'
  | 'last_of_year';

/** What could not be answered, and why: `message` is for the person who made the mistake. */
export interface KalendsError extends Error {
  readonly code: 'invalid_parameter' | 'unknown_calendar' | 'out_of_coverage';
}

export interface Release {
  /** For example 20261122T124814Z. */
  readonly id: string;
  readonly library_version: string;
  readonly generated_at: string;
}

/** A calendar as GET /v1/calendars describes it, without where it is at home. */
export interface CalendarMeta {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly timezone: string | null;
  readonly origin: 'library' | 'rule' | 'curated' | 'own';
  /** First and last year of data. */
  readonly data_years: readonly [number, number];
  readonly verified_years: readonly number[];
  readonly last_verified_at: string | null;
  /** ISO weekdays, 1 = Monday ... 7 = Sunday, from each start on. */
  readonly weekend: readonly { readonly start: string; readonly days: readonly number[] }[];
  /** Ids: see `Reader.source`. */
  readonly sources: readonly string[];
  readonly bases?: readonly string[];
  readonly aliases?: readonly string[];
  /** Weekdays with shorter hours all year, on which nothing is an exception. */
  readonly regular_closes?: readonly {
    readonly start: string;
    readonly end?: string;
    readonly weekday: number;
    readonly close_time: string;
  }[];
  readonly note?: string;
  /** How many of its dates rest on what; absent in releases that do not record it. */
  readonly basis?: Readonly<Partial<Record<Basis, number>>>;
}

/** The same with its publications instead of their ids, and with what an exchange's trades and hours are like. */
export type CalendarDetail = Omit<CalendarMeta, 'sources'> & {
  readonly sources: readonly Source[];
  readonly settlement_cycles?: readonly SettlementCycle[];
  readonly hours?: readonly Hours[];
  readonly late_opens?: readonly LateOpen[];
  /** The rows of its definition in words; absent in releases that do not record them. */
  readonly rules?: readonly CitedRule[];
};

export type Instrument = 'equity' | 'equity_t0' | 'b_share' | 'government_bond' | 'corporate_bond' | 'option_premium';
export type ConventionEvidence = 'original' | 'copy' | 'report';

interface Grounds {
  /** The address that says so; null: none was found. */
  readonly source: string | null;
  readonly evidence: ConventionEvidence | null;
  readonly note: string | null;
}

/** T+`days` for trades from `from` on; `start`: whether it began then, or is known to have been in force. */
export interface SettlementCycle extends Grounds {
  readonly instrument: Instrument;
  readonly name: string;
  readonly days: number;
  readonly from: string;
  readonly start: 'changed' | 'known';
  readonly status: 'in_force' | 'announced';
}

/** Hours from a date on: HH:MM local time. */
export interface Hours extends Grounds {
  readonly from: string;
  readonly to: string | null;
  readonly weekdays: readonly number[] | null;
  readonly open: string;
  readonly close: string;
  readonly opens_day_before: boolean;
  readonly break: readonly [start: string, end: string] | null;
  readonly closing_auction: readonly [start: string, end: string] | null;
  readonly timezone: string | null;
}

export interface LateOpen extends Grounds {
  readonly date: string;
  readonly name: string;
  readonly open: string;
  readonly close: string | null;
}

/** As GET /v1/sessions tells it: instants in UTC, and as local clocks show them. */
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

/** As GET /v1/settlement tells it, without bounds. */
export interface TradeSettlement {
  readonly market: string;
  readonly instrument: Instrument;
  readonly date: string;
  readonly trade_date: string;
  readonly result: string;
  readonly cycle: SettlementCycle;
  readonly calendars: readonly string[];
  readonly coverage: Coverage;
  readonly estimated: boolean;
}

/** What a date rests on, strongest first. */
export type Basis = 'publication' | 'law' | 'notice' | 'rule' | 'library' | 'own';

/** The text behind a date or a rule; what is not known is null. */
export interface Citation {
  readonly url: string | null;
  readonly publisher: string | null;
  readonly what: string | null;
  /** What is doubtful. */
  readonly note: string | null;
  /** Of a law: first and last year for which it is cited; a last one of null: still in force. */
  readonly years: readonly [number, number | null] | null;
  /** Of a day taken over from another calendar. */
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
  readonly publisher: string;
  readonly type: string;
  readonly evidence?: 'original' | 'copy';
  readonly read_at?: string;
  readonly checked?: string;
  readonly years?: readonly number[];
  readonly calendars?: readonly string[];
  readonly archived: { readonly fetched_at: string; readonly sha256: string } | null;
}

export interface Entry {
  readonly date: string;
  readonly kind: EntryKind;
  readonly name: string;
  readonly close_time: string | null;
  readonly status: 'confirmed' | 'estimated' | 'provisional';
  readonly observed: boolean;
  readonly coverage: Coverage;
  /** Ids, where they were asked for. */
  readonly sources?: readonly string[];
  /** Of an estimated or provisional entry; null: not known. */
  readonly may_move_days?: number | null;
  /** The day of an early close is verified, its hour is not. */
  readonly close_time_coverage?: 'library';
  /** null: the release does not record it. */
  readonly basis: Basis | null;
  /** Where sources were asked for; null where the library is all there is. */
  readonly citation?: Citation | null;
}

export interface Day {
  readonly date: string;
  readonly mode: Mode;
  readonly is_business_day: boolean;
  readonly coverage: Coverage;
  /** The weakest of the calendars. */
  readonly basis: Basis | null;
  /** An estimated or provisional entry, of this day or of one near it, could make it a business day or none. */
  readonly estimated: boolean;
  readonly calendars: readonly CalendarDay[];
}

export interface CalendarDay {
  readonly id: string;
  readonly status: 'open' | 'early_close' | 'closed' | 'weekend';
  readonly is_business_day: boolean;
  readonly close_time: string | null;
  readonly coverage: Coverage;
  /** The weakest of its entries; without one, what the year rests on. */
  readonly basis: Basis | null;
  readonly estimated: boolean;
  readonly sources?: readonly string[];
  readonly entries: readonly Entry[];
}

/** How far the days that an answer depended on are to be trusted. */
export interface Trusted {
  readonly mode: Mode;
  /** verified: every calendar is, on every day the answer depended on. */
  readonly coverage: Coverage;
  /** An estimated or provisional date could change the answer, by going away or by coming to stand on one of the days. */
  readonly estimated: boolean;
}

/** Of an estimated answer: whatever is announced, it lies between these. Null: the bound lies outside the data. */
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
  /** When trades settle, where exchanges were asked whose settlement calendars say another date; else absent. */
  readonly settlement?: Settlement;
}

export interface Settlement {
  /** The calendars asked, with the settlement calendar (`MIC:SETTLEMENT`) in place of each exchange that has one. */
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
  /** Of an estimated answer: whatever is announced, the count lies between these. */
  readonly least?: number;
  readonly most?: number;
}

export interface Listed extends Trusted {
  readonly from: string;
  readonly to: string | null;
  readonly n: number | null;
  readonly only: Edge | null;
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
  /** `complete` is false where the data end before n entries are found. */
  readonly calendars: readonly (EntriesOf & { readonly complete: boolean })[];
}

export interface EntryOptions {
  /** Language of names, for example `de`; default `en`. */
  readonly lang?: string;
  /** Whether entries name their sources and their citation; default false. */
  readonly sources?: boolean;
  readonly kind?: EntryKind;
}

/** One calendar, or several as one. */
export interface BusinessCalendar {
  /** Canonical ids, in the order asked. */
  readonly ids: readonly string[];
  readonly mode: Mode;
  /** First and last day of the data that all calendars have. */
  readonly first: string;
  readonly last: string;
  isBusinessDay(date: string): boolean;
  /** Status, names and early closes of a day, for each calendar and combined. */
  day(date: string, options?: Omit<EntryOptions, 'kind'>): Day;
  /** Entries of from..to, both inclusive; `to` is 31 December of the year of `from` where it is left out. */
  holidays(from: string, to?: string, options?: EntryOptions): Holidays;
  /** The next n (default 10) entries of each calendar from a date on, without working weekend days unless asked for. */
  nextHolidays(from: string, n?: number, options?: EntryOptions): NextHolidays;
  /** The next business day after a date; with `inclusive` the date itself when it is one. */
  next(date: string, options?: { readonly inclusive?: boolean }): Found;
  previous(date: string, options?: { readonly inclusive?: boolean }): Found;
  /**
   * T+n; n = 0 is the date itself or, when it is no business day, the next one. An exchange trades on days on which it
   * settles nothing: ask its `MIC:SETTLEMENT`, or see `settlement`.
   */
  add(date: string, n: number): Added;
  /** Business days from `from` (counted) to `to` (not counted). */
  count(from: string, to: string): Counted;
  /** The date moved to a business day by a convention. */
  adjust(date: string, convention: Convention): Adjusted;
  /** The business days of a range, or n of them from `from` on (up to it, when negative); or the edges of periods. */
  list(from: string, options?: { readonly to?: string; readonly n?: number; readonly only?: Edge }): Listed;
}

export interface Reader {
  readonly release: Release;
  /** All calendars, sorted by id. */
  calendars(kind?: Kind): readonly CalendarMeta[];
  /** One calendar by its id or an alias, in any case. */
  describe(id: string): CalendarDetail;
  /** A publication that calendars and entries name; undefined when there is none. */
  source(id: string): Source | undefined;
  /** When a trade on an exchange settles, by the cycle in force on its trade date. Default instrument equity. */
  settlement(market: string, tradeDate: string, options?: { readonly instrument?: Instrument }): TradeSettlement;
  /** The sessions of an exchange, both dates inclusive; none where its hours are not known. */
  sessions(id: string, from: string, to: string): readonly Session[];
  /** Whether it is in continuous trading at an instant (default now); null: its hours are not known. */
  isOpen(id: string, at?: Date | string): boolean | null;
  /** One calendar or more: a business day is one in every calendar. */
  all(...ids: readonly string[]): BusinessCalendar;
  /** One calendar or more: a business day is one in at least one of them. */
  any(...ids: readonly string[]): BusinessCalendar;
}

/** The manifest.json of a release, as far as it is read here. */
export interface Manifest {
  readonly release: { readonly id: string };
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

/** Bytes, or what holds them. A Response must have the status 200. */
export type Bytes = ArrayBuffer | ArrayBufferView | Blob | Response;

/** What the file is held to: the manifest of its release, or its SHA-256 in hexadecimal digits. Exactly one of the two. */
export interface OpenOptions {
  readonly manifest?: Manifest | string | Bytes | Promise<Manifest | string | Bytes>;
  readonly sha256?: string;
}

/**
 * Opens the kalends.bin of a release. Rejects, before anything of it is read, when it is not the very file that the
 * manifest lists (or that has the SHA-256), and when it has another format than this reader knows. The bytes must not be
 * changed afterwards.
 */
export declare function open(file: Bytes | Promise<Bytes>, options: OpenOptions): Promise<Reader>;

/** The format of kalends.bin that is read. */
export declare const FORMAT: number;
