import { country } from '../country.js';
import { dateRows, inPeriods } from '../many-rows.js';
import { holidays, type ListedDate, onDates, type RuleRow } from '../vocabulary.js';
import { datesIn } from '../weekdays.js';

/**
 * South Korea, in place of the library (whose Seollal begins on the day itself instead of the eve, which has Hangul
 * Day in 1991 to 2012, no elections and no temporary holidays).
 *
 * The days are those of the Regulation on Holidays of Government and Public Offices (관공서의 공휴일에 관한 규정) and,
 * since 2022, of the Public Holidays Act: 2 January until 1998, Arbor Day until 2005, Constitution Day until 2007 and
 * again from 2026, Hangul Day again from 2013, Labour Day from 2026. Substitute holidays: since 2014 for Seollal and
 * Chuseok (Sunday or another holiday) and Children's Day (Saturday too), since August 2021 for the other national days
 * (Saturday and Sunday), since May 2023 for Buddha's Birthday and Christmas, since 2026 for Labour Day and Constitution
 * Day; two holidays on one weekday are made up too. The rules give 2004 to 2027 as the Astronomy and Space Science
 * Institute's lists have them (its files for 2004 to 2023 lack elections and temporary holidays of nine years, which
 * are listed here after other sources, and Hangul Day 2013).
 *
 * 1990 is left to no rule: in that year a holiday on a Sunday was made up on Monday, and 1 and 9 October were holidays.
 *
 * Lunar days are computed by the library's grammar, but for the years in which its Korean month is wrong (2033: the leap
 * month is the eleventh; 2058: the new moon of 18 September after midnight in Korea; nine after 2060), computed anew from
 * the new moons. Days after 2060 are for those that inherit: payment system and exchanges.
 *
 * Elections after 2026 follow article 34 of the Public Official Election Act for terms of full length and are
 * estimated; an election on, before or after a holiday is held a week later.
 */

const REGULATION = 'https://www.hankyung.com/article/202103237338Q';
/** Act 18291, articles 2 and 3, in force since 2022: the act as enacted. */
const ACT_2021 =
  'https://ko.m.wikisource.org/wiki/%EA%B3%B5%ED%9C%B4%EC%9D%BC%EC%97%90_%EA%B4%80%ED%95%9C_%EB%B2%95%EB%A5%A0_%28%EC%A0%9C18291%ED%98%B8%29';
/** The Ministry of Personnel Management's table of the days with and without substitutes, and since when. */
const TABLE_2023 =
  'https://mpm.go.kr/flexer/html/bbs_0000000000000029/20230315/C4F901F7FDF946f5B4314FA0337B2D5F.hwpx.files/Sections1.html';
const NEW_YEAR_1999 = 'https://www.joongang.co.kr/article/3729489';
const ABOLISHED = 'https://d.mir.pe/wiki/%EB%8C%80%ED%86%B5%EB%A0%B9%20%EC%84%A0%EA%B1%B0%EC%9D%BC';
const HANGUL_DAY_2013 = 'https://seojoohyun.com/2016/10/?m=0';
const CONSTITUTION_DAY_2026 = 'https://gndnews1.com/mobile/article.html?no=1166215';
const SUBSTITUTES_SUMMARY = 'https://m.edaily.co.kr/News/Read?mediaCodeNo=257&newsId=04798646632300712';
/** The same ministry, on the day of the Cabinet's decision. */
const SUBSTITUTES_2023 = 'https://m.korea.kr/news/policyFocusView.do?newsId=148914528';
const ALMANAC = 'https://www.data.go.kr/data/15012690/openapi.do';

const NEW_YEAR = { name: "New Year's Day", names: { ko: '1월 1일' } };
const SEOLLAL = { name: 'Lunar New Year (Seollal)', names: { ko: '설날' } };
const MARCH_FIRST = {
  name: 'Independence Movement Day',
  names: { ko: '3·1절' },
};
const ARBOR_DAY = { name: 'Arbor Day', names: { ko: '식목일' } };
const LABOUR_DAY = { name: 'Labour Day', names: { ko: '노동절' } };
const CHILDRENS_DAY = { name: "Children's Day", names: { ko: '어린이날' } };
const BUDDHA = { name: "Buddha's Birthday", names: { ko: '부처님 오신 날' } };
const MEMORIAL_DAY = { name: 'Memorial Day', names: { ko: '현충일' } };
const CONSTITUTION_DAY = { name: 'Constitution Day', names: { ko: '제헌절' } };
const LIBERATION_DAY = { name: 'Liberation Day', names: { ko: '광복절' } };
const CHUSEOK = { name: 'Chuseok', names: { ko: '추석' } };
const FOUNDATION_DAY = {
  name: 'National Foundation Day',
  names: { ko: '개천절' },
};
const HANGUL_DAY = { name: 'Hangul Day', names: { ko: '한글날' } };
const CHRISTMAS = { name: 'Christmas Day', names: { ko: '기독탄신일' } };

