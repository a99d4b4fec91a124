import { country } from '../country.js';
import { iranianFeasts, type LunarFeast } from '../forms/iran.js';
import { excludedRules, ruleRows } from '../many-rows.js';
import { holidays, type ListedDate } from '../vocabulary.js';

/**
 * Iran. The Islamic days are those of the official calendar, printed a year ahead by the Calendar Centre of the University
 * of Tehran (Cabinet decision of 22 Tir 1379, https://www.solh.ir/regulation/5/3486), mostly a day after Mecca; the end
 * of Ramadan follows the moon. To mid-2026 by its months (shared/iran-months.ts), from there by our rule for the crescent
 * in Iran. 29 Esfand to 4 Farvardin are off, 30 Esfand too in leap years (bill of 1359, https://tala.ir/news/detail/84527/amp).
 * Eid al-Fitr has two days since 2010 (by decree that year, by law since 2011), 8 Rabi al-awwal is off since 6 Azar 1396.
 *
 * A compilation has the martyrdom of Hasan al-Askari in 2015 and 2016 too: the law is of April 2017.
 */

const CALENDAR = 'https://calendar.ut.ac.ir/';
const CALENDAR_1403 =
  'https://calendar.nagsh.ir:443/%D8%AA%D8%B9%D8%B7%DB%8C%D9%84%D8%A7%D8%AA-%D8%B1%D8%B3%D9%85%DB%8C-%D8%B3%D8%A7%D9%84-1403';
const CALENDAR_1404 = 'https://gardshgar.com/holiday-1404';
const CALENDAR_1405 =
  'https://www.ilna.ir/%D8%A8%D8%AE%D8%B4-%D8%B3%D8%A7%DB%8C%D8%B1-%D8%B1%D8%B3%D8%A7%D9%86%D9%87-%D9%87%D8%A7-10/1707051-%D8%B3%D8%A7%D9%84-%DA%86%D9%86%D8%AF-%D8%B1%D9%88%D8%B2-%D8%AA%D8%B9%D8%B7%DB%8C%D9%84-%D8%B1%D8%B3%D9%85%DB%8C-%D8%AF%D8%A7%D8%B1%D8%AF';
const LEAP_DAY_2013 =
  'https://bultannews.com/fa/news/131641/%DA%86%D9%87%D8%A7%D8%B1%D8%B4%D9%86%D8%A8%D9%87-%D8%AA%D8%B9%D8%B7%DB%8C%D9%84-%D8%A7%D8%B9%D9%84%D8%A7%D9%85-%D8%B4%D8%AF';
const LEAP_DAY_2025 = 'https://titr.online/fa/news/9142495';
const LEAP_DAYS =
  '1992-03-20 1997-03-20 2001-03-20 2005-03-20 2009-03-20 2017-03-20 2021-03-20 2030-03-20 ' +
  '2034-03-20 2038-03-20 2042-03-20 2046-03-20 2050-03-20 2054-03-20 2058-03-20';
const LEAP_DAY_BILL = 'https://tala.ir/news/detail/84527/amp';
const EID_LAW = 'http://www.bbc.com/persian/rolling_news/2011/08/110803_l44_rln_fetr_holiday_tajeddini';
const ASKARI_LAW =
  'http://www.mizanonline.ir/fa/news/366283/6-%D8%A2%D8%B0%D8%B1-%D8%AA%D8%B9%D8%B7%DB%8C%D9%84-%D8%B1%D8%B3%D9%85%DB%8C-%D8%B4%D8%AF';
const HEAT_2023 = 'https://www.middleeastmonitor.com/20230801-iran-announces-2-day-public-holiday-due-to-severe-heat/';
const FUNERAL_2024 =
  'https://dana.ir/amp/2058602/%D8%AA%D8%B9%D8%B7%DB%8C%D9%84%DB%8C-%D8%B3%D8%B1%D8%A7%D8%B3%D8%B1-%DA%A9%D8%B4%D9%88%D8%B1-%D8%AF%D8%B1-%D8%B1%D9%88%D8%B2-%DA%86%D9%87%D8%A7%D8%B1%D8%B4%D9%86%D8%A8%D9%87';
const MOURNING_2026 = 'https://b.bssnews.net/news-flash/364791';

interface Feast extends LunarFeast {
  /** The library's rule for it. */
  readonly library: string;
  /** Our rule from where the table ends. */
  readonly rule: string;
}

