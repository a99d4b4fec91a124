import { country } from '../country.js';
import { onRules } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA } from './shared/african-rows.js';

/**
 * Eritrea. New Year and Meskel follow the Geez calendar, which is Ethiopia's: 11 and 27 September, a day later in the
 * years before a Gregorian leap year (as 2023). The library has them a day late in the leap years themselves; its rules
 * are excluded. Timket (11 Tir) is 19 January and by the same calendar 20 January in leap years; Christmas on 7 January
 * the library has in all years.
 */

const GEEZ_CALENDAR = 'https://boundlessethiopia.com/travel-info/public-holidays/';

const NEW_YEAR = { name: 'Geez New Year', names: { ti: 'ግዕዝ አዲስ ዓመት' }, from: 1990, source: GEEZ_CALENDAR } as const;
const MESKEL = { name: 'Meskel', from: 1990, source: GEEZ_CALENDAR } as const;

const BEFORE_LEAP_YEARS = 'every 4 years since 1987';

export default country({
  id: 'ER',
  name: 'Eritrea',
  doubts: 'Doubts: no Eritrean list of a leap year or the year before was read.',
  doubtful: [
    { on: '12-25', note: '25 December is not in all compilations.' },
    { years: '-1993', note: 'Holidays before independence (1991 to 1993) were not read.' },
  ],
  localName: 'ኤርትራ / إريتريا / Eritrea',
  cities: 'Asmara',
  currencies: ['ERN'],
  timezone: 'Africa/Asmara',
  weekend: SATURDAY_SUNDAY,
  library: 'ER',
  exclusions: [
    { rule: 'julian 01-06', why: 'a day later in leap years; replaced in ER.ts' },
    { rule: '09-11 in non-leap years', why: 'a day later in the years before leap years; replaced in ER.ts' },
    { rule: '09-12 in leap years', why: 'a day later in the years before leap years; replaced in ER.ts' },
    { rule: '09-27 in non-leap years', why: 'a day later in the years before leap years; replaced in ER.ts' },
    { rule: '09-28 in leap years', why: 'a day later in the years before leap years; replaced in ER.ts' },
  ],
  rules: [
    { rule: '01-19 in non-leap years', name: 'Epiphany', names: { ti: 'ጥምቀት' }, from: 1990, source: GEEZ_CALENDAR },
    { rule: '01-20 in leap years', name: 'Epiphany', names: { ti: 'ጥምቀት' }, from: 1990, source: GEEZ_CALENDAR },
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
  announced: [{ name: ADHA, replaces: ['10 Dhu al-Hijjah'], source: GEEZ_CALENDAR, years: ADHA_OF_MECCA }],
});
