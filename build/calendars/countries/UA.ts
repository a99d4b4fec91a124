import { country } from '../country.js';
import { holidays, type ListedDate, onDates, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Ukraine. Article 67 part 3 of the Labour Code moves the day off of a holiday on a weekend to the day after it, and
 * article 73 lists the holidays. The library moves New Year and 1 May to Tuesday, which was right only where 2
 * January or 2 May was a holiday too: 2 January is none, 2 May was one until law 2211-VIII of 16 November 2017. Its
 * rules of these two days are excluded (New Year always, 1 May since 2018) and replaced here. It lacks 7 and 8
 * November, which were holidays in the nineties, and keeps 9 May, where law 3107-IX put 8 May since 15 June 2023.
 *
 * Part 3 of article 67 stands there since law 576-XIV of 8 April 1999; the library knows that (Easter and Trinity are
 * not moved in 1998 and 1999), but moves the fixed days of 1998, and does not move Trinity of 30 May 1999. Where
 * Easter and 1 or 8 May are to be moved to one Monday, the library has that Monday only; the second day is listed.
 *
 * Under martial law (since 24 March 2022) holidays are working days; the years to 2026 are
 * excluded, and rows here stop and begin again accordingly; from 2027 on every day is estimated, since nobody knows
 * whether martial law lasts.
 */

const ARTICLE_67_OF_1999 = 'http://parusconsultant.com/?abz=0CJFA&doc=009NC0EB01';
const ARTICLE_67_IN_2014 = 'https://adm.cn.court.gov.ua/sud2570/arhiv/arhiv_novyn/122933';
const LAW_2211 = 'http://cons.parus.ua/_doc_view.asp?rnx=0AV6U2ebd25725e17f5b58fa00c0ef2287388';
const LAW_3107 = 'https://hrliga.com/index.php?id=25569&module=news&op=view';
const MAY_2021 = 'https://sb.lg.court.gov.ua/sud1230/pres-centr/news/1097743';
const NOVEMBER_1999 = 'https://day.kyiv.ua/ru/article/den-ukrainy/7-8-i-9-noyabrya-zakonnye-krasnye-dni';

const NEW_YEAR = {
  rule: '01-01 and if saturday,sunday then next monday',
  name: "New Year's Day",
  names: { uk: 'Новий Рік' },
} as const;
const LABOUR_DAY = {
  rule: '05-01 and if saturday,sunday then next monday',
  name: 'Labour Day',
  names: { uk: 'День праці' },
  source: LAW_2211,
} as const;
const OCTOBER_REVOLUTION = {
  name: 'October Revolution Day',
  from: 1990,
  to: 1999,
  source: NOVEMBER_1999,
  note: 'doubt: read for 1999; in the years before as in the Code of 1971.',
} as const;

const RULES: readonly RuleRow[] = [
  { ...NEW_YEAR, from: 1990, to: 2022, source: ARTICLE_67_IN_2014 },
  { ...NEW_YEAR, from: 2027, status: 'estimated', source: ARTICLE_67_IN_2014 },
  { ...LABOUR_DAY, from: 2018, to: 2021 },
  { ...LABOUR_DAY, from: 2027, status: 'estimated' },
  {
    rule: '05-08 and if saturday,sunday then next monday',
    name: 'Day of Remembrance and Victory over Nazism in World War II',
    names: { uk: "День пам'яті та перемоги над нацизмом у Другій світовій війні 1939–1945 років" },
    from: 2027,
    status: 'estimated',
    source: LAW_3107,
  },
  { rule: '11-07', ...OCTOBER_REVOLUTION },
  { rule: '11-08', ...OCTOBER_REVOLUTION },
];

const NOT_MOVED_1998: readonly ListedDate[] = onDates(['1998-03-09', '1998-05-04', '1998-05-11', '1998-06-29'], {
  kind: 'open',
  name: 'Holiday on a weekend, not moved in 1998',
  source: ARTICLE_67_OF_1999,
  note: 'doubt: the law of 8 April 1999 shows that no such clause was in force; since when is not known.',
});

/** Two days off to be moved to one Monday: the second goes to the next working day, as in May 2021. */
const SECOND_MOVED: readonly ListedDate[] = [
  ...holidays('Orthodox Easter', MAY_2021, '2000-05-03 2021-05-04', { observed: true }),
  ...holidays('Orthodox Easter', MAY_2021, '2027-05-04 2032-05-04 2051-05-09', { observed: true, status: 'estimated' }),
];

const UA_LAW =
  'under martial law holidays are working days: Law 2136-IX of 2022-03-15 (in force since 2022-03-24), article 6 ' +
  'part 6, suspends article 73 of the Labour Code; https://el.mk.court.gov.ua/sud1410/pres-centr/new/1273983. ' +
  'Prolonged by 90 days each time, the last time found to 2026-05-04; 2026 is taken whole, to be reviewed each year';

export default country({
  id: 'UA',
  name: 'Ukraine',
  doubts:
    'Doubts: Bridge days recommended by the Cabinet of Ministers each year (article 67 part 4, with a Saturday worked) are not in.',
  doubtful: [
    {
      years: '-1994',
      note: 'Whether days were moved in 1990 to 1994 was not settled (the library does, for the fixed days).',
    },
    {
      on: '11-07 11-08',
      note: "The law that took away 7 and 8 November was not read: a newspaper has them in 1999, the Code's later lists do not.",
    },
  ],
  localName: 'Україна',
  cities: 'Kyiv, Kiev',
  currencies: ['UAH'],
  timezone: 'Europe/Kyiv',
  weekend: SATURDAY_SUNDAY,
  library: 'UA',
  estimated: [
    { contains: '', from: 2027, why: 'whether martial law lasts, under which holidays are worked, is not known' },
  ],
  exclusions: [
    {
      rule: '01-01 and if saturday, sunday then next tuesday',
      why: 'moves to Monday: Labour Code, art. 67 part 3; replaced in UA.ts',
    },
    {
      rule: '01-02 and if saturday, sunday then next monday',
      why:
        'not in article 73 of the Labour Code, which lists 1 January only; ' +
        'https://ns.cn.court.gov.ua/sud2513/pres-centr/news/400286',
    },
    { rule: '03-08 and if saturday, sunday then next monday', from: 2023, to: 2026, why: UA_LAW },
    { rule: 'orthodox and if sunday then next monday since 2000', from: 2022, to: 2026, why: UA_LAW },
    { rule: 'orthodox 49 and if sunday then next monday since 2000', from: 2022, to: 2026, why: UA_LAW },
    {
      rule: '05-01 and if saturday, sunday then next tuesday',
      from: 2018,
      why: '2 May is no holiday since law 2211-VIII; replaced in UA.ts',
    },
    {
      rule: '05-09 and if saturday, sunday then next monday',
      from: 2022,
      why: `${UA_LAW}; 8 May instead since law 3107-IX`,
    },
    { rule: '06-28 and if saturday, sunday then next monday', from: 2022, to: 2026, why: UA_LAW },
    {
      rule: '07-28 and if saturday, sunday then next monday prior to 2023',
      why: 'not in article 73 for 2022 (Ministry of Economy): https://patrioty.org.ua/society/v-uriadi-roziasnyly-skilky-ukraintsi-matymut-perenesenykh-vykhidnykh-tv-svitkovykh-dniv-u-2022-rotsi-i-koly-same-404846.html',
    },
    { rule: '07-15 and if saturday, sunday then next monday since 2023', from: 2023, to: 2026, why: UA_LAW },
    { rule: '08-24 and if saturday, sunday then next monday', from: 2022, to: 2026, why: UA_LAW },
    {
      rule: '10-14 and if saturday, sunday then next monday since 2015 and prior to 2023',
      from: 2022,
      to: 2022,
      why: UA_LAW,
    },
    { rule: '10-01 and if saturday, sunday then next monday since 2023', from: 2023, to: 2026, why: UA_LAW },
    { rule: '12-25 and if saturday, sunday then next monday since 2017', from: 2022, to: 2026, why: UA_LAW },
    {
      rule: '06-28 and if saturday, sunday then next monday',
      to: 1996,
      why: 'the Constitution is of 28 June 1996; https://www.bagnet.org/news/society/1333998/ukraina-otmechaet-den-konstitutsii',
    },
    {
      rule: '08-24 and if saturday, sunday then next monday',
      to: 1991,
      why: 'independence was declared on 24 August 1991 (no address was found)',
    },
  ],
  rules: RULES,
  dates: [
    ...NOT_MOVED_1998,
    ...SECOND_MOVED,
    { date: '1999-05-31', kind: 'holiday', name: 'Pentecost', observed: true, source: ARTICLE_67_OF_1999 },
    { date: '1999-11-09', kind: 'holiday', name: 'October Revolution Day', observed: true, source: NOVEMBER_1999 },
  ],
});
