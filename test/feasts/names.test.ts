import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SINHALA_MONTHS } from '../../build/feast-names/asian.js';
import { moreNames } from '../../build/feast-names/more-names.js';
import { feastNames, LANGUAGES, rowsOf, TABLES } from '../../build/feast-names/table.js';

/** The table of common feasts: whole, each English name once, and what is made of it for names of releases. */

const ROWS = TABLES.flatMap(rowsOf);
/** In no other language than English, or without a name of its own there. */
const UNTRANSLATED = ROWS.filter(({ names }) => Object.keys(names).length < LANGUAGES.length - 1);

/** Whose names in some languages nobody has given: an empty cell is honest, a transliteration of ours would not be. */
const NAMED_IN_FEW = [
  'Maha Navami',
  'Maha Saptami',
  'Zhabdrung Kuchoe',
  'Full Moon of Tabaung',
  'Full Moon of Kason',
  'Full Moon of Waso',
  'Full Moon of Thadingyut',
  'Full Moon of Tazaungmon',
  'Taiwan Restoration and Guningtou Victory Memorial Day',
];

test('each English name stands in one row, and a row has every language', () => {
  const all = ROWS.flatMap(({ english }) => english);
  assert.equal(
    all.filter((name, at) => all.indexOf(name) !== at),
    [],
  );
  assert.equal(
    UNTRANSLATED.map(({ english }) => english[0]),
    NAMED_IN_FEW,
  );
});

test('names are written in the letters of their language', () => {
  const letters = {
    ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    ko: /\p{Script=Hangul}/u,
    'zh-hans': /\p{Script=Han}/u,
    ar: /\p{Script=Arabic}/u,
  } as const;
  // Chinese has no names of the Sinhala months.
  const months = new Set(rowsOf(SINHALA_MONTHS).flatMap(({ english }) => english));
  for (const { english, names } of ROWS)
    for (const [language, script] of Object.entries(letters)) {
      const name = names[language as keyof typeof letters];
      if (name !== undefined && !(language === 'zh-hans' && months.has(english[0]!)))
        assert.match(name, script);
    }
});

test('a recorded name stays, and one that is missing is the table\u2019s', () => {
  assert.equal(
    moreNames({ en: 'Easter Monday', fr: 'Lundi de Pâques', de: 'Ostermontag' })?.pt,
    'Segunda-feira de Páscoa',
  );
  assert.is(moreNames({ en: 'Easter Monday', de: 'Oschtermändig' })?.de, undefined);
  assert.is(moreNames({ en: 'A feast that nobody knows' }), null);
  assert.is(feastNames('Eve of Good Friday')?.ja, '聖金曜日の前日');
});

test('joined names are translated whole or not at all', () => {
  const joined = moreNames({ en: 'Christmas Day / Eid al-Adha (estimated)' });
  assert.is(joined?.fr, 'Noël / Aïd el-Adha (estimated)');
  assert.is(moreNames({ en: 'Christmas Day / A feast that nobody knows' }), null);
});

test('English that was joined to its own translation goes', () => {
  assert.is(
    moreNames({ en: 'Labour Day', de: 'Labour Day / Tag der Arbeit' })?.de,
    'Tag der Arbeit',
  );
  assert.is(
    moreNames({ en: 'Labour Day / Feast', de: 'Labour Day / Fest' })?.de,
    'Tag der Arbeit / Fest',
  );
});

test('Brazilian names are those of Portugal where they do not differ', () => {
  assert.is(moreNames({ en: 'Good Friday' })?.['pt-br'], undefined);
  assert.is(moreNames({ en: 'Corpus Christi' })?.['pt-br'], 'Corpus Christi');
  assert.is(moreNames({ en: 'Corpus Christi', pt: 'Corpo de Cristo' })?.['pt-br'], undefined);
});

test.run();