const FIRST = 1991;

const BY_REGULATION = { from: FIRST, to: 2021, source: REGULATION } as const;
const BY_ACT = { from: 2022, source: ACT_2021 } as const;

/** Years in which the library's Korean month is wrong: COMPUTED_ANEW has their days. */
const SEOLLAL_ANEW = [2070];
const BUDDHA_ANEW = [2069, 2097];
const CHUSEOK_ANEW = [2033, 2058, 2065, 2067, 2069, 2073, 2080, 2085, 2090, 2100];

const DAYS: readonly RuleRow[] = [
  ...inPeriods(
    [BY_REGULATION, BY_ACT],
    [
      { ...NEW_YEAR, rule: '01-01' },
      { ...SEOLLAL, rule: 'day before korean 01-0-01', exceptYears: SEOLLAL_ANEW },
      { ...SEOLLAL, rule: 'korean 01-0-01', exceptYears: SEOLLAL_ANEW },
      { ...SEOLLAL, rule: 'korean 01-0-02', exceptYears: SEOLLAL_ANEW },
      { ...MARCH_FIRST, rule: '03-01' },
      { ...CHILDRENS_DAY, rule: '05-05' },
      { ...BUDDHA, rule: 'korean 04-0-08', exceptYears: BUDDHA_ANEW },
      { ...MEMORIAL_DAY, rule: '06-06' },
      { ...LIBERATION_DAY, rule: '08-15' },
      { ...FOUNDATION_DAY, rule: '10-03' },
      { ...CHRISTMAS, rule: '12-25' },
    ],
  ),
  ...inPeriods(
    [BY_REGULATION, BY_ACT],
    [
      { ...CHUSEOK, rule: 'korean 08-0-14', exceptYears: CHUSEOK_ANEW },
      { ...CHUSEOK, rule: 'korean 08-0-15', exceptYears: CHUSEOK_ANEW },
      { ...CHUSEOK, rule: 'korean 08-0-16', exceptYears: CHUSEOK_ANEW },
    ],
  ),
  ...inPeriods([{ from: 2013, to: 2021, source: HANGUL_DAY_2013 }, BY_ACT], [{ ...HANGUL_DAY, rule: '10-09' }]),
  { ...NEW_YEAR, rule: '01-02', from: FIRST, to: 1998, source: NEW_YEAR_1999 },
  { ...ARBOR_DAY, rule: '04-05', from: FIRST, to: 2005, source: ABOLISHED },
  { ...LABOUR_DAY, rule: '05-01', from: 2026, source: ALMANAC, basis: 'notice' },
  { ...CONSTITUTION_DAY, rule: '07-17', from: FIRST, to: 2007, source: ABOLISHED },
  {
    ...CONSTITUTION_DAY,
    rule: '07-17',
    from: 2026,
    source: ALMANAC,
    basis: 'notice',
    note: `By the act as amended in 2026: ${CONSTITUTION_DAY_2026}`,
  },
];

const THREE_DAYS_AND_SUNDAY = 'if monday then next wednesday if saturday then next monday if sunday then next tuesday';
const WEEKEND = 'if saturday,sunday then next monday';

