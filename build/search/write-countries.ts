import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { countries, getCountryData, type TCountryCode } from 'countries-list';
import { allDefinitions } from '../calendars/index.js';
import { countryTableFile } from './countries.js';

/**
 * npx tsx build/search/write-countries.ts: generates countries.json, the names of countries and currencies by which they
 * are found in other languages. They are from the Unicode CLDR in Node, in all its languages that holiday names also
 * have, with other names of the package countries-list. Run it when either has changed, and review the diff.
 */

/** Languages of holiday names, and other widely used ones. */
const LANGUAGES =
  'am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fo fr ga gl gu he hi hr hu hy id is it ja ka kk kl km kn ko ky lb lo lt lv mg mk ml mn mr ms mt my ne nl no pa pl ps pt rm ro ru rw si sk sl so sq sr sr-Latn st sv sw ta te tg th ti tk tr uk ur uz vi zh zh-Hant'.split(
    ' ',
  );
const displays = new Map(
  Intl.DisplayNames.supportedLocalesOf(LANGUAGES).map((language) => [
    language,
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  ]),
);

function nameIn(language: string, code: string): string | undefined {
  return (
    displays.get(language) ??
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  ).of(code);
}

const rows = (Object.keys(countries) as TCountryCode[]).sort().map((code) => {
  const { native, alias = [] } = countries[code];
  const names = [...displays.keys()]
    .map((language) => nameIn(language, code))
    .filter((name) => name !== undefined);
  return [
    code,
    {
      english: nameIn('en', code)!,
      names: [...new Set([...names, native, ...alias, getCountryData(code).iso3])].sort(),
    },
  ] as const;
});
const { version } = JSON.parse(
  readFileSync(new URL('../../node_modules/countries-list/package.json', import.meta.url), 'utf8'),
) as { version: string };
/** "Euro €": the English search text of a currency. */
function currencyName(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = parts.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? '';
  const name = new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' }).of(code) ?? '';
  return /\p{Sc}/u.test(symbol) ? `${name} ${symbol}` : name;
}

const codes = [
  ...new Set((await allDefinitions()).flatMap(({ currencies = [] }) => currencies)),
].sort();
const table = {
  made_from: `Unicode CLDR ${process.versions.cldr}; countries-list ${version}`,
  currencies: Object.fromEntries(codes.map((code) => [code, currencyName(code)])),
  countries: Object.fromEntries(rows),
};
writeFileSync(countryTableFile, `${JSON.stringify(table, null, 1)}\n`);
execFileSync('npx', ['biome', 'format', '--write', countryTableFile.pathname], {
  stdio: 'inherit',
});
