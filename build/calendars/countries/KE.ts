import { country } from '../country.js';
import { dateRows, datesNamed } from '../many-rows.js';
import { holidays, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Kenya. By the Public Holidays Act (Cap. 110, schedule, part II) Idd-ul-Azha is a day off for Muslims only, and so
 * excluded; here are the years in which the Cabinet Secretary for the Interior declared it, in the Kenya Gazette, a
 * public holiday for all. Idd-ul-Fitr is listed by the day kept, since the moon is awaited (the library computes it, often
 * a day early; excluded to 2026).
 *
 * 20 October is Mashujaa Day since the Constitution of 2010, Kenyatta Day before. 10 October was no holiday under the
 * Constitution until a court restored it in 2017; kept from 2018 on, under other names since. Elections, inaugurations and
 * state funerals are holidays declared in the Gazette.
 */

const GAZETTE = 'https://new.kenyalaw.org/akn/ke/officialGazette/';
const CONSTITUTION = 'Constitution of Kenya 2010, article 9 (national days)';
const ADHA_2023 = 'https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/';
const FITR_2020 = 'https://www.pulselive.co.ke/news/monday-declared-a-public-holiday/tg3yybc';
const FITR_2021 = 'https://www.pulselive.co.ke/news/friday-14th-declared-a-public-holiday/ldlhgyv';

const CAPITAL_FM =
  'https://www.capitalfm.co.ke/news/2022/04/govt-declares-tuesday-may-3-public-holiday-to-celebrate-idd-ul-fitr/';

const FITR = 'Idd-ul-Fitr (Eid al-Fitr)';
const ADHA = 'Idd-ul-Azha (Eid al-Adha)';

const COMPILED = 'doubt: rests on compilations; the notice in the Gazette was not found.';

const OCTOBER_10 = '10-10 and if sunday then next monday';
const MOI_DAY_2018 = 'http://www.mediamaxnetwork.co.ke/475243/matiangi-declares-tomorrow-holiday/';
const UTAMADUNI_2021 =
  'https://hapakenya.com/2021/10/06/the-government-has-declared-monday-11th-october-as-a-public-holiday/';

const RULES: readonly RuleRow[] = [
  { rule: '10-20 and if sunday then next monday', name: 'Kenyatta Day', from: 1990, to: 2009, source: CONSTITUTION },
  { rule: OCTOBER_10, name: 'Moi Day', from: 2018, to: 2020, source: MOI_DAY_2018 },
  { rule: OCTOBER_10, name: 'Utamaduni Day', from: 2021, to: 2023, source: UTAMADUNI_2021 },
  {
    rule: OCTOBER_10,
    name: 'Mazingira Day',
    from: 2024,
    source: UTAMADUNI_2021,
    note: 'The source tells of the day; its name since 2024 is that of compilations.',
  },
  {
    rule: '10 Dhu al-Hijjah',
    name: ADHA,
    from: 2026,
    status: 'estimated',
    source: ADHA_2023,
    note: 'Declared for all each year since 2019; computed.',
  },
];

export default country({
  id: 'KE',
  name: 'Kenya',
  doubts:
    'Doubts: Idd-ul-Azha before 2019 was declared in some years ("sometimes they offer gazettement", says the Supreme Council of Kenya Muslims); none was read. Declared days before 2010 are not in. 12 September 2022 was a day of mourning, taken for a working day.',
  doubtful: [
    {
      named: ['Eid', 'Idd'],
      note: 'Days without an address rest on compilations of the Gazette or on what is known of the year.',
    },
  ],
  cities: 'Nairobi',
  currencies: ['KES'],
  timezone: 'Africa/Nairobi',
  weekend: SATURDAY_SUNDAY,
  library: 'KE',
  exclusions: [
    {
      rule: '10 Dhu al-Hijjah',
      why:
        'Idd-ul-Azha: for persons of the Islamic faith only (Public Holidays Act, Cap. 110, schedule, part II; ' +
        'note of the library); a day off for all only on the dates gazetted, as 2019-08-12, 2020-07-31, ' +
        '2023-06-28, 2024-06-17; ' +
        'https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/',
    },
    {
      rule: '10-20 and if sunday then next monday',
      to: 2009,
      why: 'Kenyatta Day before the Constitution of 2010: see the rules',
    },
    {
      rule: '10-10 and if sunday then next monday',
      from: 2010,
      why:
        'no holiday from the Constitution of 2010 to 2017, under other names since 2021: see the rules; ' +
        'https://www.kenyans.co.ke/news/24465-judge-george-odunga-sets-new-public-holiday',
    },
    {
      rule: '1 Shawwal',
      from: 2010,
      to: 2026,
      why: 'Idd-ul-Fitr as it was kept: see the rules',
    },
  ],
  rules: RULES,
  dates: [
    ...datesNamed(
      { kind: 'holiday', source: NOT_FOUND, note: COMPILED },
      {
        '2010-08-04': 'Referendum',
        '2010-08-27': 'Promulgation of the Constitution',
        '2010-09-10': FITR,
        '2011-08-31': FITR,
        '2012-08-20': FITR,
        '2013-03-04': 'Election Day',
        '2013-04-09': 'Presidential Inauguration',
      },
    ),
    ...holidays(FITR, NOT_FOUND, '2013-08-09 2014-07-29 2015-07-18', { note: COMPILED }),
    ...holidays('Visit of Pope Francis', `${GAZETTE}2015-11-24/129/eng@2015-11-24`, '2015-11-26'),
    ...holidays(FITR, NOT_FOUND, '2016-07-07', { note: COMPILED }),
    ...holidays(FITR, 'http://allafrica.com/stories/201706210156.html', '2017-06-26'),
    ...dateRows({ kind: 'holiday' }, [
      { date: '2017-08-08', name: 'Election Day', source: `${GAZETTE}2017-08-01/107/eng@2017-08-01` },
      { date: '2017-10-25', name: 'Presidential Election', source: `${GAZETTE}2017-10-24/159/eng@2017-10-24` },
      { date: '2017-10-26', name: 'Presidential Election', source: `${GAZETTE}2017-10-19/156/eng@2017-10-19` },
      { date: '2017-11-28', name: 'Presidential Inauguration', source: `${GAZETTE}2017-11-23/174/eng@2017-11-23` },
      {
        date: '2018-06-15',
        name: FITR,
        source:
          'https://www.standardmedia.co.ke/ureport/article/2001283929/matiang-i-announces-friday-a-public-holiday',
      },
      {
        date: '2019-06-05',
        name: FITR,
        source: 'http://www.mediamaxnetwork.co.ke/news/eid-ul-fitr-festivities-tomorrow-528985/',
      },
      {
        date: '2019-08-12',
        name: ADHA,
        source:
          'https://www.capitalfm.co.ke/news/2019/08/cs-matiangi-gazettes-monday-public-holiday-to-mark-eid-ul-adha/',
      },
      { date: '2020-02-11', name: 'State Funeral of President Moi', source: NOT_FOUND, note: COMPILED },
      { date: '2020-05-25', name: FITR, source: FITR_2020 },
      {
        date: '2020-07-31',
        name: ADHA,
        source:
          'https://kenyan-post.com/2020/07/29/interior-cs-fred-matiangi-declares-friday-a-national-holiday-to-mark-idd-ul-azha/',
      },
      { date: '2021-05-14', name: FITR, source: FITR_2021 },
      {
        date: '2021-07-20',
        name: ADHA,
        source: 'https://www.kbc.co.ke/interior-cs-public-holiday-on-20th-to-celebrate-idd-ul-adha/',
      },
      { date: '2022-04-29', name: 'State Funeral of President Kibaki', source: CAPITAL_FM },
      { date: '2022-05-03', name: FITR, source: CAPITAL_FM },
      {
        date: '2022-07-11',
        name: ADHA,
        source: 'https://www.standardmedia.co.ke/article/2001449822/government-declares-monday-a-public-holiday',
      },
      { date: '2022-08-09', name: 'Election Day', source: `${GAZETTE}gazette/2022-07-29/147/eng@2022-07-29` },
      { date: '2022-09-13', name: 'Presidential Inauguration', source: NOT_FOUND, note: COMPILED },
      {
        date: '2023-04-21',
        name: FITR,
        source: 'https://nation.africa/kenya/news/kindiki-declares-friday-public-holiday-to-mark-idd-ul-fitr-4205102',
      },
      { date: '2023-06-28', name: ADHA, source: ADHA_2023 },
      {
        date: '2023-11-13',
        name: 'National Tree Growing Day',
        source: `${GAZETTE}gazette/2023-11-06/238/eng@2023-11-06`,
      },
      {
        date: '2024-04-10',
        name: FITR,
        source:
          'https://kiss100.co.ke/entertainment/2024-04-09-cs-kithure-kindiki-declares-wednesday-public-holiday-to-mark-eid-ul-fitr/',
      },
      {
        date: '2024-05-10',
        name: 'National Tree Growing Day',
        source: `${GAZETTE}gazette/2024-05-08/61/eng@2024-05-08`,
      },
      {
        date: '2024-06-17',
        name: ADHA,
        source: 'https://ngasumedia.co.ke/cs-kindiki-declares-monday-june-17-a-public-holiday-for-eid-al-adha',
      },
      {
        date: '2024-11-01',
        name: 'Inauguration of the Deputy President',
        source: `${GAZETTE}2024-10-31/184/eng@2024-10-31`,
      },
      {
        date: '2025-03-31',
        name: FITR,
        source: 'https://newsmoto.co.ke/idd-ul-fitr-government-declares-monday-31st-march-a-public-holiday',
      },
      {
        date: '2025-06-06',
        name: ADHA,
        source:
          'https://www.standardmedia.co.ke/article/2001520855/gov-t-declares-friday-a-public-holiday-to-mark-eid-ul-adha',
      },
      {
        date: '2025-10-17',
        name: 'State Funeral of Raila Odinga',
        source:
          'https://www.tuko.co.ke/kenya/606364-raila-odinga-govt-declares-friday-october-17-public-holiday-honour-odm-leader/',
      },
      {
        date: '2026-03-20',
        name: FITR,
        source: 'https://www.tuko.co.ke/kenya/620815-kipchumba-murkomen-declares-friday-march-20-public-holiday',
      },
    ]),
  ],
});