const SUBSTITUTES: readonly RuleRow[] = [
  {
    ...SEOLLAL,
    rule: `substitutes korean 01-0-01 ${THREE_DAYS_AND_SUNDAY}`,
    from: 2014,
    exceptYears: SEOLLAL_ANEW,
    source: TABLE_2023,
    basis: 'notice',
  },
  {
    ...CHUSEOK,
    rule: `substitutes korean 08-0-15 ${THREE_DAYS_AND_SUNDAY}`,
    from: 2014,
    exceptYears: CHUSEOK_ANEW,
    source: TABLE_2023,
    basis: 'notice',
  },
  {
    ...CHILDRENS_DAY,
    rule: `substitutes 05-05 ${WEEKEND}`,
    from: 2014,
    source: TABLE_2023,
    basis: 'notice',
  },
  {
    ...LIBERATION_DAY,
    rule: `substitutes 08-15 ${WEEKEND}`,
    from: 2021,
    source: TABLE_2023,
    basis: 'notice',
  },
  {
    ...FOUNDATION_DAY,
    rule: `substitutes 10-03 ${WEEKEND}`,
    from: 2021,
    source: TABLE_2023,
    basis: 'notice',
  },
  {
    ...HANGUL_DAY,
    rule: `substitutes 10-09 ${WEEKEND}`,
    from: 2021,
    source: TABLE_2023,
    basis: 'notice',
  },
  {
    ...MARCH_FIRST,
    rule: `substitutes 03-01 ${WEEKEND}`,
    from: 2022,
    source: TABLE_2023,
    basis: 'notice',
  },
  {
    ...BUDDHA,
    rule: `substitutes korean 04-0-08 ${WEEKEND}`,
    from: 2023,
    exceptYears: BUDDHA_ANEW,
    source: SUBSTITUTES_2023,
    basis: 'notice',
  },
  {
    ...CHRISTMAS,
    rule: `substitutes 12-25 ${WEEKEND}`,
    from: 2023,
    source: SUBSTITUTES_2023,
    basis: 'notice',
  },
  {
    ...LABOUR_DAY,
    rule: `substitutes 05-01 ${WEEKEND}`,
    from: 2026,
    source: ALMANAC,
    basis: 'notice',
  },
  {
    ...CONSTITUTION_DAY,
    rule: `substitutes 07-17 ${WEEKEND}`,
    from: 2026,
    source: ALMANAC,
    basis: 'notice',
    note: 'doubt: the decree was announced as a follow-up of the act; the almanac for 2027 has 19 July.',
  },
];

/** Days of the years in which the library's Korean month is wrong. */
const ANEW = {
  kind: 'holiday',
  source: ACT_2021,
  note: 'Computed from the new moon of its month in Korean time.',
} as const;

const COMPUTED_ANEW: readonly ListedDate[] = [
  ...onDates(datesIn('2070-02-10 2070-02-11 2070-02-12'), { ...SEOLLAL, ...ANEW }),
  ...onDates(datesIn('2069-04-28 2097-05-19'), { ...BUDDHA, ...ANEW }),
  ...onDates(
    datesIn(
      '2033-09-07 2033-09-08 2033-09-09 2058-10-01 2058-10-02 2065-09-14 2065-09-15 2065-09-16 2067-09-22 2067-09-23 ' +
        '2067-09-24 2069-09-28 2069-09-29 2069-09-30 2073-09-15 2073-09-16 2073-09-17 2080-09-27 2080-09-28 2080-09-29 ' +
        '2085-10-02 2085-10-03 2085-10-04 2090-09-07 2090-09-08 2090-09-09 2100-09-17 2100-09-18 2100-09-19',
    ),
    { ...CHUSEOK, ...ANEW },
  ),
];

/** Days made up because two holidays fall on one day or their substitute holidays do, and those of days computed anew. */
const COLLISIONS: readonly ListedDate[] = [
  {
    ...CHUSEOK,
    date: '2017-10-06',
    kind: 'holiday',
    observed: true,
    source: ALMANAC,
  },
  {
    ...CHILDRENS_DAY,
    date: '2025-05-06',
    kind: 'holiday',
    observed: true,
    source: ALMANAC,
  },
  ...dateRows({ kind: 'holiday', observed: true, source: SUBSTITUTES_SUMMARY }, [
    // National Foundation Day is the day of Chuseok.
    { ...CHUSEOK, date: '2028-10-05', source: TABLE_2023 },
    { ...BUDDHA, date: '2036-05-06' },
    { ...CHUSEOK, date: '2036-10-07' },
    { ...LABOUR_DAY, date: '2039-05-03' },
    { ...CHUSEOK, date: '2039-10-05' },
    { ...CHILDRENS_DAY, date: '2044-05-06' },
    { ...CHUSEOK, date: '2047-10-07' },
    { ...CHILDRENS_DAY, date: '2052-05-07' },
    { ...FOUNDATION_DAY, date: '2055-10-07' },
    { ...CHUSEOK, date: '2058-10-04' },
    { ...CHILDRENS_DAY, date: '2063-05-08' },
    { ...BUDDHA, date: '2066-05-04' },
    { ...FOUNDATION_DAY, date: '2066-10-06' },
    { ...BUDDHA, date: '2069-04-29' },
    { ...CHUSEOK, date: '2069-10-01' },
    { ...CHUSEOK, date: '2073-09-18' },
    { ...CHUSEOK, date: '2080-09-30' },
    { ...CHILDRENS_DAY, date: '2082-05-06' },
    { ...FOUNDATION_DAY, date: '2082-10-08' },
    { ...BUDDHA, date: '2085-05-02' },
    { ...CHUSEOK, date: '2085-10-05' },
    { ...FOUNDATION_DAY, date: '2093-10-08' },
    { ...CHUSEOK, date: '2096-10-04' },
    { ...BUDDHA, date: '2097-05-20' },
    { ...CHUSEOK, date: '2100-09-20' },
  ]),
];