const FEASTS: readonly Feast[] = [
  { name: 'Tasua', fa: 'تاسوعای حسینی', month: 1, day: 9, library: '9 Muharram', rule: 'feast tasua at IR' },
  { name: 'Ashura', fa: 'عاشورای حسینی', month: 1, day: 10, library: '10 Muharram', rule: 'feast ashura at IR' },
  { name: 'Arbaeen', fa: 'اربعین حسینی', month: 2, day: 20, library: '20 Safar', rule: 'feast arbaeen at IR' },
  {
    name: 'Death of the Prophet and Martyrdom of Imam Hasan',
    fa: 'رحلت رسول اکرم و شهادت امام حسن مجتبی',
    month: 2,
    day: 28,
    library: '28 Safar',
    rule: 'feast arbaeen at IR +8',
  },
  {
    name: 'Martyrdom of Imam Reza',
    fa: 'شهادت امام رضا',
    month: 2,
    day: 0,
    library: '30 Safar',
    rule: 'feast mawlid at IR -12',
  },
  {
    name: 'Martyrdom of Imam Hasan al-Askari',
    fa: 'شهادت امام حسن عسکری',
    month: 3,
    day: 8,
    library: '8 Rabi al-awwal',
    rule: 'feast mawlid at IR -4',
    from: 2017,
  },
  {
    name: "Prophet's Birthday (Mawlid)",
    fa: 'میلاد رسول اکرم و امام جعفر صادق',
    month: 3,
    day: 17,
    library: '17 Rabi al-awwal',
    rule: 'feast mawlid at IR +5',
  },
  {
    name: 'Martyrdom of Fatima',
    fa: 'شهادت حضرت فاطمه زهرا',
    month: 6,
    day: 3,
    library: '3 Jumada al-thani',
    rule: 'feast martyrdom-of-fatima at IR',
  },
  {
    name: 'Birthday of Imam Ali',
    fa: 'ولادت امام علی',
    month: 7,
    day: 13,
    library: '13 Rajab',
    rule: 'feast isra-miraj at IR -14',
  },
  { name: "Mab'ath", fa: 'مبعث رسول اکرم', month: 7, day: 27, library: '27 Rajab', rule: 'feast isra-miraj at IR' },
  {
    name: 'Birthday of Imam Mahdi',
    fa: 'ولادت حضرت قائم',
    month: 8,
    day: 15,
    library: '15 Shaban',
    rule: 'feast shab-e-barat at IR',
  },
  {
    name: 'Martyrdom of Imam Ali',
    fa: 'شهادت حضرت علی',
    month: 9,
    day: 21,
    library: '21 Ramadan',
    rule: 'feast ramadan at IR +20',
  },
  { name: 'Eid al-Fitr', fa: 'عید سعید فطر', month: 10, day: 1, library: '1 Shawwal', rule: 'feast eid-al-fitr at IR' },
  {
    name: 'Eid al-Fitr (second day)',
    fa: 'تعطیل به مناسبت عید سعید فطر',
    month: 10,
    day: 2,
    library: '2 Shawwal',
    rule: 'feast eid-al-fitr at IR +1',
    from: 2010,
  },
  {
    name: "Martyrdom of Imam Ja'far al-Sadiq",
    fa: 'شهادت امام جعفر صادق',
    month: 10,
    day: 25,
    library: '25 Shawwal',
    rule: 'feast eid-al-fitr at IR +24',
  },
  {
    name: 'Eid al-Adha',
    fa: 'عید سعید قربان',
    month: 12,
    day: 10,
    library: '10 Dhu al-Hijjah',
    rule: 'feast eid-al-adha at IR',
  },
  {
    name: 'Eid al-Ghadir',
    fa: 'عید سعید غدیر خم',
    month: 12,
    day: 18,
    library: '18 Dhu al-Hijjah',
    rule: 'feast eid-al-adha at IR +8',
  },
];

const BY_TABLE = {
  source: CALENDAR,
  status: 'estimated',
  note: 'By the months of the official calendar, read in a copy (shared/iran-months.ts).',
} as const;

