import { country } from '../country.js';
import { closed } from '../forms/arab-feasts.js';
import { excludedRules, ruleRows, weekly } from '../many-rows.js';
import { holidays, type ListedDate } from '../vocabulary.js';

/**
 * Pakistan. The Cabinet Division (before 2021 the Ministry of Interior) lists the year's public holidays in December and
 * notifies the Muslim days again when the moon was sighted, often with days added: the notified ones stand here, for
 * offices with a week of five days. 28 May is in no list of 2019 to 2024, was declared for 2024 the day before and is in the lists since 2025; 9 November was none from
 * 2015 to 2021. Bank holidays (1 January, 1 July, first of Ramadan) and those of Christians alone (26 December) are not in.
 *
 * The yearly lists call the Muslim days tentative: where one of their dates was not the day that came to be notified, the
 * list in build/official says so among the days that are settled against it.
 *
 * Where no notification was read, the computed Eids have the feast and the two days after; half of those notified begin a
 * day before it.
 */

const LIST = 'https://cabinet.gov.pk/';
/** Of January 2017, in Urdu. */
const LIST_2017 = 'https://javedch.com/pakistan/2017/02/10/238446';
const LIST_2019 = 'https://dawn.com/news/1456437/list-of-public-holidays-for-2019-released-by-interior-ministry';
const LIST_2020 = 'https://www.pakistantoday.com.pk/2019/12/18/list-of-public-holidays-for-2020-released/';
const LIST_2021 = 'https://docslib.org/doc/11638760/public-holidays-2021';
const LIST_2024 =
  'https://propakistani.pk/2023/12/20/heres-the-complete-list-of-holidays-for-2024-with-6-long-weekends/';
const ELECTION_2018 = 'https://www.geo.tv/latest/203056-general-election-2018-ecp-declares-july-25-public-holiday';
const ELECTION_2024 = 'https://www.brecorder.com/news/40286856/general-elections-ecp-announces-public-holiday-on-feb-8';
const TAKBEER_2024 = 'https://www.brecorder.com/news/40305607/youm-e-takbeer-public-holiday-today';
const IQBAL_DAY = 'https://www.pakistantoday.com.pk/2022/11/08/iqbal-day-public-holiday-on-nov-9-restored/';

const FITR = 'Eid al-Fitr';
const ADHA = 'Eid al-Adha';
const ASHURA = 'Ashura';
const MAWLID = "Prophet's Birthday (Mawlid)";

/** The Cabinet Division's notification of 10 March 2026: Monday to Thursday. */
const FRIDAY = {
  kind: 'holiday',
  name: 'Weekly closing of federal offices',
  source: 'https://dunyanews.tv/en/Pakistan/939869-govt-notifies-fourday-workweek-for-offices',
  note: 'Every Friday from 10 March 2026; no notice of its end was found. Banks and provinces are open.',
} as const;