const TEMPORARY = {
  name: 'Temporary public holiday',
  names: { ko: '임시공휴일' },
};
const ASSEMBLY = {
  name: 'National Assembly election day',
  names: { ko: '국회의원 선거일' },
};
const PRESIDENT = {
  name: 'Presidential election day',
  names: { ko: '대통령 선거일' },
};
const LOCAL = {
  name: 'Local elections day',
  names: { ko: '전국동시지방선거일' },
};

const WORLD_CUP = 'http://www.ytn.co.kr/_ln/0101_201508042107220373';
const PRESIDENTIAL_ELECTIONS =
  'https://www.weblio.jp/content/%E6%AD%B4%E4%BB%A3%E5%A4%A7%E7%B5%B1%E9%A0%98%E9%81%B8%E6%8C%99%E3%81%AE%E4%B8%80%E8%A6%A7';
const ASSEMBLY_ELECTION_1992 =
  'https://wiwiwiki.kfd.me/wiki/1992%E5%B9%B4%E5%A4%A7%E9%9F%93%E6%B0%91%E5%9C%8B%E5%9C%8B%E6%9C%83%E9%81%B8%E8%88%89';
const ASSEMBLY_ELECTION_1996 =
  'https://wikiwand.com/ko/articles/%EB%8C%80%ED%95%9C%EB%AF%BC%EA%B5%AD_%EC%A0%9C15%EB%8C%80_%EC%B4%9D%EC%84%A0';
const ASSEMBLY_ELECTION_2000 =
  'https://yeoju.go.kr/history/selectYeojuSisaThemaWebList.do?key=1642&yeojuSisaThemaNo=3241';
const LOCAL_ELECTION_1995 =
  'https://contents.archives.go.kr/next/newsearch/listSubjectDescription.do?id=000635&sitePage=1-2-1';
const LOCAL_ELECTIONS =
  'https://namu.mirror.wiki/w/%EC%A0%9C3%ED%9A%8C%20%EC%A0%84%EA%B5%AD%EB%8F%99%EC%8B%9C%EC%A7%80%EB%B0%A9%EC%84%A0%EA%B1%B0';
const LOCAL_ELECTION_2006 = 'https://m.sedaily.com/NewsViewAmp/1HRMIW81BY';
const ASSEMBLY_ELECTION_2004 = 'https://sisa.pyeongtaek.go.kr/bbs/board.php?bo_table=ca10&wr_id=32';
const ASSEMBLY_ELECTION_2008 =
  'https://readonly.wiki/w/%EA%B5%AD%ED%9A%8C%EC%9D%98%EC%9B%90%20%EC%84%A0%EA%B1%B0%EC%9D%BC';
/** Tells of both elections. */
const ELECTIONS_2022 = 'https://m.blog.naver.com/gimdh0930/222661756883';
const LOCAL_ELECTION_2010 = 'https://readonly.wiki/w/%EC%A7%80%EB%B0%A9%EC%84%A0%EA%B1%B0%EC%9D%BC';
const ELECTION_ACT = 'https://party.nec.go.kr/site/eng/02/10203000000002020070611.jsp';
const LOCAL_ELECTION_1991 =
  'http://175.212.21.90:5504/history/selectYeojuSisaThemaWebList.do?key=1642&yeojuSisaThemaNo=3249';
