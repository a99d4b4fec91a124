import { getOrMake } from '../util/get-or-make.js';
import { AR } from './ar.js';
import { DE } from './de.js';
import { EN } from './en.js';
import { ES } from './es.js';
import { FR } from './fr.js';
import { JA } from './ja.js';
import { type Language, makeReading, type Reading, type Words } from './make-reading.js';
import { PT } from './pt.js';

/** The languages of the interface, and the choice by the browser's language. */

export type { Language, Reading, Word, Words } from './make-reading.js';

/** The languages of the interface, each with its own name. */
export const LANGUAGES = {
  en: { name: 'English', words: EN, locale: 'en-GB' },
  de: { name: 'Deutsch', words: DE, locale: 'de' },
  fr: { name: 'Français', words: FR, locale: 'fr' },
  es: { name: 'Español', words: ES, locale: 'es' },
  pt: { name: 'Português', words: PT, locale: 'pt' },
  ja: { name: '日本語', words: JA, locale: 'ja' },
  ar: { name: 'العربية', words: AR, locale: 'ar' },
} as const satisfies Readonly<Record<Language, { name: string; words: Words; locale: string }>>;

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
export function readingFor(lang: unknown, accept: string | undefined): Reading {
  return readingOf(isLanguage(lang) ? lang : languageOf(accept));
}

const readings = new Map<Language, Reading>();

/** One for each language, made on first use. */
export function readingOf(lang: Language): Reading {
  return getOrMake(readings, lang, () =>
    makeReading(lang, LANGUAGES[lang].words, LANGUAGES[lang].locale),
  );
}
