import { getOrMake } from '../util/get-or-make.js';
import { AR } from './ar.js';
import { DE } from './de.js';
import { EN } from './en.js';
import { ES } from './es.js';
import { FR } from './fr.js';
import { JA } from './ja.js';
import { type Language, type Locale, type Messages, makeLocale } from './make-locale.js';
import { PT } from './pt.js';

/** The languages of the interface, and the choice by the browser's language. */

export type { Language, Locale, MessageKey, Messages } from './make-locale.js';

/** The languages of the interface, each with its own name. */
export const LANGUAGES = {
  en: { name: 'English', messages: EN, tag: 'en-GB' },
  de: { name: 'Deutsch', messages: DE, tag: 'de' },
  fr: { name: 'Français', messages: FR, tag: 'fr' },
  es: { name: 'Español', messages: ES, tag: 'es' },
  pt: { name: 'Português', messages: PT, tag: 'pt' },
  ja: { name: '日本語', messages: JA, tag: 'ja' },
  ar: { name: 'العربية', messages: AR, tag: 'ar' },
} as const satisfies Readonly<Record<Language, { name: string; messages: Messages; tag: string }>>;

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text);
}

/** The first language of Accept-Language that the interface has; otherwise English. */
export function languageOf(accept: string | undefined): Language {
  const accepted = (accept ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, at) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = Number(/q=([\d.]+)/.exec(parameters.join())?.[1] ?? 1);
      return { language: tag.split('-')[0]!, weight, at };
    })
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at);
  return (accepted[0]?.language as Language | undefined) ?? 'en';
}

/** In the language that a URL names, otherwise in that of the browser. */
export function localeFor(lang: unknown, accept: string | undefined): Locale {
  return localeOf(isLanguage(lang) ? lang : languageOf(accept));
}

const readings = new Map<Language, Locale>();

/** One for each language, made on first use. */
export function localeOf(lang: Language): Locale {
  return getOrMake(readings, lang, () =>
    makeLocale(lang, LANGUAGES[lang].messages, LANGUAGES[lang].tag),
  );
}