const TEMPORARY_HOLIDAYS_2006 = 'https://donga.com/news/amp/all/20060425/8299947/1';
const ELECTIONS_BEFORE_2006 =
  'The elections of local councils were declared temporary holidays until 2006 ' +
  '(https://donga.com/news/amp/all/20060425/8299947/1). doubt: no text of 1991; compilations of the exchange have the day.';
const DATE_ONLY = {
  basis: 'rule',
  note: 'The page tells the date of the election; election days were temporary holidays until 2006.',
} as const;

const LOCAL_1991 = { name: 'Local elections day', names: { ko: '지방선거일' } };

/** First Wednesday from the 50th, 30th and 70th day before the end of the term. */
const FUTURE_ELECTIONS: readonly ListedDate[] = [
  ...holidays(
    ASSEMBLY.name,
    ELECTION_ACT,
    '2028-04-12 2032-04-14 2036-04-09 2040-04-11 2044-04-13 2048-04-15 2052-04-10 2056-04-12 2060-04-14 ' +
      '2064-04-09 2068-04-11 2072-04-13 2076-04-15 2080-04-10 2084-04-12 2088-04-14 2092-04-09 2096-04-11 2100-04-14',
    { names: ASSEMBLY.names, status: 'estimated', note: 'If the term is served out and the law stays as it is.' },
  ),
  ...holidays(
    'Local elections day',
    ELECTION_ACT,
    '2030-06-12 2034-05-31 2038-06-02 2042-06-04 2046-06-13 2050-06-01 2054-06-03 2058-06-12 2062-05-31 ' +
      '2066-06-02 2070-06-04 2074-06-13 2078-06-01 2082-06-03 2086-06-12 2090-05-31 2094-06-02 2098-06-04',
    { names: LOCAL.names, status: 'estimated', note: 'If the term is served out and the law stays as it is.' },
  ),
  ...holidays(
    PRESIDENT.name,
    ELECTION_ACT,
    '2030-03-27 2035-03-28 2040-03-28 2045-03-29 2050-03-30 2055-03-31 2060-03-31 2065-03-25 ' +
      '2070-03-26 2075-03-27 2080-03-27 2085-03-28 2090-03-29 2095-03-30 2100-03-31',
    { names: PRESIDENT.names, status: 'estimated', note: 'If the term is served out and the law stays as it is.' },
  ),
];

