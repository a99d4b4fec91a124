import { type Language, makeReading, type Words } from '../locale/make-reading.js';

/** The texts of this page in its language, which the server wrote into it. */

const { lang, dataset } = document.documentElement;

export const reading = makeReading(
  (lang || 'en') as Language,
  JSON.parse(dataset.words ?? '{}') as Words,
  dataset.locale ?? 'en-GB',
);
export const { say } = reading;
