import { civilDate, dayNumber, formatDay, mustParseDay } from '../engine/civil-date.js';
import type { EN } from './en.js';

/** Localisation for one user: the texts of a language, and the formats of dates, lists and names. */

export type MessageKey = keyof typeof EN;
export type Messages = Readonly<Record<MessageKey, string>>;
export type Language =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'nl'
  | 'pt'
  | 'pt-BR'
  | 'ja'
  | 'ko'
  | 'zh-Hans'
  | 'ar';

/** The localisation for one user. */
export interface Locale {
  readonly lang: Language;
  readonly direction: 'ltr' | 'rtl';
  /** A text, with `{name}` replaced by the values. */
  readonly message: (
    word: MessageKey,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
  /** `Thursday 24 December 2026`; a day number or YYYY-MM-DD. */
  readonly longDate: (date: number | string) => string;
  /** `24 December 2026`. */
  readonly plainDate: (date: number | string) => string;
  /** `Thu 24 Dec`. */
  readonly shortDate: (date: number | string) => string;
  /** `24 Dec`. */
  readonly briefDate: (date: number | string) => string;
  /** `24 December`. */
  readonly dayAndMonth: (date: number | string) => string;
  /** Of month 1 to 12. */
  readonly month: (month: number) => string;
  readonly monthBrief: (month: number) => string;
  /** Of ISO weekday 1 to 7. */
  readonly weekday: (weekday: number, width?: 'long' | 'short' | 'narrow') => string;
  /** `in 4 days`, `tomorrow`. */
  readonly inDays: (days: number) => string;
  /** `A, B and C`. */
  readonly list: (items: readonly string[]) => string;
  readonly number: (value: number) => string;
  /** Names by ISO 3166-1 alpha-2 and ISO 4217; the code if there is none. */
  readonly country: (code: string) => string;
  readonly currency: (code: string) => string;
  /** Of a region, by the id of its calendar; undefined: it has no name in the language. In a browser: none has. */
  readonly region: (id: string) => string | undefined;
}

/** The localisation with these texts; `locale` is for dates and lists, `region` gives names of regions. */
export function makeLocale(
  lang: Language,
  words: Messages,
  locale: string,
  region: Locale['region'] = () => undefined,
): Locale {
  // Always Latin digits and Gregorian months, as in the data.
  const tag = `${locale}-u-ca-gregory-nu-latn`;
  const dates = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (date: number | string): string => {
      format ??= new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
      const text = typeof date === 'string' ? date : formatDay(date);
      const { year, month, day } = civilDate(mustParseDay(text));
      // Some versions of the ICU tables have a comma after the weekday: normalise it.
      return format
        .format(Date.UTC(year, month - 1, day))
        .replace(/^(\p{L}+), (?=\d)/u, lang === 'en' ? '$1 ' : '$&');
    };
  };
  const once = <T>(make: () => T) => {
    let value: T | undefined;
    return () => {
      value ??= make();
      return value;
    };
  };
  const countries = once(() => new Intl.DisplayNames(tag, { type: 'region' }));
  const currencies = once(() => new Intl.DisplayNames(tag, { type: 'currency' }));
  const lists = once(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const numbers = once(() => new Intl.NumberFormat(tag));
  const weekdays = {
    long: dates({ weekday: 'long' }),
    short: dates({ weekday: 'short' }),
    narrow: dates({ weekday: 'narrow' }),
  };
  const months = dates({ month: 'long' });
  const briefMonths = dates({ month: 'short' });
  return {
    lang,
    direction: lang === 'ar' ? 'rtl' : 'ltr',
    message: (word, values = {}) =>
      words[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`)),
    longDate: dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    plainDate: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
    shortDate: dates({ weekday: 'short', day: 'numeric', month: 'short' }),
    briefDate: dates({ day: 'numeric', month: 'short' }),
    dayAndMonth: dates({ day: 'numeric', month: 'long' }),
    month: (month) => months(dayNumber(2026, month, 1)),
    monthBrief: (month) => briefMonths(dayNumber(2026, month, 1)),
    // 5 January 2026 was a Monday.
    weekday: (weekday, width = 'long') => weekdays[width](dayNumber(2026, 1, 4 + weekday)),
    inDays: (days) => relative().format(days, 'day'),
    list: (items) => lists().format([...items]),
    number: (value) => numbers().format(value),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code),
    currency: (code) => (/^[A-Z]{3}$/.test(code) ? (currencies().of(code) ?? code) : code),
    region,
  };
}
