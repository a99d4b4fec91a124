import type { WeekendRow } from './tables.js';

/**
 * The weekends of the library's countries since 1990. WEEKENDS has a row for every country (or subdivision, `CC:SUB`)
 * whose weekend was ever another than Saturday and Sunday, or whose Saturdays are in doubt; SATURDAY_SUNDAY names the
 * others. Each country of the library stands in exactly one of the two; a subdivision without a row has its country's.
 *
 * The weekend is the official one, of government offices. A day counts when offices are closed on it the whole day,
 * every week: half days and alternate Saturdays do not count, the note tells of them. Where government offices had only
 * one free day, a second day on which all banks close by rule counts from the day the banks began (JP, KR, EG, PK in
 * 2022). A week shortened for a time, to save fuel for instance, is not a weekend and stands in the note.
 *
 * A start is the day the change took effect, as the source tells it; stand-ins are named as such. Where a six-day week
 * of the 1990s is possible but no source settles it, the row keeps Saturday and Sunday and says so.
 *
 * Made in November 2026 from statutes, government and press pages, one address a row.
 */
export const WEEKENDS: readonly WeekendRow[] = [
  {
    id: 'AE',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '1999-01-01', days: [4, 5] },
      { start: '2006-09-01', days: [5, 6] },
      { start: '2022-01-01', days: [6, 7] },
    ],
    source: 'https://www.khaleejtimes.com/government/uae-new-workweek-is-this-the-first-weekend-shift',
    note:
      'Friday alone until 1999, Thursday and Friday 1999 to 2006: only the year is given, 1 January 1999 stands in ' +
      'for the day; the BBC of May 2006 (http://news.bbc.co.uk/2/hi/middle_east/4991068.stm) puts Thursday and ' +
      'Friday "a decade ago". From 2022 Friday is a half working day of the federal government. Sharjah (Friday to ' +
      'Sunday since 2022) is not told apart.',
  },
  {
    id: 'AL',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'A six-day week in the first years after 1990 is likely; no source settles until when.',
  },
  {
    id: 'BD',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '1997-05-31', days: [5, 6] },
      { start: '2001-11-05', days: [5] },
      { start: '2005-09-09', days: [5, 6] },
    ],
    source: 'http://www.thedailystar.net/2005/09/06/d5090601011.htm',
    note:
      'The page gives the 2005 decision, banks included, and the cancellation of 5 November 2001; it puts the ' +
      'first two-day weekend in June 1997, a later account on Saturday 31 May 1997 ' +
      '(https://endroar.com/sundays-weekend-is-like-friday/).',
  },
  {
    id: 'BH',
    weekend: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2006-09-01', days: [5, 6] },
    ],
    source: 'https://theworldtomorrow.wikileaks.org/plusd/cables/06MANAMA1392_a.html',
    note:
      'A diplomatic report of 2006: Thursday was added to Friday in 1990, the day is not told, so that the first ' +
      'months of 1990 may have had Friday alone. Banks and much of business closed on Saturday instead of Thursday ' +
      'before 2006.',
  },
  {
    id: 'BN',
    weekend: [{ start: '1990-01-01', days: [5, 7] }],
    source: 'https://kopitalkmho.blogspot.com/2025/08/work-life-balance-was-promised-in-2022.html',
    note:
      'Government offices work Monday to Thursday and Saturday, a schedule said to stand since the early 1960s; ' +
      'banks and most companies open on Friday and close, wholly or at noon, on Saturday.',
  },
  {
    id: 'CN',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '1995-05-01', days: [6, 7] },
    ],
    source: 'http://enread.com/job/law/24873.html',
    note:
      'State Council Decree 146 (in force 1 March 1994) and its revision of 25 March 1995 (in force 1 May 1995). ' +
      'From 1 March 1994 to 30 April 1995 every other Saturday was free (44-hour week), beginning with the first ' +
      'week: not entered here. Enterprises had until 1997. Saturdays worked in exchange for bridge days are ' +
      'working weekend days, not weekends.',
  },
  {
    id: 'CU',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'Alternate working Saturdays of state offices: not settled by any source found.',
  },
  {
    id: 'DJ',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '2017-01-01', days: [5, 6] },
    ],
    source: 'https://human-village.org/spip.php?article258',
    note:
      'Government offices worked Saturday to Thursday until the end of 2016. The weekend of banks before that was ' +
      'not settled.',
  },
  {
    id: 'DZ',
    weekend: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2009-08-14', days: [5, 6] },
    ],
    source: 'https://djazairess.com/fr/liberte/118659',
    note:
      'Thursday and Friday since 1976. Banks had moved to Friday and Saturday some years before the ' +
      'administration.',
  },
  {
    id: 'EG',
    weekend: [{ start: '1990-01-01', days: [5, 6] }],
    source: 'http://weekly.ahram.org.eg/Archive/1999/459/eg7.htm',
    note:
      'Banks close on Friday and Saturday; that they did so from 1990 on is assumed, no source of that time was ' +
      'found. The page shows that civil servants still worked six days (Friday off) in 1999, with Thursday also ' +
      'off in that Ramadan; today they have Friday and Saturday ' +
      '(https://www.al-monitor.com/pulse/originals/2018/08/egypt-public-sector-employees-reduce-' +
      'working-days.html). When their second day came was not found.',
  },
  {
    id: 'EH',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'http://bdj.mmsp.gov.ma/Fr/Document/1983-D%C3%A9cret-n-2-05-916-du-13-joumada-II-1426-20-juill.aspx',
    note: "The Moroccan administration's week; that of the camps at Tindouf (Friday) is another. Before 2005: see MA.",
  },
  {
    id: 'GM',
    weekend: [
      { start: '1990-01-01', days: [6, 7] },
      { start: '2013-02-01', days: [5, 6, 7] },
      { start: '2017-02-06', days: [6, 7] },
    ],
    source: 'https://www.bbc.com/news/world-africa-38856604',
    note:
      'Four-day week of the public sector from 1 February 2013; schools and banks could work on Saturday instead. ' +
      'Its end was announced in the first days of February 2017, the day it took effect is not told: the first ' +
      'Friday worked was the 3rd or the 10th. Saturday mornings of the 1990s were not settled.',
  },
  {
    id: 'GQ',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'Lists name a six-day week (labour law); that of government offices was not settled.',
  },
  {
    id: 'HK',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '2006-07-01', days: [6, 7] },
    ],
    source: 'http://www.info.gov.hk/gia/general/200605/08/P200605080144.htm',
    note:
      'Half-day Saturdays before. Government in three phases (1 July 2006, 1 January 2007, 1 July 2007); banks ' +
      'clear and settle Monday to Friday only since 4 September 2006 ' +
      '(https://eaa.org.hk/en-us/Compliance/Practice-circulars/5-Day-Clearing-Week), though branches still open on ' +
      'Saturday mornings. By statute only Sunday is a general holiday.',
  },
  {
    id: 'ID',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '1995-09-27', days: [6, 7] },
    ],
    source: 'https://ru.scribd.com/doc/82393515/Keppres-68-1995-Hari-Kerja-Di-Lingk-Lembaga-Pemerintah',
    note:
      'Presidential Decision 68 of 27 September 1995, for the central government and Jakarta, after a trial of a ' +
      'year; regional governments followed one by one, some kept six days. The five-day week of banks may be ' +
      'earlier: not settled.',
  },
  {
    id: 'IL',
    weekend: [{ start: '1990-01-01', days: [5, 6] }],
    source: 'http://www.jewishideasdaily.com/920/features/a-two-day-weekend-in-israel/?print',
    note:
      'Friday is free in government offices and most of business, but a short working day of schools and of many ' +
      'bank branches (the page, of 2011, has banks open). When the civil service took its five-day week was not ' +
      'settled; Friday afternoons and Saturday are free at all times.',
  },
  {
    id: 'IN',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source:
      'https://www.praja.net/t/dopt-o-m-dt-21-05-1985-introduction-of-5-day-week-in-the-administrative-' +
      'offices-of-the-government-of-india-no-13-4-85-jca/1073',
    note:
      'Central government: five-day week since 3 June 1985. Banks were open on Saturdays until August 2015, since ' +
      '1 September 2015 they close on the second and the fourth Saturday only. State governments differ (many ' +
      'close on second Saturdays).',
  },
  {
    id: 'IR',
    weekend: [{ start: '1990-01-01', days: [5] }],
    source: 'https://www.tehrantimes.com/news/510549/Parliament-votes-for-Thursdays-to-become-Iran-s-2nd-weekend-day',
    note:
      'Friday is the weekly holiday, Thursday a half day. Ministries in Tehran have closed on Thursdays since ' +
      'before November 2002 (https://shenasname.ir/subjects/morakhasi/121-1391-05-16-08-31-41), banks opened on ' +
      'Thursday mornings; from May to September 2025 Tehran and other provinces closed offices and banks on ' +
      'Thursdays by order. Parliament voted Saturday on 15 May 2024 (rejected by the Guardian Council) and ' +
      'Thursday on 5 March 2025, banks exempt: no entry into force found.',
  },
  {
    id: 'JP',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://oisr-org.ws.hosei.ac.jp/research/dglb/explanation/exp_detail/?exp_id=4-012-9003676',
    note:
      'Banks, insurers and exchanges close every Saturday since 4 February 1989. Government offices closed on two ' +
      'Saturdays a month from January 1989 and, as far as known (no page found), on all from May 1992.',
  },
  {
    id: 'KM',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '2025-09-30', days: [6, 7] },
    ],
    source:
      'https://alwatwan.net/societe/administration-publique-i-les-nouveaux-horaires-applicables-dès-le-30-' +
      'septembre.html',
    note:
      'Decree 25-115/PR: until then offices also worked on Friday (8 to 11) and Saturday (8 to 12) mornings. How ' +
      'far back that six-day week reaches, and the week of banks, were not settled.',
  },
  {
    id: 'KR',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '2002-07-01', days: [6, 7] },
    ],
    source: 'https://www.atmmarketplace.com/news/shorter-work-week-may-boost-atm-usage-in-s-korea',
    note:
      'All banks from July 2002 (first Saturday: the 6th). Government offices: one Saturday a month off since ' +
      'April 2002, two from July 2004, all from July 2005 ' +
      '(https://donga.com/en/article/all/20031210/232315/1?m=kor).',
  },
  {
    id: 'LK',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://thesrilankatime.com/govt-declares-wednesdays-holiday-for-public-sector-80499225',
    note:
      'From 18 March 2026 government offices, courts and schools closed on Wednesdays too, until further notice, ' +
      'to save fuel: not entered, its end was not found. A Friday holiday of June 2022 was of the same kind.',
  },
  {
    id: 'LY',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '2012-01-01', days: [5, 6] },
    ],
    source: 'https://anba.com.br/libios-dois-dias-de-descanso-semanal',
    note:
      'The page (undated, after the fall of the former government in 2011) reports Friday and Saturday instead of ' +
      'Friday alone: 1 January 2012 stands in for the day. Earlier spells of a two-day weekend were not settled.',
  },
  {
    id: 'MA',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'http://bdj.mmsp.gov.ma/Fr/Document/1983-D%C3%A9cret-n-2-05-916-du-13-joumada-II-1426-20-juill.aspx',
    note:
      'Decree 2-05-916 of 20 July 2005: Monday to Friday. Whether offices worked on Saturday mornings before was ' +
      'not settled.',
  },
  {
    id: 'MR',
    weekend: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2001-03-14', days: [5, 6] },
      { start: '2005-04-02', days: [6, 7] },
      { start: '2007-12-14', days: [5, 6] },
      { start: '2014-10-01', days: [6, 7] },
    ],
    source:
      'https://www.qppstudio.net/public-holidays-news/2014/mauritania-reverts-to-saturday-sunday-weekends-008111.htm',
    note:
      "The page names 14 March 2001, 8 March 2005, 13 December 2007 (the cabinet's decision, in force later) and " +
      '1 October 2014. Reports of the time put the change of 2005 some days after the decree of 30 March ' +
      '(https://djazairess.com/fr/liberte/37322), to the day or two; they differ on the weekend it ended: Friday ' +
      'and Saturday ' +
      '(http://www.thenewhumanitarian.org/news/2005/04/06/working-week-changed-line-economic-partners) or Thursday ' +
      'and Friday (https://jeuneafrique.com/117059/archives-thematique/retour-au-week-end-universel). The former ' +
      'is followed.',
  },
  {
    id: 'MU',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://tradeportal.accio.gencat.cat/ca/mercats-potencials/illa-maurici/horari',
    note:
      'Saturday mornings of government offices in the 1990s were not settled; some bank branches open on Saturday ' +
      'mornings.',
  },
  {
    id: 'MY',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '2005-07-01', days: [6, 7] },
    ],
    source: 'http://pgoh13.com/5day_week.php',
    note:
      'Five-day week of civil servants since 1 July 2005, banks followed. Saturday was a half day before; shortly ' +
      'before 2005 the first and the third Saturday of the month were free ' +
      '(http://surf-my.blogspot.com/2005/06/five-day-week-from-july-1.html), since when was not settled.',
  },
  {
    id: 'MY:01',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '1994-01-01', days: [7] },
      { start: '2005-07-01', days: [6, 7] },
      { start: '2014-01-01', days: [5, 6] },
      { start: '2025-01-01', days: [6, 7] },
    ],
    source: 'https://www.thestar.com.my/news/nation/2024/10/07/johor039s-weekend-to-be-saturday-sunday-from-jan-1-2025',
    note:
      'Johor. The change of 1 January 1994: ' +
      'http://www.malaysiandigest.com/opinion/480345-does-the-change-of-weekend-days-in-johor-benefit-' +
      'muslims-only.html. Before, Friday; how much of Saturday or Thursday was free then was not settled. Banks ' +
      'kept Saturday and Sunday from 2014 to 2024.',
  },
  {
    id: 'MY:02',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '2005-07-01', days: [5, 6] },
    ],
    source:
      'https://nst.com.my/amp/news/nation/2024/12/1154163/last-working-sunday-johor-state-reverts-saturday-' +
      'sunday-weekend',
    note:
      'Kedah. That Friday and Saturday began with the five-day week of July 2005 is inferred from the federal ' +
      'change; before, Friday, with Thursday or Saturday a half day: not settled.',
  },
  {
    id: 'MY:03',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '2005-07-01', days: [5, 6] },
    ],
    source:
      'https://nst.com.my/amp/news/nation/2024/12/1154163/last-working-sunday-johor-state-reverts-saturday-' +
      'sunday-weekend',
    note:
      'Kelantan. That Friday and Saturday began with the five-day week of July 2005 is inferred from the federal ' +
      'change; before, Friday, with Thursday or Saturday a half day: not settled.',
  },
  {
    id: 'MY:09',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '2005-07-01', days: [6, 7] },
    ],
    source:
      'http://www.malaysiandigest.com/opinion/480345-does-the-change-of-weekend-days-in-johor-benefit-' +
      'muslims-only.html',
    note:
      'Perlis. It had Friday and went over to Saturday and Sunday some time after Johor (1994); the day was not ' +
      "found, so the country's weekend is used throughout and the years before the change are wrong.",
  },
  {
    id: 'MY:11',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '2005-07-01', days: [5, 6] },
    ],
    source:
      'https://nst.com.my/amp/news/nation/2024/12/1154163/last-working-sunday-johor-state-reverts-saturday-' +
      'sunday-weekend',
    note:
      'Terengganu. That Friday and Saturday began with the five-day week of July 2005 is inferred from the federal ' +
      'change; before, Friday, with Thursday or Saturday a half day: not settled.',
  },
  {
    id: 'PH',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://jur.ph/law/facts/prescribing-office-hours-government-bureaus-corporations',
    note:
      'Executive Order 251 of 1957: Monday to Friday. Four-day weeks of government offices in April and May 2005 ' +
      '(https://elibrary.judiciary.gov.ph/thebookshelf/showdocsfriendly/10/51643) and from March 2026 are not ' +
      'entered.',
  },
  {
    id: 'PK',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '1997-03-01', days: [7] },
      { start: '2010-04-26', days: [6, 7] },
      { start: '2010-11-27', days: [7] },
      { start: '2011-10-15', days: [6, 7] },
      { start: '2022-04-13', days: [7] },
      { start: '2022-05-06', days: [6, 7] },
    ],
    source: 'https://nation.com.pk/14-Oct-2011/banks-to-observe-two-days-weekly-off-sbp',
    note:
      'Friday since 1977. Sunday was declared in February 1997; the day it took effect was not found, 1 March is ' +
      'an assumption. Saturdays of banks and federal offices: free from 26 April 2010 ' +
      '(https://nation.com.pk/23-Apr-2010/two-weekly-holidays-for-banks-and-government-offices), worked from 27 ' +
      'November 2010 ' +
      '(http://qppstudio-public-holidays-news.blogspot.com/2010/11/pakistan-moves-to-sunday-weekends.html), free ' +
      'from 15 October 2011. An order of March 2013 to work on Saturdays seems not to have lasted. In 2022 banks ' +
      'worked on Saturdays from 13 April to 6 May ' +
      '(https://www.geo.tv/latest/415478-state-bank-of-pakistan-reinstates-saturday-holidays-for-banks), federal ' +
      'offices until 8 June. Fridays off in federal offices from March 2026 (banks open) are not entered. Punjab ' +
      'and others work six days.',
  },
  {
    id: 'RO',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '1990-10-01', days: [6, 7] },
    ],
    source: 'https://pensii.ro/legislatie/decret-lege-nr-95-1990/',
    note:
      'Decree-law 95 of 14 March 1990: two free Saturdays a month from 1 March, the five-day week by the end of ' +
      'the third quarter of 1990, at different times in different branches.',
  },
  {
    id: 'SA',
    weekend: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2013-06-29', days: [5, 6] },
    ],
    source:
      'https://www.crowell.com/en/insights/client-alerts/saudi-arabia-changes-weekend-to-friday-saturday-' +
      'from-29-june-2013',
    note:
      'Royal Order A/185: ministries, central bank, banks and the exchange. Thursday 27 June 2013 was the last one ' +
      'free.',
  },
  {
    id: 'SD',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '2008-01-12', days: [5, 6] },
    ],
    source: 'http://qppstudio-public-holidays-news.blogspot.com/2008/01/sudans-capital-state-extends-weekends.html',
    note:
      'The decision of Khartoum State, for the public and the private sector; when the other states followed was ' +
      'not settled.',
  },
  {
    id: 'SG',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '2004-09-01', days: [6, 7] },
    ],
    source: 'https://www.mfa.gov.sg/Overseas-Mission/Manila/Mission-Updates/2004/08/press_200409',
    note:
      'Five-day week of the civil service, announced on 22 August 2004; the day is that of one ministry, others ' +
      'may differ by weeks, and some counters stayed open on Saturday mornings. Banks went over one by one from ' +
      '2001 on.',
  },
  {
    id: 'SO',
    weekend: [{ start: '1990-01-01', days: [5] }],
    source: 'https://www.trtafrika.com/english/article/e22b16537522/amp',
    note:
      'Friday is the official day off (2026), in the north too ' +
      '(https://somalilandsun.com/somaliland-civil-service-on-two-days-eid-vacation/). Some lists have Thursday ' +
      'and Friday or Friday and Saturday.',
  },
  {
    id: 'SS',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: "A state since 9 July 2011. Before, Sudan's Friday in law and Sunday in practice: not settled.",
  },
  {
    id: 'TN',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://legislation-securite.tn/fr/node/45234',
    note:
      'Decree 2012-1710 of 14 September 2012: Monday to Friday. Government offices also worked on Saturday ' +
      'mornings before; banks seem to have closed on Saturday all along. Not settled, so Saturday and Sunday ' +
      'throughout.',
  },
  {
    id: 'TW',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '2001-01-01', days: [6, 7] },
    ],
    source: 'https://law.moj.gov.tw/ENG/LawClass/LawAll.aspx?pcode=A0030127',
    note:
      'In force 1 January 2001 (https://rose77c017.pixnet.net/blog/post/131800543, the text of 3 October 2000). ' +
      'From 1998 the second and the fourth Saturday were free ' +
      '(https://www.qppstudio.net/public-holidays-news/2000/taiwan-moves-to-2-day-weekends-002615.htm): not ' +
      'entered. Make-up Saturdays are working weekend days.',
  },
  {
    id: 'UG',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://www.tradeclub.standardbank.com/portal/pt/market-potential/uganda/opening-hours',
    note:
      'Public Service Standing Orders: Monday to Friday; lists that name Sunday alone mean labour law. Banks open ' +
      'on Saturday mornings.',
  },
  {
    id: 'VN',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '1999-10-02', days: [6, 7] },
    ],
    source: 'http://vbpl.vn/kiengiang/Pages/vbpqen-toanvan.aspx?ItemID=843',
    note:
      'Decision 188/1999/QD-TTg of 17 September 1999; 2 October 1999, a Saturday, is the fifteenth day after it ' +
      'was signed. Many banks still open on Saturday mornings.',
  },
  {
    id: 'UZ',
    weekend: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://aktualno.uz/ru/a/17369-skolko-dnei-uzbekistancy-otdoxnut-v-svyazi-s-dnem-konstitucii',
    note:
      'doubt: the five-day week; a six-day week with Saturday worked is lawful, too, and decrees give days off for ' +
      'both. How far back the five-day week of offices reaches was not found.',
  },
];