const DATES: readonly ListedDate[] = [
  ...weekly('2026-03-13', '2026-03-13', FRIDAY),
  ...weekly(
    '2026-03-27',
    '2026-12-18',
    { ...FRIDAY, status: 'estimated' },
    '2026-05-01 2026-05-29 2026-06-26 2026-08-14',
  ),
  ...closed('General election', ELECTION_2018, ['2018-07-25']),
  ...closed('General election', ELECTION_2024, ['2024-02-08']),
  ...closed('Youm-e-Takbeer', TAKBEER_2024, ['2024-05-28']),
  ...holidays(
    ADHA,
    'https://mail.hamaraquetta.com/news/id/1091/federal-govt-announces-3-day-eid-holidays',
    '2013-10-15 2013-10-16 2013-10-17',
  ),
  ...holidays(ADHA, 'https://dnd.com.pk/?p=79160', '2014-10-06 2014-10-07 2014-10-08'),
  ...holidays(
    FITR,
    'https://www.thenewstribe.com.au/2015/07/06/federal-government-announces-five-holidays-for-eid-ul-fitr-2015/',
    '2015-07-17 2015-07-18 2015-07-19 2015-07-20 2015-07-21',
  ),
  ...holidays(
    FITR,
    'https://arynews.tv/en/govt-announces-four-day-eid-holiday/',
    '2016-07-05 2016-07-06 2016-07-07 2016-07-08',
  ),
  ...holidays(
    ADHA,
    'https://arynews.tv/en/three-day-holiday-announced-for-eid-ul-azha/',
    '2016-09-12 2016-09-13 2016-09-14',
  ),
  ...holidays(
    FITR,
    'https://www.thenews.com.pk/latest/209181-Govt-announces-Eid-holidays',
    '2017-06-26 2017-06-27 2017-06-28',
  ),
  ...holidays(
    ADHA,
    'https://en.dailypakistan.com.pk/pakistan/eidul-azha-government-announces-four-day-holiday-from-sept-1-4/',
    '2017-09-01 2017-09-02 2017-09-03 2017-09-04',
  ),
  ...holidays(
    ASHURA,
    'http://www.paknewspage.com/govt-announces-ashura-holidays-on-9-and-10-muharram-notification-issued/',
    '2016-10-11 2016-10-12',
  ),
  ...holidays(ASHURA, LIST_2017, '2017-09-30 2017-10-01'),
  ...holidays(MAWLID, LIST_2017, '2017-12-01'),
  ...holidays(
    FITR,
    'https://www.thenews.com.pk/latest/327313-government-issues-notification-for-eid-holidays',
    '2018-06-15 2018-06-16 2018-06-17 2018-06-18',
  ),
  ...holidays(
    ASHURA,
    'https://breakingnewspakistans.blogspot.com/2018/09/government-announces-public-holidays-on.html',
    '2018-09-20 2018-09-21',
  ),
  ...holidays(
    ADHA,
    'https://www.thenews.com.pk/latest/355514-federal-government-announces-three-days-eid-holiday',
    '2018-08-21 2018-08-22 2018-08-23',
  ),
  ...holidays(
    MAWLID,
    'https://www.thenews.com.pk/latest/395912-eid-milad-un-nabi-govt-approves-public-holiday-on-12-rabi-ul-awwal',
    '2018-11-21',
  ),
  ...holidays(FITR, LIST_2019, '2019-06-05 2019-06-06 2019-06-07'),
  ...holidays(
    ADHA,
    'https://www.thenews.com.pk/latest/506414-federal-government-announces-four-public-holidays-on-eid-ul-azha',
    '2019-08-12 2019-08-13 2019-08-14 2019-08-15',
  ),
  ...holidays(ASHURA, LIST_2019, '2019-09-09 2019-09-10'),
  ...holidays(MAWLID, LIST_2019, '2019-11-10'),
  ...holidays(
    FITR,
    'https://www.urdupoint.com/en/pakistan/govt-announces-six-eid-holidays-924888.html',
    '2020-05-22 2020-05-23 2020-05-24 2020-05-25 2020-05-26 2020-05-27',
  ),
  ...holidays(
    ADHA,
    'https://thenamal.com/featured/eid-ul-azha-2020-govt-announces-holidays/',
    '2020-07-31 2020-08-01 2020-08-02',
  ),
  ...holidays(ASHURA, LIST_2020, '2020-08-29 2020-08-30'),
  ...holidays(
    MAWLID,
    'https://en.dailypakistan.com.pk/26-Oct-2020/pakistan-announces-holiday-on-12th-rabi-ul-awwal',
    '2020-10-30',
  ),
  ...holidays(FITR, 'https://tns.world/?p=97244', '2021-05-10 2021-05-11 2021-05-12 2021-05-13 2021-05-14 2021-05-15'),
  ...holidays(ADHA, LIST_2021, '2021-07-21 2021-07-22 2021-07-23'),
  ...holidays(ASHURA, LIST_2021, '2021-08-18 2021-08-19'),
  ...holidays(
    MAWLID,
    'https://www.geo.tv/latest/376025-eid-milad-un-nabi-govt-notifies-12th-rabi-ul-awal-as-nationwide-public-holiday',
    '2021-10-19',
  ),
  ...holidays(
    FITR,
    'https://whenwherehow.pk/2022/04/27/govt-announces-four-holidays-on-occasion-of-eid-ul-fitr/',
    '2022-05-02 2022-05-03 2022-05-04 2022-05-05',
  ),
  ...holidays(
    ADHA,
    'https://english.aaj.tv/news/amp/30291175',
    '2022-07-08 2022-07-09 2022-07-10 2022-07-11 2022-07-12',
  ),
  ...holidays(
    ASHURA,
    'https://en.dailypakistan.com.pk/03-Aug-2022/pakistan-announces-two-public-holidays-on-aug-8-9-for-ashura',
    '2022-08-08 2022-08-09',
  ),
  ...holidays(FITR, 'https://thenews2day.com/?p=5385', '2023-04-21 2023-04-22 2023-04-23 2023-04-24 2023-04-25'),
  ...holidays(
    ADHA,
    'https://www.brecorder.com/news/40249403/eidul-azha-govt-announces-extra-holidays',
    '2023-06-28 2023-06-29 2023-06-30',
  ),
  ...holidays(
    ASHURA,
    'https://propakistani.pk/2023/07/20/govt-officially-notifies-holidays-for-9-and-10-muharram/',
    '2023-07-28 2023-07-29',
  ),
  ...holidays(MAWLID, 'https://8171pass.com/declaration-of-public-holiday-for-eid-milad-un-nabi/', '2023-09-29'),
  ...holidays(
    FITR,
    'https://scribd.com/document/728587408/Eid-Leave-Notification-2024',
    '2024-04-10 2024-04-11 2024-04-12',
  ),
  ...holidays(ADHA, 'https://urduexclusive.com/?p=62761', '2024-06-17 2024-06-18 2024-06-19'),
  ...holidays(ASHURA, 'https://www.brecorder.com/news/40313037/public-holidays', '2024-07-16 2024-07-17'),
  ...holidays(
    MAWLID,
    'https://dunyanews.tv/en/Pakistan/835760-govt-announces-public-holiday-on-sept-17-to-mark-eid-miladun-nabi',
    '2024-09-17',
  ),
  ...holidays(
    FITR,
    'https://glxspace.com/2025/03/19/notification-eid-ul-fitr-holidays-2025-federal',
    '2025-03-31 2025-04-01 2025-04-02',
  ),
  ...holidays(
    ADHA,
    'https://dunyanews.tv/en/Pakistan/887350-govt-notifies-eidul-azha-holidays',
    '2025-06-06 2025-06-07 2025-06-08 2025-06-09',
  ),
  ...holidays(ASHURA, 'https://lafz.com.pk/news/2827', '2025-07-05 2025-07-06'),
  ...holidays(
    MAWLID,
    'https://en.dailypakistan.com.pk/02-Sep-2025/pakistan-announces-public-holiday-on-sept-6',
    '2025-09-06',
  ),
  ...holidays(
    FITR,
    'https://helm.news/2026-03-15/pakistan-declares-eidul-fitr-holidays-from-march-official-observances.html',
    '2026-03-20 2026-03-21 2026-03-22',
  ),
];