export default country({
  id: 'KR',
  name: 'South Korea',
  doubtful: [
    {
      named: ['lection'],
      years: '1991',
      note: 'That the local elections of March and June 1991 were days off rests on the practice told in 2006 and on compilations of the exchange.',
    },
    {
      named: ['lection'],
      years: '1992-2006',
      note: 'Of the elections of 1992 to 2004 only the dates were read; that election days were declared temporary holidays is told of all until 2006.',
    },
    {
      named: ['Labour'],
      years: '2026-',
      note: "The text of the decree of 2026 on Labour Day was not found: its substitute holiday is in the Institute's list for 2027.",
    },
    {
      on: '2092-02-07 2092-02-08 2092-02-09',
      note: 'The new moon is three minutes after midnight in Korea: Seollal may begin a day earlier.',
    },
  ],
  localName: '대한민국',
  otherNames: 'Korea, Republic of Korea',
  cities: 'Seoul',
  currencies: ['KRW'],
  timezone: 'Asia/Seoul',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2002-07-01', days: [6, 7] },
    ],
    source: 'https://www.atmmarketplace.com/news/shorter-work-week-may-boost-atm-usage-in-s-korea',
    note:
      'All banks from July 2002 (first Saturday: the 6th). Government offices: one Saturday a month off since ' +
      'April 2002, two from July 2004, all from July 2005 ' +
      '(https://donga.com/en/article/all/20031210/232315/1?m=kor).',
  },
  years: {
    from: 1991,
    why: 'in 1990 a holiday on a Sunday was made up on Monday, and 1 and 9 October were holidays: not entered',
  },
  rules: [...DAYS, ...SUBSTITUTES],
  dates: [
    ...COMPUTED_ANEW,
    ...COLLISIONS,
    ...dateRows({ kind: 'holiday' }, [
      { ...LOCAL_1991, date: '1991-03-26', source: LOCAL_ELECTION_1991, note: ELECTIONS_BEFORE_2006 },
      { ...LOCAL_1991, date: '1991-06-20', source: TEMPORARY_HOLIDAYS_2006, note: ELECTIONS_BEFORE_2006 },
      { ...ASSEMBLY, date: '1992-03-24', source: ASSEMBLY_ELECTION_1992, ...DATE_ONLY },
      { ...PRESIDENT, date: '1992-12-18', source: PRESIDENTIAL_ELECTIONS, ...DATE_ONLY },
      { ...LOCAL, date: '1995-06-27', source: LOCAL_ELECTION_1995, ...DATE_ONLY },
      { ...ASSEMBLY, date: '1996-04-11', source: ASSEMBLY_ELECTION_1996, ...DATE_ONLY },
      { ...PRESIDENT, date: '1997-12-18', source: PRESIDENTIAL_ELECTIONS, ...DATE_ONLY },
      { ...LOCAL, date: '1998-06-04', source: LOCAL_ELECTIONS, ...DATE_ONLY },
      { ...ASSEMBLY, date: '2000-04-13', source: ASSEMBLY_ELECTION_2000, ...DATE_ONLY },
      { ...LOCAL, date: '2002-06-13', source: LOCAL_ELECTIONS, ...DATE_ONLY },
      { ...TEMPORARY, date: '2002-07-01', source: WORLD_CUP, note: 'The day after the football World Cup.' },
      { ...PRESIDENT, date: '2002-12-19', source: PRESIDENTIAL_ELECTIONS, ...DATE_ONLY },
      { ...ASSEMBLY, date: '2004-04-15', source: ASSEMBLY_ELECTION_2004, ...DATE_ONLY },
      { ...LOCAL, date: '2006-05-31', source: LOCAL_ELECTION_2006 },
      { ...PRESIDENT, date: '2007-12-19', source: PRESIDENTIAL_ELECTIONS },
      { ...ASSEMBLY, date: '2008-04-09', source: ASSEMBLY_ELECTION_2008, note: 'By the rule told there.' },
      { ...LOCAL, date: '2010-06-02', source: LOCAL_ELECTION_2010 },
      { ...ASSEMBLY, date: '2012-04-11', source: ASSEMBLY_ELECTION_2008, note: 'By the rule told there.' },
      { ...PRESIDENT, date: '2012-12-19', source: 'https://www.kbsm.net/news/view.php?idx=83221' },
      { ...LOCAL, date: '2014-06-04', source: 'https://cm.asiae.co.kr/article/2014060313472611825' },
      { ...TEMPORARY, date: '2015-08-14', source: WORLD_CUP, note: 'For the 70th anniversary of Liberation Day.' },
      { ...ASSEMBLY, date: '2016-04-13', source: 'https://bizn.donga.com/realestate/3/all/20160212/76421014/1' },
      {
        ...TEMPORARY,
        date: '2016-05-06',
        source: 'https://wowtv.co.kr/NewsCenter/News/Read?articleId=X20160426135554',
      },
      { ...PRESIDENT, date: '2017-05-09', source: 'http://kukinews.com/news/article.html?no=439540' },
      { ...TEMPORARY, date: '2017-10-02', source: 'https://m.newspim.com/news/view/20170905000070' },
      { ...LOCAL, date: '2018-06-13', source: 'https://m.ajunews.com/amp/20180501083556086' },
      { ...ASSEMBLY, date: '2020-04-15', source: 'http://mywhite1004.tistory.com/49' },
      { ...TEMPORARY, date: '2020-08-17', source: 'https://www.kmib.co.kr/article/view_amp.asp?arcid=0014823701' },
      { ...PRESIDENT, date: '2022-03-09', source: ELECTIONS_2022 },
      { ...LOCAL, date: '2022-06-01', source: ELECTIONS_2022 },
      { ...TEMPORARY, date: '2023-10-02', source: 'https://m.korea.kr/news/policyNewsView.do?newsId=148919798' },
      { ...ASSEMBLY, date: '2024-04-10', source: ALMANAC },
      { ...TEMPORARY, date: '2024-10-01', source: ALMANAC },
      { ...TEMPORARY, date: '2025-01-27', source: ALMANAC },
      { ...PRESIDENT, date: '2025-06-03', source: ALMANAC },
      { ...LOCAL, date: '2026-06-03', source: ALMANAC },
    ]),
    ...FUTURE_ELECTIONS,
  ],
});
