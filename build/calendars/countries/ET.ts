import { country } from '../country.js';
import { fromCompilations } from '../forms/africa.js';
import { onRules } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, MAWLID } from './shared/african-rows.js';

/**
 * Ethiopia. The Ethiopian year begins on 11 September, and on 12 September when the Gregorian year after it is a leap
 * year; until the 29 February then following every Ethiopian date falls a day later, so Timket on 20 January of leap
 * years and Meskel on 28 September of the years before them (as 2023 and 2024). Christmas is kept on 7 January in all
 * years. The library has Christmas on 6 January in common years, New Year and Meskel a day late in the leap years
 * themselves instead of the years before, and lacks Labour Day and Patriots' Day; its rules are excluded.
 *
 * Proclamation 1334/2024, passed on 11 June 2024, has no holiday on 28 May (downfall of the Derg) any more.
 */

const LIST_2023_2024 = 'https://boundlessethiopia.com/travel-info/public-holidays/';
const EMBASSY_2020 = 'https://etiopien.um.dk/en/about-us/embassy-closing-days';

const PROCLAMATION = 'https://czcams.com/video/mT5giWdCnPg/y-it-yoph-ya-y-b-alat.html';

const NEW_YEAR = {
  name: 'Ethiopian New Year (Enkutatash)',
  names: { am: 'እንቁጣጣሽ' },
  from: 1990,
  source: LIST_2023_2024,
} as const;
const MESKEL = {
  name: 'Finding of the True Cross',
  names: { am: 'ብርሐነ-መስቀል' },
  from: 1990,
  source: LIST_2023_2024,
} as const;

const BEFORE_LEAP_YEARS = 'every 4 years since 1987';

export default country({
  id: 'ET',
  name: 'Ethiopia',
  doubts: 'Doubts: The days before 1991 were not read.',
  doubtful: [
    { years: '2025-', note: 'Of Proclamation 1334/2024 only the definitions and a summary were read.' },
    {
      named: ['Patriots'],
      note: "Patriots' Day was on 6 April under the Derg; 5 May is given from 1996 (Proclamation 29/1996).",
    },
  ],
  localName: 'ኢትዮጵያ',
  cities: 'Addis Ababa',
  currencies: ['ETB'],
  timezone: 'Africa/Addis_Ababa',
  weekend: SATURDAY_SUNDAY,
  library: 'ET',
  exclusions: [
    {
      rule: '1 Ramadan',
      why:
        'not in Proclamation 1334/2024 (Muslim holidays: Eid al-Fitr, Arafa, Mawlid), nor in the lists before; ' +
        'https://ethiopianlaw.com/2024/08/27/legal-brief-on-ethiopian-public-holidays-and-their-celebration/',
    },
    { rule: '05-28', from: 2025, why: `not in Proclamation 1334/2024; ${PROCLAMATION}` },
    { rule: '01-06 in non-leap years', why: 'Christmas is 7 January; replaced in ET.ts' },
    { rule: '01-19', why: '20 January in leap years; replaced in ET.ts' },
    {
      rule: '03-28',
      why: 'in no list of holidays; https://boundlessethiopia.com/travel-info/public-holidays/',
    },
    { rule: '09-11 in non-leap years', why: 'a day later in the years before leap years; replaced in ET.ts' },
    { rule: '09-12 in leap years', why: 'a day later in the years before leap years; replaced in ET.ts' },
    { rule: '09-27 in non-leap years', why: 'a day later in the years before leap years; replaced in ET.ts' },
    { rule: '09-28 in leap years', why: 'a day later in the years before leap years; replaced in ET.ts' },
  ],
  rules: [
    { rule: '01-07', name: 'Christmas Day', from: 1990, source: EMBASSY_2020 },
    { rule: '01-19 in non-leap years', name: 'Epiphany', from: 1990, source: LIST_2023_2024 },
    { rule: '01-20 in leap years', name: 'Epiphany', from: 1990, source: EMBASSY_2020 },
    { rule: '05-01', name: 'Labour Day', from: 1990, source: EMBASSY_2020 },
    { rule: '05-05', name: "Patriots' Victory Day", from: 1996, source: LIST_2023_2024 },
    ...onRules(
      ['09-11 every 4 years since 1988', '09-11 every 4 years since 1989', '09-11 every 4 years since 1990'],
      NEW_YEAR,
    ),
    { rule: `09-12 ${BEFORE_LEAP_YEARS}`, ...NEW_YEAR },
    ...onRules(
      ['09-27 every 4 years since 1988', '09-27 every 4 years since 1989', '09-27 every 4 years since 1990'],
      MESKEL,
    ),
    { rule: `09-28 ${BEFORE_LEAP_YEARS}`, ...MESKEL },
  ],
  dates: [
    {
      date: '2021-06-21',
      kind: 'holiday',
      name: 'General election',
      source:
        'https://ethiopianembassy.org/pm-abiy-calls-for-active-public-participation-in-election-green-legacy-initiative-june-15-2021/',
      note: 'Government offices; made up on the Saturday.',
    },
  ],
  announced: [
    { name: ADHA, replaces: ['10 Dhu al-Hijjah'], source: PROCLAMATION, years: ADHA_OF_MECCA },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal'],
      source: PROCLAMATION,
      years: fromCompilations('2018-11-21 2025-09-05'),
    },
  ],
});