export default country({
  id: 'PK',
  // The provinces keep the federal list; what they add (in Sindh 4 April and others) closes their own offices alone.
  aliases: ['PK:BA', 'PK:GB', 'PK:IS', 'PK:JK', 'PK:KP', 'PK:PB', 'PK:SD'],
  name: 'Pakistan',
  doubts: 'Doubts: Youm-e-Takbeer may have been a holiday in some years before 2019. Provinces add days.',
  doubtful: [
    { named: ['Eid'], years: '2010-2016', note: 'Of 2010 to 2016 the notifications of some Eids only were read.' },
  ],
  localName: 'Pakistan / پاکستان',
  cities: 'Islamabad',
  currencies: ['PKR'],
  timezone: 'Asia/Karachi',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '1997-03-01', days: [7] },
      { start: '2010-04-26', days: [6, 7] },
      { start: '2010-11-27', days: [7] },
      { start: '2011-10-15', days: [6, 7] },
      { start: '2022-04-13', days: [7] },
      { start: '2022-06-08', days: [6, 7] },
    ],
    source: 'https://nation.com.pk/14-Oct-2011/banks-to-observe-two-days-weekly-off-sbp',
    note:
      'Friday since 1977. Sunday was declared in February 1997; the day it took effect was not found, 1 March is ' +
      'an assumption. Saturdays of banks and federal offices: free from 26 April 2010 ' +
      '(https://nation.com.pk/23-Apr-2010/two-weekly-holidays-for-banks-and-government-offices), worked from 27 ' +
      'November 2010 ' +
      '(http://qppstudio-public-holidays-news.blogspot.com/2010/11/pakistan-moves-to-sunday-weekends.html), free ' +
      'from 15 October 2011. An order of March 2013 to work on Saturdays seems not to have lasted. Federal offices worked ' +
      'on Saturdays again from 13 April 2022 (https://tribune.com.pk/story/2355423/federal-employees-to-continue-observing-six-day-work-week), ' +
      'free since 8 June 2022 (https://www.thenews.com.pk/print/964599-notification-on-five-day-work-week). Fridays of federal offices ' +
      'from 13 March 2026 are holidays here, estimated from the second week on and to the end of 2026, since no notice of ' +
      'an end was found; banks are open on them. Punjab and others work six days.',
  },
  library: 'PK',
  exclusions: [
    ...excludedRules(['9 Muharram P2D', '12 Rabi al-awwal', '1 Shawwal P3D', '10 Dhu al-Hijjah P3D'], {
      why: 'the day of Mecca, in Pakistan mostly a day later; computed by our rules for the crescent in Pakistan',
    }),
    { rule: '05-28', to: 2024, why: `in no list of public holidays of 2019 to 2024; ${LIST_2024}` },
    { rule: '11-09', from: 2015, to: 2021, why: `taken out in 2015, restored in November 2022; ${IQBAL_DAY}` },
  ],
  // The computed feasts, in the years without a notified one.
  rules: ruleRows({ from: 1990, source: LIST }, [
    {
      rule: 'feast tasua at PK for 2 days',
      name: ASHURA,
      exceptYears: [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025],
    },
    { rule: 'feast mawlid at PK', name: MAWLID, exceptYears: [2017, 2018, 2019, 2020, 2021, 2023, 2024, 2025] },
    {
      rule: 'feast eid-al-fitr at PK for 3 days',
      name: FITR,
      exceptYears: [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026],
    },
    {
      rule: 'feast eid-al-adha at PK for 3 days',
      name: ADHA,
      exceptYears: [2013, 2014, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025],
    },
  ]),
  dates: DATES,
});
