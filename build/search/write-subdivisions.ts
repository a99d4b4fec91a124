import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subdivisionsFile } from './subdivisions.js';

/**
 * npx tsx build/search/write-subdivisions.ts FOLDER: generates subdivisions.json, the names of regions with a calendar
 * in widely used languages, by which they are found, and server/locale/region-names.json, those that pages show. FOLDER contains the files of the Unicode CLDR: common/subdivisions of its release, in the
 * package cldr (npm pack cldr@7.9.0, CLDR 48) under 3rdparty/cldr. (The JSON of the same data, cldr-subdivisions-full
 * 48.2.0, has England, Scotland and Wales alone in most languages, German among them.) The CLDR has no towns, but those
 * that name a time zone: see cities.ts. Run it when the CLDR or the regions have changed, and review the diff.
 */

/** Those of the user interface, and other widely used ones. */
const LANGUAGES = 'en de fr es pt ja ar it nl pl ru uk zh ko tr sv ca'.split(' ');
/** Those of the user interface except English, in which calendars have a name; their files at the CLDR. */
const SHOWN = {
  de: 'de',
  fr: 'fr',
  es: 'es',
  it: 'it',
  nl: 'nl',
  pt: 'pt',
  ja: 'ja',
  ko: 'ko',
  'zh-Hans': 'zh',
  ar: 'ar',
};
const SHOWN_FILE = new URL('../../server/locale/region-names.json', import.meta.url);
/** Codes that the CLDR has under the later one of ISO 3166-2. */
const LATER_CODES: Readonly<Record<string, string>> = {
  inct: 'incg',
  inor: 'inod',
  intg: 'ints',
  inut: 'inuk',
};
const NAME = /<subdivision type="([a-z]{2}[a-z0-9]+)"[^>]*>([^<]+)</g;
const DEFINITIONS = new URL('../calendars/', import.meta.url).pathname;
/** `DE:BY`, `IT:25-MI`: the last part is the code of the region within its country. */
const REGION_ID = /\b([A-Z]{2}):([A-Z0-9]{1,3})(?:-([A-Z0-9]{1,4}))?\b/g;

const folder = process.argv[2];
if (!folder || !existsSync(folder))
  throw new Error('expected the folder with the CLDR’s files of subdivisions');

/** Names by language, by the code of the CLDR. */
const names = new Map(
  LANGUAGES.map((language) => {
    const text = readFileSync(join(folder, `${language}.xml`), 'utf8');
    return [
      language,
      new Map(Array.from(text.matchAll(NAME), ([, code, name]) => [code!, plainText(name!)])),
    ];
  }),
);

function plainText(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&apos;', "'").replaceAll('&quot;', '"');
}

function namesOf(code: string): string[] {
  return [...new Set(LANGUAGES.flatMap((language) => names.get(language)!.get(code) ?? []))];
}

function regionIds(dir: string): string[] {
  return (
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      // The records of calendars in releases, without their dates.
      .filter((name) => /\.(?:ts|json)$|calendars\.jsonl$/.test(name))
      .flatMap((name) =>
        Array.from(readFileSync(join(dir, name), 'utf8').matchAll(REGION_ID), ([id]) => id),
      )
  );
}

const RELEASES = new URL('../../releases/', import.meta.url).pathname;
const ids = [...new Set([...regionIds(DEFINITIONS), ...regionIds(RELEASES)])].sort();
function codeOf(id: string): string {
  const [, country, part, inner] = new RegExp(REGION_ID.source).exec(id)!;
  return `${country}${inner ?? part}`.toLowerCase();
}

const rows = ids.flatMap((id) => {
  const own = namesOf(codeOf(id));
  return own.length > 0 ? [[id, own] as const] : [];
});
const table = { made_from: 'Unicode CLDR 48', regions: Object.fromEntries(rows) };
writeFileSync(subdivisionsFile, `${JSON.stringify(table, null, 1)}\n`);
/** Names by language, in the order of the ids; without a name an empty text. */
function shownNames(language: string): string[] {
  const own = names.get(language)!;
  return rows.map(([id]) => {
    const code = codeOf(id);
    return own.get(code) ?? own.get(LATER_CODES[code] ?? '') ?? '';
  });
}

const shown = {
  made_from: 'Unicode CLDR 48',
  ids: rows.map(([id]) => id),
  names: Object.fromEntries(
    Object.entries(SHOWN).map(([language, file]) => [language, shownNames(file)]),
  ),
};
writeFileSync(SHOWN_FILE, `${JSON.stringify(shown, null, 1)}\n`);
execFileSync(
  'npx',
  ['biome', 'format', '--write', subdivisionsFile.pathname, SHOWN_FILE.pathname],
  {
    stdio: 'inherit',
  },
);
