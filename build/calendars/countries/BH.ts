import { formatDay, isoWeekday, mustParseDay } from '../../../server/engine/civil-date.js';
import { country } from '../country.js';
import { type ListedDate, type RuleRow, unsourced } from '../vocabulary.js';
import { ADHA, ADHA_NAME, ARAFAH_NAME, closed, FITR, FITR_NAME, feastDays } from './shared/arab-feasts.js';

/**
 * Bahrain. By the circulars of the Prime Minister Eid al-Fitr has three days (the library one), the Day of Arafah and Eid
 * al-Adha four, Ashura two, 9 and 10 Muharram (the library one); a holiday on Friday or Saturday is given back on the next
 * working days. The library computes the feasts, and has Eid al-Adha a day early in 2015 and 2016; they are listed for 2005
 * to 2026.
 *
 * Doubts: circulars were read for Eid al-Fitr 2016, Ashura 2017 and 2023, Eid al-Adha 2017, 2022 and 2025. In 2022 only
 * one day was given back. Since when days are given back was not settled; they are entered since 2007, the first whole
 * year with the weekend on Friday and Saturday. Muharram and the Prophet's birthday are computed.
 */

const FITR_2016 = 'https://www.4pmnewsonline.com/bahrain/19201.html';
const ADHA_2022 = 'https://www.eastcoastdaily.in/2022/07/02/gulf-country-announces-eid-al-adha-holidays.html';
const ADHA_2025 = 'https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133';
const ASHURA_2017 = 'http://bh-mirror.no-ip.org/en/news/download-41843';
const ASHURA_2023 = 'https://www.eastcoastdaily.in/2023/07/22/gulf-country-issues-ashura-holiday-circular.html';

const DECEMBER_2016 = 'http://alwasatnews.com/news/1190554.html';
const ASHURA_2019 = 'https://paltoday.ps/ar/post/358145/';
const NEW_YEAR_2022 = 'https://www.eastcoastdaily.in/2021/12/29/gulf-country-issues-circular-on-new-year-holiday.html';
const HIJRI_2025 = 'https://www.arabianbusiness.com/culture-society/bahrain-announces-holiday-2';
/** Account of the circular in the Times of India. */
const ASHURA_2025 = 'https://8287.read.newszop.com/';

const GIVEN_BACK = 'The source tells of one year; doubt: the others.';
const MOON = 'Announced after the moon was sighted; computed.';

const ONE_DAY: readonly (readonly [day: string, name: string])[] = [
  ['01-01', "New Year's Day"],
  ['05-01', 'Labour Day'],
  ['1 Muharram', 'Islamic New Year'],
  ['12 Rabi al-awwal', "Prophet's Birthday (Mawlid)"],
];

/** Two days together: one on a Friday is given back on the Sunday, one on a Saturday on the Monday. */
const TWO_DAYS: readonly (readonly [rule: string, name: string])[] = [
  ['12-16 if friday then next sunday if saturday then next monday', 'National Day'],
  ['12-17 if friday then next sunday if saturday then next monday', 'Accession Day'],
  ['9 Muharram if friday then next sunday if saturday then next monday', 'Ashura'],
  ['10 Muharram if friday then next sunday if saturday then next monday', 'Ashura'],
];

const RULES: readonly RuleRow[] = [
  {
    rule: '9 Muharram',
    name: 'Ashura',
    from: 1990,
    status: 'estimated',
    source: ASHURA_2023,
    note: MOON,
  },
  ...['2 Shawwal', '3 Shawwal'].flatMap((rule): RuleRow[] =>
    [{ from: 1990, to: 2004 }, { from: 2027 }].map((years) => ({
      rule,
      name: FITR_NAME,
      ...years,
      status: 'estimated',
      source: FITR_2016,
      note: MOON,
    })),
  ),
  ...[...ONE_DAY.map(([day, name]) => [`${day} if friday,saturday then next sunday`, name] as const), ...TWO_DAYS].map(
    ([rule, name]): RuleRow => ({
      rule: `substitutes ${rule}`,
      name: `${name} (day in lieu)`,
      from: 2007,
      status: 'estimated',
      source: ASHURA_2023,
      note: GIVEN_BACK,
    }),
  ),
];

const WEEKEND = [5, 6];

