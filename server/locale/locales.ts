import { getOrMake } from '../util/get-or-make.js';
import { lookUpChain } from '../util/names.js';
import { AR } from './ar.js';
import { DE } from './de.js';
import { EN } from './en.js';
import { ES } from './es.js';
import { FR } from './fr.js';
import { IT } from './it.js';
import { JA } from './ja.js';
import { KO } from './ko.js';
import { type Language, type Locale, type Messages, makeLocale } from './make-locale.js';
import { NL } from './nl.js';
import { PT } from './pt.js';
import { PT_BR } from './pt-br.js';
import { regionNames } from './region-names.js';
import { ZH_HANS } from './zh-hans.js';

/** The languages of the interface, and the choice by the browser's language. */

export type { Language, Locale, MessageKey, Messages } from './make-locale.js';

/** The languages of the interface, each with its own name. */
export const LANGUAGES = {
  en: { name: 'English', messages: EN, tag: 'en-GB' },
  de: { name: 'Deutsch', messages: DE, tag: 'de' },
  fr: { name: 'Français', messages: FR, tag: 'fr' },
  es: { name: 'Español', messages: ES, tag: 'es' },
  it: { name: 'Italiano', messages: IT, tag: 'it' },
  nl: { name: 'Nederlands', messages: NL, tag: 'nl' },
  pt: { name: 'Português', messages: PT, tag: 'pt-PT' },
  'pt-BR': { name: 'Português (Brasil)', messages: PT_BR, tag: 'pt-BR' },
  ja: { name: '日本語', messages: JA, tag: 'ja' },
  ko: { name: '한국어', messages: KO, tag: 'ko' },
  'zh-Hans': { name: '简体中文', messages: ZH_HANS, tag: 'zh-Hans' },
  ar: { name: 'العربية', messages: AR, tag: 'ar' },
} as const satisfies Readonly<Record<Language, { name: string; messages: Messages; tag: string }>>;

/** Longer than any tag that is in use. */
const MAX_TAG_LENGTH = 35;
const BY_TAG = new Map(
  (Object.keys(LANGUAGES) as Language[]).map((lang) => [lang.toLowerCase(), lang] as const),
);
/** Of the tags of Chinese, those that are written in simplified letters; without a region, most are. */
const SIMPLIFIED: ReadonlySet<string> = new Set(['zh', 'zh-cn', 'zh-sg', 'zh-my']);

/** The language of the interface that a tag finds, as RFC 4647 looks up: `de-AT` finds `de`, `zh-CN` the simplified Chinese. */
export function languageFor(tag: unknown): Language | undefined {
  if (typeof tag !== 'string' || tag.length > MAX_TAG_LENGTH) return undefined;
  const lower = tag.toLowerCase();
  if (SIMPLIFIED.has(lower)) return 'zh-Hans';
  for (const wider of lookUpChain(lower)) {
    const found = BY_TAG.get(wider);
    if (found) return found;
  }
  return undefined;
}

/** The first language of Accept-Language that the interface has; otherwise English. */
export function languageOf(accept: string | undefined): Language {
  const accepted = (accept ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, at) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = Number(/q=([\d.]+)/.exec(parameters.join())?.[1] ?? 1);
      return { language: languageFor(tag.trim()), weight, at };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at);
  return accepted[0]?.language ?? 'en';
}

/** In the language that a URL names, otherwise in that of the browser. */
export function localeFor(lang: unknown, accept: string | undefined): Locale {
  return localeOf(languageFor(lang) ?? languageOf(accept));
}

const readings = new Map<Language, Locale>();

/** One for each language, made on first use. */
export function localeOf(lang: Language): Locale {
  return getOrMake(readings, lang, () =>
    makeLocale(lang, LANGUAGES[lang].messages, LANGUAGES[lang].tag, regionNames(lang)),
  );
}
