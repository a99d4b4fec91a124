import type { CalendarRecord } from '../engine/types.js';
import type { Locale } from '../locale/make-locale.js';

/** The name of a calendar in the reader's language, on pages and in feeds. */

export type Named = Pick<CalendarRecord, 'id' | 'kind' | 'name' | 'local_name'>;

/** Countries whose local names are in a language of the interface. */
const LOCAL_IN: Readonly<Record<string, string>> = {
  de: 'DE AT',
  fr: 'FR',
  es: 'ES AR BO CL CO MX',
  it: 'IT',
  nl: 'NL',
  pt: 'PT BR',
  'pt-BR': 'PT BR',
  ja: 'JP',
  ko: 'KR',
  'zh-Hans': 'CN',
  ar: '',
};
/** Its name in the user's language if there is one, otherwise in English. */
export function nameFor({ id, kind, name, local_name }: Named, locale: Locale): string {
  const { lang, country, region } = locale;
  if (lang === 'en' || kind !== 'country') return name;
  const code = id.slice(0, 2);
  if (!id.includes(':')) return country(code);
  const own = region(id);
  if (own !== undefined) return `${own} (${country(code)})`;
  const isLocal = local_name !== undefined && (LOCAL_IN[lang] ?? '').split(' ').includes(code);
  return isLocal ? `${local_name.split(' / ')[0]} (${country(code)})` : name;
}