/** The working days given back after the feast for those of its days that fall on the weekend. */
function givenBack(first: string, from: number, to: number, name: string): ListedDate[] {
  const start = mustParseDay(first);
  const days = Array.from({ length: to - from + 1 }, (_, index) => start + from + index);
  let left = days.filter((day) => WEEKEND.includes(isoWeekday(day))).length;
  const dates: string[] = [];
  for (let day = start + to + 1; left > 0; day++) {
    if (WEEKEND.includes(isoWeekday(day))) continue;
    left--;
    dates.push(formatDay(day));
  }
  const note = 'doubt: as the circulars of other years; that of this year was not read.';
  return unsourced(`${name} (day in lieu)`, dates, note).map((row) => ({ ...row, observed: true }));
}

/** Circulars that name the days given back. */
const READ: readonly ListedDate[] = [
  ...closed(`${FITR_NAME} (day in lieu)`, FITR_2016, ['2016-07-10']),
  ...closed(`${ADHA_NAME} (day in lieu)`, ADHA_2022, ['2022-07-12']),
  ...closed(`${ADHA_NAME} (day in lieu)`, ADHA_2025, ['2025-06-09', '2025-06-10']),
  ...closed('Ashura', ASHURA_2017, ['2017-09-30', '2017-10-01']),
  ...closed('Ashura (day in lieu)', ASHURA_2017, ['2017-10-02']),
  ...closed('Ashura', ASHURA_2023, ['2023-07-28', '2023-07-29']),
  ...closed('Ashura (day in lieu)', ASHURA_2023, ['2023-07-30', '2023-07-31']),
  ...closed('National Day (day in lieu)', DECEMBER_2016, ['2016-12-18']),
  ...closed('Accession Day (day in lieu)', DECEMBER_2016, ['2016-12-19']),
  ...closed('Ashura', ASHURA_2019, ['2019-09-09', '2019-09-10']),
  { date: '2019-09-08', kind: 'open', name: 'Ashura: kept on 9 and 10 September', source: ASHURA_2019 },
  ...closed("New Year's Day (day in lieu)", NEW_YEAR_2022, ['2022-01-02']),
  ...closed('Islamic New Year', HIJRI_2025, ['2025-06-26']),
  ...closed('Ashura', ASHURA_2025, ['2025-07-05', '2025-07-06']),
  ...closed('Ashura (day in lieu)', ASHURA_2025, ['2025-07-07']),
  { date: '2025-07-04', kind: 'open', name: 'Ashura: kept on 5 and 6 July', source: ASHURA_2025 },
];

function inYears(days: readonly string[], from: number, without: readonly number[]): string[] {
  return days.filter((day) => {
    const year = Number(day.slice(0, 4));
    return year >= from && !without.includes(year);
  });
}

const DATES: readonly ListedDate[] = [
  ...feastDays(FITR, FITR_NAME, 0, 2),
  ...feastDays(ADHA, ARAFAH_NAME, -1, -1),
  ...feastDays(ADHA, ADHA_NAME, 0, 2),
  ...inYears(FITR, 2007, [2016]).flatMap((first) => givenBack(first, 0, 2, FITR_NAME)),
  ...inYears(ADHA, 2007, [2022, 2025]).flatMap((first) => givenBack(first, -1, 2, ADHA_NAME)),
  ...READ,
  ...closed(
    'Mourning for the Prime Minister',
    'https://khaleejtimes.com/gulf/bahrain-prime-minister-prince-khalifa-bin-salman-passes-away',
    ['2020-11-12'],
    'ministries and departments, three days from the Thursday.',
  ),
];

export default country({
  id: 'BH',
  name: 'Bahrain',
  localName: 'البحرين',
  cities: 'Manama',
  currencies: ['BHD'],
  timezone: 'Asia/Bahrain',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2006-09-01', days: [5, 6] },
    ],
    source: 'https://theworldtomorrow.wikileaks.org/plusd/cables/06MANAMA1392_a.html',
    note:
      'A diplomatic report of 2006: Thursday was added to Friday in 1990, the day is not told, so that the first ' +
      'months of 1990 may have had Friday alone. Banks and much of business closed on Saturday instead of Thursday ' +
      'before 2006.',
  },
  library: 'BH',
  exclusions: [
    {
      rule: '1 Shawwal',
      from: 2005,
      to: 2026,
      why: 'computed, in some years a day off: see the rules',
    },
    {
      rule: '9 Dhu al-Hijjah',
      from: 2005,
      to: 2026,
      why: 'computed, in some years a day off: see the rules',
    },
    {
      rule: '10 Dhu al-Hijjah P3D',
      from: 2005,
      to: 2026,
      why: 'computed, in some years a day off: see the rules',
    },
  ],
  rules: RULES,
  dates: DATES,
});