/** Saturday and Sunday for the whole of 1990 to 2026, as far as known. */
export const SATURDAY_SUNDAY: string =
  'AD AG AI AM AO AR AS AT AU AW AX AZ BA BB BE BF BG BI BJ BL BM BO BQ BR BS BW BY BZ CA CC CD CF CG CH CI CK CL ' +
  'CM CO CR CV CW CX CY CZ DE DK DM DO EC EE ER ES ET FI FJ FO FR GA GB GD GE GF GG GH GI GL GN GP GR GT GU GW GY ' +
  'HN HR HT HU IC IE IM IS IT JE JM KE KN KY KZ LC LI LR LS LT LU LV MC MD ME MF MG MK ML MQ MS MT MW MX MZ NA NC ' +
  'NE NF NG NI NL NO NZ PA PE PF PL PM PR PT PY RE RS RU RW SC SE SH SI SJ SK SL SM SN SR ST SV SX SZ TC TD TG TH ' +
  'TO TR TT TZ UA US UY VA VC VE VG VI VU WF XK YT ZA ZM ZW';

/** Countries the library does not have, for calendars of their own (exchanges, settlement). Same rules as above. */
export const WEEKENDS_OUTSIDE_LIBRARY: readonly WeekendRow[] = [
  {
    id: 'AF',
    weekend: [{ start: '1990-01-01', days: [5] }],
    source: 'https://beyond.britannica.com/why-has-afghanistan-designated-thursday-and-friday-as-the-weekend',
    note:
      'Friday, Thursday a half day; Thursday wholly free in Kabul, perhaps everywhere, since 2010: the day and the ' +
      'present state were not settled.',
  },
  {
    id: 'IQ',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '2005-02-26', days: [5, 6] },
    ],
    source: 'https://www.mcclatchydc.com/latest-news/article24444796.html',
    note: 'Saturday 26 February 2005 was the first one free (Order 18 of the interim government).',
  },
  {
    id: 'JO',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '1999-10-07', days: [4, 5] },
      { start: '2000-01-08', days: [5, 6] },
    ],
    source: 'http://hollymelody.com/history/10/when-was-the-weekend-changed-in-jordan',
    note:
      'Quotes the Associated Press of 25 December 1999. Banks and financial institutions had Friday and Saturday ' +
      'from March 1999.',
  },
  {
    id: 'KW',
    weekend: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2007-09-01', days: [5, 6] },
    ],
    source: 'http://www.pravdareport.com/news/world/92220-kuwait_weekend/',
    note: 'Banks closed on Friday and Saturday before 2007. Since when Thursday was free was not settled.',
  },
  {
    id: 'LB',
    weekend: [
      { start: '1990-01-01', days: [7] },
      { start: '2017-08-23', days: [6, 7] },
    ],
    source: 'http://www.businessnews.com.lb/cms/Story/StoryDetails.aspx?ItemID=6200',
    note:
      'Law 46 of 21 July 2017, applied by each administration on its own day. Banks worked on Saturday mornings: ' +
      'not settled.',
  },
  {
    id: 'MV',
    weekend: [{ start: '1990-01-01', days: [5, 6] }],
    source: 'https://edition.mv/arjen_robben/36870',
    note: 'The present weekend; its history was not settled.',
  },
  {
    id: 'NP',
    weekend: [
      { start: '1990-01-01', days: [6] },
      { start: '2022-05-15', days: [6, 7] },
      { start: '2022-06-15', days: [6] },
    ],
    source:
      'https://www.devdiscourse.com/article/international/2063558-nepal-government-cancels-weekly-leave-of-sunday',
    note:
      'A two-day weekend was tried for some months about 2000 and 2001, its days were not found. Nothing after ' +
      '2022 was checked.',
  },
  {
    id: 'OM',
    weekend: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2013-05-01', days: [5, 6] },
    ],
    source: 'http://www.startribune.com/printarticle/?id=201807701',
    note: 'Since when Thursday was free was not settled.',
  },
  {
    id: 'PS',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '2007-07-14', days: [5, 6] },
    ],
    source: 'https://www.scotsman.com/news/world/even-the-weekend-in-dispute-by-palestinian-groups-at-war-2458279',
    note:
      'Friday and Saturday by the government in Ramallah, July 2007 (the day is an assumption); the government of ' +
      '2006, and Gaza after it, had Thursday and Friday.',
  },
  {
    id: 'QA',
    weekend: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2003-08-01', days: [5, 6] },
    ],
    source: 'http://www.muscati.com/2006/08/on-subject-of-weekends.html',
    note:
      'The page says "since July 2003"; 1 August 2003 is an assumption. Since when Thursday was free was not ' +
      'settled.',
  },
  {
    id: 'SY',
    weekend: [
      { start: '1990-01-01', days: [5] },
      { start: '2006-01-01', days: [5, 6] },
    ],
    source: 'not found',
    note:
      'Friday alone in lists of about 2005, Friday and Saturday in accounts of 2007: 1 January 2006 stands in for ' +
      'the day.',
  },
  {
    id: 'YE',
    weekend: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2013-08-15', days: [5, 6] },
    ],
    source: 'https://www.qppstudio.net/public-holidays-news/2013/yemen-weekend-change-next-month-006862.htm',
    note: 'The day: http://www.ourlittleearth.com/2013/08/weekend-change-in-yemen/. The 1990s were not settled.',
  },
];
