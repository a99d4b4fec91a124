import { OWN_PREFIX } from '../engine/types.js';
import type { Locale } from '../locale/locales.js';
import { type Named, nameFor } from '../text/calendar-name.js';
import { inEnglish } from '../text/english.js';

/** Names of calendars for display. */

export { nameFor } from '../text/calendar-name.js';

const CURRENCY_ID = /^[A-Z]{3}$/;

/** Whether `nameFor` is English in a page of another language. */
function isEnglish(calendar: Named, locale: Locale): boolean {
  return (
    locale.lang !== 'en' &&
    !calendar.id.startsWith(OWN_PREFIX) &&
    nameFor(calendar, locale) === calendar.name
  );
}

/** Its name on a page, marked where it is English in another language. */
export function shownName(calendar: Named, locale: Locale): string {
  const name = nameFor(calendar, locale);
  return isEnglish(calendar, locale) && !isSameIn(calendar, locale) ? inEnglish(name) : name;
}

/** As `choiceName`, marked likewise. */
export function shownChoice(calendar: Named, locale: Locale): string {
  const name = choiceName(calendar, locale);
  return name === nameFor(calendar, locale) ? shownName(calendar, locale) : name;
}

/** Countries that are called the same in both languages: Angola. */
function isSameIn({ id, kind }: Named, { country }: Locale): boolean {
  return kind === 'country' && !id.includes(':') && country(id) !== id;
}

/** Countries that take an article in English. */
const TAKES_ARTICLE =
  /^(?:United (?!Nations)|Netherlands$|Philippines$|Bahamas$|Maldives$|Gambia$|Comoros$|(?:[\w. &]+ )?(?:Republic|Islands|Emirates)$)/;

/** In the middle of a sentence: `the euro`, `the New York Stock Exchange`, `Bavaria (Germany)`. */
export function sentenceName(calendar: Named, locale: Locale): string {
  const { id, kind } = calendar;
  if (kind === 'settlement' && CURRENCY_ID.test(id)) return moneyName(id, locale);
  const name = nameFor(calendar, locale);
  const hasArticle =
    /Stock Exchange$/.test(name) || (kind === 'country' && TAKES_ARTICLE.test(name));
  return locale.lang === 'en' && hasArticle ? `the ${name}` : name;
}

/** `Euro`, `US dollar`: for selection lists. */
export function choiceName(calendar: Named, locale: Locale): string {
  const { id, kind } = calendar;
  if (kind !== 'settlement' || !CURRENCY_ID.test(id)) return nameFor(calendar, locale);
  const name = locale.lang === 'en' ? lowered(locale.currency(id)) : locale.currency(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function moneyName(code: string, locale: Locale): string {
  if (locale.lang !== 'en') return locale.currency(code);
  return `the ${lowered(locale.currency(code))}`;
}

/** `US Dollar` in the form for a sentence. */
function lowered(name: string): string {
  return name.replace(/(?:^|(?<= ))\p{Lu}\p{Ll}+$/u, (word) => word.toLowerCase());
}

const AN_OFFICE =
  /\b(?:Bank|Board|Reserve|Bureau|Ministry|Office|Government|Exchange|Council|Authority|Department|Association|Treasury|Republic)\b/;
const HAS_ARTICLE =
  /^(?:The|GOV\.UK|Banco|Bank (?:Negara|Indonesia|Al)|Norges|Sveriges|Nasdaq|Deutsche|Hong Kong)\b/;

/** `the European Central Bank`. */
export function publisherName(publisher: string, { lang }: Locale): string {
  return lang === 'en' && AN_OFFICE.test(publisher) && !HAS_ARTICLE.test(publisher)
    ? `the ${publisher}`
    : publisher;
}