/** What was read in a printed list of the calendar, or in a report of it. */
const READ: readonly ListedDate[] = [
  ...holidays('Martyrdom of Imam Ali', CALENDAR_1403, '2024-04-01', { names: { fa: 'شهادت حضرت علی' } }),
  ...holidays('Eid al-Fitr', CALENDAR_1403, '2024-04-10 2024-04-11', { names: { fa: 'عید سعید فطر' } }),
  ...holidays("Martyrdom of Imam Ja'far al-Sadiq", CALENDAR_1403, '2024-05-04'),
  ...holidays('Eid al-Adha', CALENDAR_1403, '2024-06-17', { names: { fa: 'عید سعید قربان' } }),
  ...holidays('Eid al-Ghadir', CALENDAR_1403, '2024-06-25', { names: { fa: 'عید سعید غدیر خم' } }),
  ...holidays('Tasua', CALENDAR_1403, '2024-07-15', { names: { fa: 'تاسوعای حسینی' } }),
  ...holidays('Ashura', CALENDAR_1403, '2024-07-16', { names: { fa: 'عاشورای حسینی' } }),
  ...holidays('Arbaeen', CALENDAR_1403, '2024-08-25', { names: { fa: 'اربعین حسینی' } }),
  ...holidays('Death of the Prophet and Martyrdom of Imam Hasan', CALENDAR_1403, '2024-09-02'),
  ...holidays('Eid al-Fitr', CALENDAR_1404, '2025-03-31 2025-04-01', { names: { fa: 'عید سعید فطر' } }),
  ...holidays("Martyrdom of Imam Ja'far al-Sadiq", CALENDAR_1404, '2025-04-24'),
  ...holidays('Eid al-Adha', CALENDAR_1404, '2025-06-06', { names: { fa: 'عید سعید قربان' } }),
  ...holidays('Eid al-Ghadir', CALENDAR_1404, '2025-06-14', { names: { fa: 'عید سعید غدیر خم' } }),
  ...holidays('Tasua', CALENDAR_1404, '2025-07-05', { names: { fa: 'تاسوعای حسینی' } }),
  ...holidays('Ashura', CALENDAR_1404, '2025-07-06', { names: { fa: 'عاشورای حسینی' } }),
  ...holidays('Arbaeen', CALENDAR_1404, '2025-08-14', { names: { fa: 'اربعین حسینی' } }),
  ...holidays('Death of the Prophet and Martyrdom of Imam Hasan', CALENDAR_1404, '2025-08-22'),
  ...holidays('Eid al-Fitr', CALENDAR_1405, '2026-03-21 2026-03-22', { names: { fa: 'عید سعید فطر' } }),
  ...holidays('Eid al-Adha', CALENDAR_1405, '2026-05-27', { names: { fa: 'عید سعید قربان' } }),
  ...holidays('Eid al-Ghadir', CALENDAR_1405, '2026-06-04', { names: { fa: 'عید سعید غدیر خم' } }),
  ...holidays('Tasua', CALENDAR_1405, '2026-06-24', { names: { fa: 'تاسوعای حسینی' } }),
  ...holidays('Ashura', CALENDAR_1405, '2026-06-25', { names: { fa: 'عاشورای حسینی' } }),
];

const ONE_OFF: readonly ListedDate[] = [
  ...holidays('Public holiday: heat', HEAT_2023, '2023-08-02 2023-08-03'),
  ...holidays('Funeral of the President', FUNERAL_2024, '2024-05-22'),
  ...holidays(
    'Mourning for the Supreme Leader',
    MOURNING_2026,
    '2026-03-01 2026-03-02 2026-03-03 2026-03-04 2026-03-05 2026-03-06 2026-03-07',
    { note: 'Seven days from the announcement on 1 March; the dates were not printed one by one.' },
  ),
];

/** 30 Esfand, the last day of a leap year: in the bill of 1359, though not in every printed calendar. */
const LAST_DAY_OF_YEAR: readonly ListedDate[] = [
  ...holidays('Last day of the year', LEAP_DAY_BILL, LEAP_DAYS, { status: 'estimated' }),
  ...holidays('Last day of the year', LEAP_DAY_2013, '2013-03-20'),
  ...holidays('Last day of the year', LEAP_DAY_2025, '2025-03-20'),
];

