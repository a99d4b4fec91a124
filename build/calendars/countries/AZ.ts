import { country } from '../country.js';
import { dateRows, onRules, ruleRows } from '../many-rows.js';
import { holidays, type ListedDate, NOT_FOUND, onDates, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Azerbaijan since 2007 (its horizon), in place of the library, which has one day of Novruz instead of five and calls 18
 * October, 12 and 17 November days off, which they are not.
 *
 * Article 105 of the Labour Code: the days of part 2 are no working days, 20 January (day of mourning) neither; a day of
 * rest that falls on one of them is given on the next working day (part 5), as is one of the feasts of Ramadan and Gurban
 * that falls on another holiday (part 6). The days given for several holidays in a row are written out below by the
 * weekday of the first; they agree with the lists of the Ministry of Labour for 2023 to 2026.
 *
 * Listed by year: the feasts of Ramadan and Gurban with the days given for them, election days, and the days exchanged by
 * the Cabinet, with the weekend days worked instead. From 2027 on the feasts are computed.
 *
 * By article 8.2 of the Election Code a polling day is no working day. From 2027 on the feasts follow the calendar of the
 * Turkish Diyanet; days given for a feast that meets another holiday (part 6) are then left to the Cabinet's lists.
 */

const LABOUR_CODE = 'https://azerbaijan.az/related-information/286';
const NOVRUZ_2019 = 'https://video.azertag.az/video/73363';
const NEW_YEAR_2018 = 'http://www.gununsesi.info/yeni-il-bayraminda/';
const LIST_2013 = 'https://az.trend.az/azerbaijan/society/2101926.html';
const LIST_2020 = 'https://metbuat.az/news/1303494/yeni-il-bayram-tetilinin-fasilesizliyi-ve-uzunmuddetliliyi-t.html';
const LIST_2021 = 'https://xeberle.com/siyaset/76374-bash-nazirden-gelen-ilin-bayram-gunleri-ile-bagli-qerar.html';
const LIST_2022 = 'https://www.devranmedia.com/news/details/31757';
const LIST_2023 = 'https://big.az/489959-2023-cu-ilin-bayram-ve-qeyri-is-gunleri-tesdiqlenib-foto.html';
const LIST_2024 =
  'https://yenizaman.az/posts/azerbaycanda-gelen-ilin-qeyri-is-guumlnleri-accediliqlanib-2023-12-15-190339';
const LIST_2025 = 'https://metbuat.az/news/1515089/2025-ci-ilin-qeyri-is-gunleri-aciqlandi.html';
const EXCHANGE_APRIL_2024 = 'https://yeniavropa.az/article/az/61046';
const EXCHANGE_NEW_YEAR_2025 =
  'https://turan.az/en/social/7-days-in-a-row-will-be-non-working-days-on-new-year-in-azerbaijan-787548';
const FEASTS_2015 = 'http://maide.az/qeyri-ignl_h452931.html';
const FEASTS_2019 = 'https://modern.az/news/186985';
/** The exchanges of March 2025. */
const EXCHANGE_2025 = 'https://metbuat.az/news/1518916/is-ve-istirahet-gunlerinin-yerleri-deyisdirildi.html';
const LIST_2026 = 'https://news.day.az/azerinews/1801712.html';

const NEW_YEAR = { name: "New Year's Day", names: { az: 'Yeni il bayramı' } };
const NOVRUZ = { name: 'Novruz', names: { az: 'Novruz bayramı' } };
const VICTORY = { name: 'Victory Day', names: { az: 'Zəfər Günü' } };
const FLAG = { name: 'State Flag Day', names: { az: 'Dövlət Bayrağı Günü' } };
const RAMADAN = { name: 'Ramadan feast (Eid al-Fitr)', names: { az: 'Ramazan bayramı' } };
const GURBAN = { name: 'Gurban feast (Eid al-Adha)', names: { az: 'Qurban bayramı' } };

const TO_MONDAY = 'and if saturday,sunday then next monday';
const TWO_DAYS = 'and if saturday then next monday if sunday then next tuesday';
const FIRST = 2007;

const RULES: readonly RuleRow[] = [
  { ...NEW_YEAR, rule: '01-01', from: FIRST, source: LABOUR_CODE },
  { ...NEW_YEAR, rule: '01-02', from: FIRST, source: LABOUR_CODE },
  {
    ...NEW_YEAR,
    rule:
      'substitutes 01-01 if monday then next wednesday if friday,saturday then next monday ' +
      'if sunday then next tuesday',
    from: FIRST,
    source: NEW_YEAR_2018,
    note: 'For 31 December, 1 and 2 January.',
  },
  {
    ...NEW_YEAR,
    rule: 'substitutes 01-01 if saturday then next tuesday if sunday then next wednesday',
    from: FIRST,
    source: NEW_YEAR_2018,
    note: 'For 31 December, 1 and 2 January.',
  },
  {
    rule: '01-20',
    name: 'Day of National Mourning',
    names: { az: 'Ümumxalq Hüzn Günü' },
    from: FIRST,
    source: LIST_2024,
  },
  {
    rule: `03-08 ${TO_MONDAY}`,
    name: "Women's Day",
    names: { az: 'Qadınlar günü' },
    from: FIRST,
    source: LABOUR_CODE,
  },
  ...onRules(['03-20', '03-21', '03-22', '03-23', '03-24'], { ...NOVRUZ, from: FIRST, source: LABOUR_CODE }),
  {
    ...NOVRUZ,
    rule:
      'substitutes 03-20 if tuesday,wednesday then next monday if thursday then next tuesday ' +
      'if friday then next wednesday if saturday then next thursday if sunday then next friday',
    from: FIRST,
    source: NOVRUZ_2019,
  },
  {
    ...NOVRUZ,
    rule:
      'substitutes 03-20 if wednesday then next tuesday if thursday then next wednesday ' +
      'if friday then next thursday if saturday then next friday',
    from: FIRST,
    source: NOVRUZ_2019,
  },
  {
    rule: `05-09 ${TO_MONDAY}`,
    name: 'Day of Victory over Fascism',
    names: { az: 'Faşizm üzərində qələbə günü' },
    from: FIRST,
    source: LABOUR_CODE,
  },
  {
    rule: `05-28 ${TO_MONDAY}`,
    name: 'Independence Day',
    names: { az: 'Müstəqillik Günü' },
    from: FIRST,
    source: LABOUR_CODE,
    note: 'Republic Day until 2020.',
  },
  {
    rule: `06-15 ${TO_MONDAY}`,
    name: 'National Salvation Day',
    names: { az: 'Milli Qurtuluş Günü' },
    from: FIRST,
    source: LABOUR_CODE,
  },
  {
    rule: `06-26 ${TO_MONDAY}`,
    name: 'Armed Forces Day',
    names: { az: 'Silahlı Qüvvələr Günü' },
    from: FIRST,
    source: LABOUR_CODE,
  },
  { ...VICTORY, rule: '11-08', from: 2021, source: LABOUR_CODE },
  { ...FLAG, rule: `11-09 ${TO_MONDAY}`, from: 2010, to: 2020, source: LABOUR_CODE },
  { ...FLAG, rule: '11-09', from: 2021, source: LABOUR_CODE },
  {
    ...VICTORY,
    rule: 'substitutes 11-08 if friday,saturday then next monday if sunday then next tuesday',
    from: 2021,
    source: LIST_2024,
    note: 'For 8 and 9 November.',
  },
  {
    ...FLAG,
    rule: 'substitutes 11-08 if saturday then next tuesday',
    from: 2021,
    source: LIST_2025,
    note: 'For 8 and 9 November.',
  },
  {
    rule: '12-31',
    name: 'Day of Solidarity of World Azerbaijanis',
    names: { az: 'Dünya Azərbaycanlılarının Həmrəyliyi Günü' },
    from: FIRST,
    source: LABOUR_CODE,
  },
  ...ruleRows({ from: 2027, status: 'estimated', source: LABOUR_CODE }, [
    { ...RAMADAN, rule: `feast eid-al-fitr at TR ${TWO_DAYS}` },
    { ...RAMADAN, rule: `feast eid-al-fitr at TR +1 ${TWO_DAYS}` },
    { ...GURBAN, rule: `feast eid-al-adha at TR ${TWO_DAYS}` },
    { ...GURBAN, rule: `feast eid-al-adha at TR +1 ${TWO_DAYS}` },
  ]),
];

const EXCHANGED = { name: 'Day off exchanged for a weekend day', names: { az: 'İstirahət günü' }, observed: true };
const ELECTION = { name: 'Election day', names: { az: 'Seçki günü' } };

const COMPILED = {
  source: NOT_FOUND,
  note: 'doubt: rests on one compilation of holidays.',
} as const;

const DATES: readonly ListedDate[] = [
  // Working days off, in the order of their dates; those without an address rest on a compilation.
  ...holidays(
    RAMADAN.name,
    NOT_FOUND,
    '2007-10-12 2007-10-15* 2008-09-30 2008-10-01 2009-09-21 2009-09-22* 2010-09-09 2010-09-10 2011-08-30 2011-08-31 2012-08-20 2012-08-21* 2013-08-08 2013-08-09 2014-07-28 2014-07-29',
    { names: RAMADAN.names, note: COMPILED.note },
  ),
  ...holidays(RAMADAN.name, FEASTS_2015, '2015-07-17', { names: RAMADAN.names }),
  ...holidays(RAMADAN.name, FEASTS_2015, '2015-07-20*', {
    names: RAMADAN.names,
    basis: 'rule',
    note: 'The decision names 17 and 18 July; for the 18th, a Saturday, the next working day by article 105 (5) of the Labour Code.',
  }),
  ...holidays(
    RAMADAN.name,
    NOT_FOUND,
    '2016-07-06 2016-07-07 2017-06-26 2017-06-27 2017-06-28* 2018-06-15 2018-06-18* 2018-06-19*',
    { names: RAMADAN.names, note: COMPILED.note },
  ),
  ...holidays(RAMADAN.name, FEASTS_2019, '2019-06-05 2019-06-06', { names: RAMADAN.names }),
  ...holidays(RAMADAN.name, LIST_2020, '2020-05-25 2020-05-26*', { names: RAMADAN.names }),
  ...holidays(RAMADAN.name, LIST_2021, '2021-05-13 2021-05-14', { names: RAMADAN.names }),
  ...holidays(RAMADAN.name, LIST_2022, '2022-05-02 2022-05-03', { names: RAMADAN.names }),
  ...holidays(RAMADAN.name, LIST_2023, '2023-04-21 2023-04-24*', { names: RAMADAN.names }),
  ...holidays(RAMADAN.name, LIST_2024, '2024-04-10 2024-04-11', { names: RAMADAN.names }),
  ...holidays(RAMADAN.name, LIST_2025, '2025-03-31', { names: RAMADAN.names }),
  ...holidays(RAMADAN.name, LIST_2026, '2026-03-20 2026-03-27* 2026-03-30*', { names: RAMADAN.names }),
  ...holidays(
    GURBAN.name,
    NOT_FOUND,
    '2007-01-04* 2007-12-20 2007-12-21 2008-12-08 2008-12-09 2009-11-27 2009-11-30* 2010-11-16 2010-11-17 2011-11-07 2011-11-08* 2012-10-25 2012-10-26 2013-10-15 2013-10-16 2014-10-06* 2014-10-07*',
    { names: GURBAN.names, note: COMPILED.note },
  ),
  ...holidays(GURBAN.name, FEASTS_2015, '2015-09-24 2015-09-25', { names: GURBAN.names }),
  ...holidays(GURBAN.name, NOT_FOUND, '2016-09-12 2016-09-13 2017-09-01 2017-09-04* 2018-08-22 2018-08-23', {
    names: GURBAN.names,
    note: COMPILED.note,
  }),
  ...holidays(GURBAN.name, FEASTS_2019, '2019-08-12 2019-08-13', { names: GURBAN.names }),
  ...holidays(GURBAN.name, LIST_2020, '2020-07-31 2020-08-03*', { names: GURBAN.names }),
  ...holidays(GURBAN.name, LIST_2021, '2021-07-20 2021-07-21', { names: GURBAN.names }),
  ...holidays(GURBAN.name, LIST_2022, '2022-07-11* 2022-07-12*', { names: GURBAN.names }),
  ...holidays(GURBAN.name, LIST_2023, '2023-06-28 2023-06-29', { names: GURBAN.names }),
  ...holidays(GURBAN.name, LIST_2024, '2024-06-17 2024-06-18* 2024-06-19*', { names: GURBAN.names }),
  ...holidays(GURBAN.name, LIST_2025, '2025-06-06 2025-06-09*', { names: GURBAN.names }),
  ...holidays(GURBAN.name, LIST_2026, '2026-05-27 2026-05-28 2026-05-29*', { names: GURBAN.names }),
  ...dateRows({ ...ELECTION, kind: 'holiday' }, [
    { date: '2016-09-26', source: 'https://qadin.net/news/75162-sentyabrn-bu-gn-azrbaycanda-i-olmayacaq.html' },
    { ...COMPILED, date: '2018-04-11' },
    {
      date: '2019-12-23',
      source:
        'https://ona.az/ru/politika/v-svyazi-s-municipalnymi-vyborami-v-azerbajdzhane-23-dekabrya-ob_yavlen-nerabochim-dnem-10651',
    },
    { date: '2024-02-07', source: 'https://metbuat.az/news/1491361/7-fevral-qeyri-is-gunudur.html' },
    { date: '2025-01-29', source: 'https://metbuat.az/news/1517802/sabah-azerbaycanda-is-gunu-deyil.html' },
  ]),
  { ...EXCHANGED, ...COMPILED, date: '2011-08-29', kind: 'holiday' },
  ...holidays(EXCHANGED.name, LIST_2013, '2013-01-03 2013-01-04', { observed: true, names: EXCHANGED.names }),
  ...holidays(EXCHANGED.name, NOT_FOUND, '2014-01-03 2014-01-06', {
    observed: true,
    names: EXCHANGED.names,
    note: COMPILED.note,
  }),
  ...holidays(EXCHANGED.name, LIST_2020, '2020-01-03 2020-01-06', { observed: true, names: EXCHANGED.names }),
  ...holidays(
    EXCHANGED.name,
    NOT_FOUND,
    '2020-03-27 2020-05-27 2021-05-11 2021-05-12 2021-07-19 2022-03-07 2022-11-07',
    { observed: true, names: EXCHANGED.names, note: COMPILED.note },
  ),
  ...holidays(EXCHANGED.name, LIST_2023, '2023-06-27 2023-06-30', { observed: true, names: EXCHANGED.names }),
  ...holidays(EXCHANGED.name, NOT_FOUND, '2023-11-10', { observed: true, names: EXCHANGED.names, note: COMPILED.note }),
  ...holidays(EXCHANGED.name, LIST_2024, '2024-01-04 2024-01-05 2024-11-12 2024-11-13', {
    observed: true,
    names: EXCHANGED.names,
  }),
  ...holidays(EXCHANGED.name, EXCHANGE_APRIL_2024, '2024-04-12', { observed: true, names: EXCHANGED.names }),
  ...holidays(EXCHANGED.name, EXCHANGE_NEW_YEAR_2025, '2024-12-30 2025-01-03', {
    observed: true,
    names: EXCHANGED.names,
  }),
  ...holidays(EXCHANGED.name, EXCHANGE_2025, '2025-03-27 2025-03-28', { observed: true, names: EXCHANGED.names }),
  { ...EXCHANGED, ...COMPILED, date: '2025-06-27', kind: 'holiday' },
  ...onDates(
    [
      '2011-08-27',
      '2013-12-28',
      '2013-12-29',
      '2020-03-29',
      '2020-05-30',
      '2021-05-08',
      '2021-05-16',
      '2021-07-17',
      '2022-03-05',
      '2022-11-05',
    ],
    { ...COMPILED, kind: 'weekend_workday', name: 'Working day in exchange', names: { az: 'İş günü' } },
  ),
  ...dateRows({ kind: 'weekend_workday', name: 'Working day in exchange', names: { az: 'İş günü' } }, [
    { date: '2012-12-29', source: LIST_2013 },
    { date: '2012-12-30', source: LIST_2013 },
    { date: '2019-12-28', source: LIST_2020 },
    { date: '2019-12-29', source: LIST_2020 },
    { date: '2023-06-24', source: LIST_2023 },
    { date: '2023-06-25', source: LIST_2023 },
    { date: '2024-01-07', source: LIST_2024 },
    { date: '2024-11-16', source: LIST_2024 },
    { date: '2024-11-23', source: LIST_2024 },
    { date: '2024-04-06', source: EXCHANGE_APRIL_2024 },
    { date: '2024-12-28', source: EXCHANGE_NEW_YEAR_2025 },
    { date: '2024-12-29', source: EXCHANGE_NEW_YEAR_2025 },
    { ...COMPILED, date: '2023-11-04' },
    { ...COMPILED, date: '2023-12-30' },
    { ...COMPILED, date: '2025-06-21' },
  ]),
  {
    date: '2025-03-10',
    kind: 'open',
    name: "Day in lieu of Women's Day: exchanged for 27 March",
    source: EXCHANGE_2025,
  },
];

export default country({
  id: 'AZ',
  name: 'Azerbaijan',
  doubts:
    'Doubts: a compilation has 27 December 2019, too: the municipal election was on the 23rd. Polling days before 2016 (of 2008, 2009, 2013, 2014) were not read.',
  doubtful: [
    {
      years: '2007-2014 2016-2018',
      note: 'Only the lists of 2015 and 2019 to 2026 and the exchange of New Year 2013 were read (mostly in the press); the feasts and exchanges of other years rest on one compilation.',
    },
  ],
  localName: 'Azərbaycan',
  cities: 'Baku',
  currencies: ['AZN'],
  timezone: 'Asia/Baku',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: 2007,
    why: 'five days of Novruz and two of each feast since the amendments of 2006; the days before were not read',
  },
  rules: RULES,
  dates: DATES,
});
