import { type Language, type Messages, makeLocale } from '../locale/make-locale.js';

/** The texts of this page in its language, which the server wrote into it. */

const { lang, dataset } = document.documentElement;

export const locale = makeLocale(
  (lang || 'en') as Language,
  JSON.parse(dataset.messages ?? '{}') as Messages,
  dataset.locale ?? 'en-GB',
);
export const { message } = locale;