export default country({
  id: 'IR',
  name: 'Iran',
  doubts:
    'Doubts: the month table is a copy; days that a province or the capital alone was given (pollution, heat, cold) are not in, nor those of provinces on 31 December 2025. The bill on Eid al-Fitr had a day after a feast that meets a Friday: no year was found in which it was given.',
  localName: 'ایران',
  cities: 'Tehran',
  currencies: ['IRR'],
  timezone: 'Asia/Tehran',
  weekend: {
    history: [{ start: '1990-01-01', days: [5] }],
    source: 'https://www.tehrantimes.com/news/510549/Parliament-votes-for-Thursdays-to-become-Iran-s-2nd-weekend-day',
    note:
      'Friday is the weekly holiday, Thursday a half day. Ministries in Tehran have closed on Thursdays since ' +
      'before November 2002 (https://shenasname.ir/subjects/morakhasi/121-1391-05-16-08-31-41), banks opened on ' +
      'Thursday mornings; from May to September 2025 Tehran and other provinces closed offices and banks on ' +
      'Thursdays by order. Parliament voted Saturday on 15 May 2024 (rejected by the Guardian Council) and ' +
      'Thursday on 5 March 2025, banks exempt: no entry into force found.',
  },
  library: 'IR',
  exclusions: excludedRules(
    [
      '9 Muharram',
      '10 Muharram',
      '20 Safar',
      '28 Safar',
      '30 Safar',
      '8 Rabi al-awwal',
      '17 Rabi al-awwal',
      '3 Jumada al-thani',
      '13 Rajab',
      '27 Rajab',
      '15 Shaban',
      '21 Ramadan',
      '1 Shawwal',
      '2 Shawwal',
      '25 Shawwal',
      '10 Dhu al-Hijjah',
      '18 Dhu al-Hijjah',
    ],
    { why: 'the days of Mecca, in Iran mostly a day later: see the table of months and the rules' },
  ),
  rules: [
    { rule: 'feast tasua at IR', name: 'Tasua', names: { fa: 'تاسوعای حسینی' }, from: 2027, source: CALENDAR },
    { rule: 'feast ashura at IR', name: 'Ashura', names: { fa: 'عاشورای حسینی' }, from: 2027, source: CALENDAR },
    ...ruleRows({ from: 2026 }, [
      { rule: 'feast arbaeen at IR', name: 'Arbaeen', names: { fa: 'اربعین حسینی' }, source: CALENDAR },
      {
        rule: 'feast arbaeen at IR +8',
        name: 'Death of the Prophet and Martyrdom of Imam Hasan',
        names: { fa: 'رحلت رسول اکرم و شهادت امام حسن مجتبی' },
        source: CALENDAR,
      },
      {
        rule: 'feast mawlid at IR -12',
        name: 'Martyrdom of Imam Reza',
        names: { fa: 'شهادت امام رضا' },
        source: CALENDAR,
      },
      {
        rule: 'feast mawlid at IR -4',
        name: 'Martyrdom of Imam Hasan al-Askari',
        names: { fa: 'شهادت امام حسن عسکری' },
        source: ASKARI_LAW,
      },
      {
        rule: 'feast mawlid at IR +5',
        name: "Prophet's Birthday (Mawlid)",
        names: { fa: 'میلاد رسول اکرم و امام جعفر صادق' },
        source: CALENDAR,
      },
      {
        rule: 'feast martyrdom-of-fatima at IR',
        name: 'Martyrdom of Fatima',
        names: { fa: 'شهادت حضرت فاطمه زهرا' },
        source: CALENDAR,
      },
      {
        rule: 'feast isra-miraj at IR -14',
        name: 'Birthday of Imam Ali',
        names: { fa: 'ولادت امام علی' },
        source: CALENDAR,
      },
    ]),
    ...ruleRows({ from: 2027 }, [
      { rule: 'feast isra-miraj at IR', name: "Mab'ath", names: { fa: 'مبعث رسول اکرم' }, source: CALENDAR },
      {
        rule: 'feast shab-e-barat at IR',
        name: 'Birthday of Imam Mahdi',
        names: { fa: 'ولادت حضرت قائم' },
        source: CALENDAR,
      },
      {
        rule: 'feast ramadan at IR +20',
        name: 'Martyrdom of Imam Ali',
        names: { fa: 'شهادت حضرت علی' },
        source: CALENDAR,
      },
      { rule: 'feast eid-al-fitr at IR', name: 'Eid al-Fitr', names: { fa: 'عید سعید فطر' }, source: CALENDAR },
      {
        rule: 'feast eid-al-fitr at IR +1',
        name: 'Eid al-Fitr (second day)',
        names: { fa: 'تعطیل به مناسبت عید سعید فطر' },
        source: EID_LAW,
      },
      {
        rule: 'feast eid-al-fitr at IR +24',
        name: "Martyrdom of Imam Ja'far al-Sadiq",
        names: { fa: 'شهادت امام جعفر صادق' },
        source: CALENDAR,
      },
      { rule: 'feast eid-al-adha at IR', name: 'Eid al-Adha', names: { fa: 'عید سعید قربان' }, source: CALENDAR },
      {
        rule: 'feast eid-al-adha at IR +8',
        name: 'Eid al-Ghadir',
        names: { fa: 'عید سعید غدیر خم' },
        source: CALENDAR,
      },
    ]),
  ],
  dates: [...iranianFeasts(FEASTS, READ, BY_TABLE), ...READ, ...ONE_OFF, ...LAST_DAY_OF_YEAR],
});
