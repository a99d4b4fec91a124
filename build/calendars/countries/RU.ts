import { country } from '../country.js';
import { excludedRules, onRules, ruleRows, rulesNamed } from '../many-rows.js';
import { holidays, NOT_FOUND, open, type RuleRow, SATURDAY_SUNDAY, workedFor } from '../vocabulary.js';
import {
  BASHKORTOSTAN,
  BURYATIA,
  CHECHNYA,
  CHECHNYA_RULES,
  CRIMEA,
  CRIMEA_RULES,
  DAGESTAN,
  TATARSTAN,
} from './shared/RU-regions.js';

/**
 * Russia. Article 112 of the Labour Code (in force since February 2002; before it article 65 of the code of 1971): a day off
 * that meets a holiday moves to the next working day. Since 23 April 2012 (law 35-FZ) that does not hold for the days of
 * January: the government moves two of them, and swaps other days, by a decree for each year. Here are the decrees of 2005 to
 * 2027 as they were read; those to come are not guessed, so that from 2028 on a few days off, and the weekend days worked
 * for them, are missing.
 *
 * 1 to 5 January and 4 November are holidays since 2005 (law 201-FZ), when 2 May, 7 November and 12 December ceased; 6 and
 * 8 January since 2013, and before that were days off in every year to which the weekend days among 1 to 7 January moved.
 */

const CODE = 'https://docs.cntd.ru/document/901807664/titles/3P686U3';
const LAW_201_FZ = 'https://base.garant.ru/12138245';
const CODE_OF_1971 = 'https://base.garant.ru/3921003';
const DECREE_2167 = 'http://a8a.biz/?title=dni_prazdnichnie&t=4221&s=1';

/** The government's release of the decree for 2026, reprinted. */
const RELEASE_2026 =
  'https://sevastopol.press/2025/09/24/podpisano-postanovlenie-o-prazdnichnyh-i-vyhodnyh-dnjah-v-2026-godu/';

const NEW_YEAR = { name: 'New Year Holiday', names: { ru: 'Новогодние каникулы' } } as const;
const LABOUR_DAY = { name: 'Spring and Labour Day', names: { ru: 'Праздник Весны и Труда' } } as const;
const MOVES = 'and if saturday,sunday then next monday';
const UNREAD = 'doubt: the holidays of these years were not all read, nor when weekend days began to move.';

const RULES: readonly RuleRow[] = [
  {
    rule: '01-02 if saturday then next monday if sunday then next tuesday',
    ...NEW_YEAR,
    from: 1993,
    to: 2004,
    source: CODE_OF_1971,
  },
  {
    rule: 'substitutes 01-01 if saturday then next monday if sunday then next tuesday',
    ...NEW_YEAR,
    from: 1993,
    to: 2004,
    source: CODE_OF_1971,
  },
  ...onRules(['01-02', '01-03', '01-04', '01-05'], { ...NEW_YEAR, from: 2005, source: LAW_201_FZ }),
  { ...NEW_YEAR, rule: '01-06', from: 2013, source: CODE },
  { ...NEW_YEAR, rule: '01-08', from: 2013, source: CODE },
  {
    rule: 'substitutes 01-07 if saturday,sunday then next monday',
    name: 'Orthodox Christmas',
    names: { ru: 'Рождество Христово' },
    from: 1993,
    to: 2004,
    source: CODE_OF_1971,
  },
  {
    rule: `02-23 ${MOVES}`,
    name: 'Defender of the Fatherland Day',
    names: { ru: 'День защитника Отечества' },
    from: 2002,
    source: CODE,
  },
  {
    rule: `03-08 ${MOVES}`,
    name: "International Women's Day",
    names: { ru: 'Международный женский день' },
    from: 1990,
    source: CODE,
  },
  {
    rule: '05-01 and if saturday then next monday if sunday then next tuesday',
    ...LABOUR_DAY,
    from: 1990,
    to: 2004,
    source: CODE_OF_1971,
  },
  {
    rule: '05-02 and if saturday then next monday if sunday then next tuesday',
    ...LABOUR_DAY,
    from: 1990,
    to: 2004,
    source: CODE_OF_1971,
  },
  { rule: `05-01 ${MOVES}`, ...LABOUR_DAY, from: 2005, source: LAW_201_FZ },
  { rule: `05-09 ${MOVES}`, name: 'Victory Day', names: { ru: 'День Победы' }, from: 1990, source: CODE },
  { rule: `06-12 ${MOVES}`, name: 'Russia Day', names: { ru: 'День России' }, from: 1992, source: CODE },
  {
    rule: `11-07 ${MOVES}`,
    name: 'Anniversary of the October Revolution',
    names: { ru: 'Годовщина Октябрьской революции' },
    from: 1990,
    to: 2004,
    source: CODE_OF_1971,
    note: UNREAD,
  },
  {
    rule: `12-12 ${MOVES}`,
    name: 'Constitution Day',
    names: { ru: 'День Конституции Российской Федерации' },
    from: 1994,
    to: 2004,
    source: DECREE_2167,
  },
  {
    rule: `11-04 ${MOVES}`,
    name: 'Unity Day',
    names: { ru: 'День народного единства' },
    from: 2005,
    source: LAW_201_FZ,
  },
];

const BY_ACT = 'the days moved by article 112 of the Labour Code';
const DAY_OFF = 'Day off';
/** The government's note on its decree, whole. */
const TRANSFER_2020 =
  'https://russia.ink/%d0%bf%d1%80%d0%b0%d0%b2%d0%b8%d1%82%d0%b5%d0%bb%d1%8c%d1%81%d1%82%d0%b2%d0%be-%d1%83%d1%82%d0%b2%d0%b5%d1%80%d0%b4%d0%b8%d0%bb%d0%be-%d0%bf%d0%b5%d1%80%d0%b5%d0%bd%d0%be%d1%81-%d0%b2%d1%8b%d1%85';

/** Days off among 1 to 10 January to which the weekend days among the holidays moved, while they moved by law. */
const JANUARY_TO_2012 =
  '2005-01-06 2005-01-10 2006-01-06 2006-01-09 2007-01-08 2008-01-08 2009-01-06 2009-01-08 2010-01-06 2010-01-08 2011-01-06 2011-01-10 2012-01-06 2012-01-09';

/** Decree of the government for each year, and where it or an account of it was read. */
const DECREES = [
  holidays('New Year Holiday', LAW_201_FZ, JANUARY_TO_2012, { observed: true, note: `By ${BY_ACT}.` }),
  workedFor('https://tatcenter.ru/news/v-2005-godu-6-7-i-8-marta-yavlyayutsya-dnyami-otdyha-2/', {
    '2005-03-05': '2005-03-07',
  }),
  workedFor('https://phnet.ru/news/prior.asp?id=311672', { '2006-02-26': '2006-02-24', '2006-05-06': '2006-05-08' }),
  workedFor('http://innov.ru/news/nn/002006/112006/15-13.htm', {
    '2007-04-28': '2007-04-30',
    '2007-06-09': '2007-06-11',
    '2007-12-29': '2007-12-31',
  }),
  workedFor('https://www.kp40.ru/news/gorod_oblast/1400/', {
    '2008-05-04': '2008-05-02',
    '2008-06-07': '2008-06-13',
    '2008-11-01': '2008-11-03',
  }),
  workedFor('https://www.ampravda.ru/2008/11/29/19834.html', { '2009-01-11': '2009-01-09' }),
  workedFor('https://vlg.aif.ru/society/details/362347', { '2010-02-27': '2010-02-22', '2010-11-13': '2010-11-05' }),
  workedFor('http://electrosvyaz.com/forum/viewtopic.php?p=169502', { '2011-03-05': '2011-03-07' }),
  workedFor('https://rg.ru/2011/12/30/prazdniki-site.html', {
    '2012-03-11': '2012-03-09',
    '2012-04-28': '2012-04-30',
    '2012-06-09': '2012-06-11',
    '2012-12-29': '2012-12-31',
  }),
  workedFor('https://bug2.kodms.ru/news/novye-vyhodnye-dni-maya', {
    '2012-05-05': '2012-05-07',
    '2012-05-12': '2012-05-08',
  }),
  holidays(DAY_OFF, 'http://xn--h1aeqbeg4a0bw.xn--p1ai/r_4/5-1202.htm', '2013-05-02 2013-05-03 2013-05-10', {
    observed: true,
  }),
  open(
    'Defender of the Fatherland Day: kept on 10 May',
    'http://xn--h1aeqbeg4a0bw.xn--p1ai/r_4/5-1202.htm',
    '2013-02-25',
  ),
  holidays(DAY_OFF, 'https://dz6.kodms.ru/news/nerabochie-dni-2014-goda', '2014-05-02 2014-06-13 2014-11-03', {
    observed: true,
  }),
  open(
    'Defender of the Fatherland Day: kept on 3 November',
    'https://dz6.kodms.ru/news/nerabochie-dni-2014-goda',
    '2014-02-24',
  ),
  holidays(DAY_OFF, 'https://interfax.ru/amp/394169', '2015-01-09 2015-05-04', { observed: true }),
  workedFor('https://blanker.ru/law/postanovlenie-pravitelstva-rf-ot-24092015-n1017', { '2016-02-20': '2016-02-22' }),
  holidays(DAY_OFF, 'https://blanker.ru/law/postanovlenie-pravitelstva-rf-ot-24092015-n1017', '2016-03-07 2016-05-03', {
    observed: true,
  }),
  holidays(
    DAY_OFF,
    'http://klass2012.do.am/news/nerabochie_dni_v_janvare_2017_goda_perenesli_na_fevral_i_maj/2016-11-24-34',
    '2017-02-24 2017-05-08',
    { observed: true },
  ),
  workedFor('https://www.magcity74.ru/news/41260-vlasti-objavili-rabochie-subboty-v-sledujushhem-godu.html', {
    '2018-04-28': '2018-04-30',
    '2018-06-09': '2018-06-11',
    '2018-12-29': '2018-12-31',
  }),
  holidays(
    DAY_OFF,
    'https://www.magcity74.ru/news/41260-vlasti-objavili-rabochie-subboty-v-sledujushhem-godu.html',
    '2018-03-09 2018-05-02',
    { observed: true },
  ),
  holidays(DAY_OFF, 'https://viselki.net/node/2446', '2019-05-02 2019-05-03 2019-05-10', { observed: true }),
  open('Defender of the Fatherland Day: kept on 10 May', 'https://viselki.net/node/2446', '2019-02-25'),
  holidays(DAY_OFF, TRANSFER_2020, '2020-05-04 2020-05-05', { observed: true }),
  workedFor('https://primorye24.ru/news/post/136903-pravitelstvo-opredelilo-31-dekabrya-2021-goda-nerabochim-dnem', {
    '2021-02-20': '2021-02-22',
  }),
  holidays(
    DAY_OFF,
    'https://primorye24.ru/news/post/136903-pravitelstvo-opredelilo-31-dekabrya-2021-goda-nerabochim-dnem',
    '2021-11-05 2021-12-31',
    { observed: true },
  ),
  workedFor(
    'https://www.km.ru/v-rossii/2021/09/17/prazdniki-v-rossii-i-za-rubezhom/890997-pravitelstvo-utverdilo-vykhodnye-i-prazd',
    { '2022-03-05': '2022-03-07' },
  ),
  holidays(
    DAY_OFF,
    'https://www.km.ru/v-rossii/2021/09/17/prazdniki-v-rossii-i-za-rubezhom/890997-pravitelstvo-utverdilo-vykhodnye-i-prazd',
    '2022-05-03 2022-05-10',
    { observed: true },
  ),
  holidays(DAY_OFF, 'https://www.garant.ru/hotlaw/federal/1562946/', '2023-02-24 2023-05-08', { observed: true }),
  workedFor('https://normativ.kontur.ru/document?documentId=454126&moduleId=1', {
    '2024-04-27': '2024-04-29',
    '2024-11-02': '2024-04-30',
    '2024-12-28': '2024-12-30',
  }),
  holidays(DAY_OFF, 'https://normativ.kontur.ru/document?documentId=454126&moduleId=1', '2024-05-10 2024-12-31', {
    observed: true,
  }),
  workedFor('Decree 1335 of 4 October 2024, http://government.ru/docs/', { '2025-11-01': '2025-11-03' }),
  holidays(
    DAY_OFF,
    'Decree 1335 of 4 October 2024, http://government.ru/docs/',
    '2025-05-02 2025-05-08 2025-06-13 2025-12-31',
    { observed: true },
  ),
  open(
    'Defender of the Fatherland Day: kept on 8 May',
    'Decree 1335 of 4 October 2024, http://government.ru/docs/',
    '2025-02-24',
  ),
  open(
    "International Women's Day: kept on 13 June",
    'Decree 1335 of 4 October 2024, http://government.ru/docs/',
    '2025-03-10',
  ),
  holidays(DAY_OFF, RELEASE_2026, '2026-01-09 2026-12-31', { observed: true }),
  workedFor('http://publication.pravo.gov.ru/document/0001202609180037', { '2027-02-20': '2027-02-22' }),
  holidays(DAY_OFF, 'http://publication.pravo.gov.ru/document/0001202609180037', '2027-11-05 2027-12-31', {
    observed: true,
  }),
];

const OWN = `replaced by our rule with its years: ${CODE}`;

const RADONITSA = 'Radonitsa, a day off each year by regional law, is entered from 2026 on';

/** From 2027 on, after the dates that the library lists. */
const SINCE_2015 = { from: 2015, why: 'the first whole year of the days that Russia set there' };

const EID = 'Eid al-Fitr';
const KABARDINO_BALKARIA_2025 =
  'https://stv-kray.ru/novosti/kavkaz-novosti-okruga/v-kabardino-balkarii-31-marta-obiavlen-nerabochim-dnem.html';

/** Decree of the Head on religious days and a moved day off; a day off that meets a holiday moves by the law of the Republic. */
const ADYGEA_DECREE_2025 = 'https://adigeatoday.ru/news/56589.html';
const ADYGEA_2025 = [
  holidays(EID, ADYGEA_DECREE_2025, '2025-03-30'),
  holidays(EID, ADYGEA_DECREE_2025, '2025-03-31', { observed: true }),
  holidays('Eid al-Adha', ADYGEA_DECREE_2025, '2025-06-06'),
  workedFor(ADYGEA_DECREE_2025, { '2025-04-26': '2025-04-30' }),
  holidays('Republic of Adygea Formation Day', ADYGEA_DECREE_2025, '2025-10-06', { observed: true }),
];

export default country({
  id: 'RU',
  name: 'Russia',
  doubts:
    'Doubts: The non-working days with pay of 2020 and 2021 (30 March to 8 May and 24 June and 1 July 2020; 4 to 7 May and 30 October to 7 November 2021) are not in: they did not bind those who keep banks, payments and supply going, and markets and payments ran.',
  doubtful: [
    { years: '-2004', note: 'Whether days moved in 1990 to 1992, and which were swapped before 2005, was not read.' },
  ],
  localName: 'Россия',
  otherNames: 'Russian Federation',
  cities: 'Moscow',
  currencies: ['RUB'],
  note: 'Days off moved from weekends are decreed year by year; those not yet decreed are left out.',
  timezone: 'Europe/Moscow',
  weekend: SATURDAY_SUNDAY,
  library: 'RU',
  texts: [
    {
      rules: ['01-01', 'julian 12-25'],
      from: 2019,
      source: 'https://docs.cntd.ru/document/901807664/titles/3P686U3',
      what: 'Labour Code, article 112 (a day off that meets a holiday moves to the next working day, but for those of January), and the yearly decrees',
    },
  ],
  exclusions: [
    { rule: '01-02 P5D', why: OWN },
    { rule: '01-08', why: OWN },
    { rule: '02-23', why: OWN },
    { rule: '03-08 and if sunday then next monday', why: OWN },
    { rule: '05-01', why: OWN },
    { rule: '05-09', why: OWN },
    { rule: '06-12', why: OWN },
    { rule: '11-04', why: OWN },
    { rule: 'julian 12-25', to: 1990, why: 'a holiday since 1991' },
    ...excludedRules(['2022-03-07', '2022-05-02', '2022-05-03', '2022-05-10', '2022-06-13'], { why: OWN }),
  ],
  rules: RULES,
  dates: DECREES,
  subdivisions: [
    {
      id: 'AD',
      name: 'Republic of Adygea',
      localName: 'Республика Адыгея',
      library: 'AD',
      dates: ADYGEA_2025,
    },
    { id: 'AL', name: 'Altai Republic', localName: 'Республика Алтай', timezone: 'Asia/Barnaul', library: 'AL' },
    {
      id: 'BA',
      name: 'Republic of Bashkortostan',
      localName: 'Республика Башкортостан',
      timezone: 'Asia/Yekaterinburg',
      library: 'BA',
      announced: BASHKORTOSTAN,
    },
    { id: 'BEL', name: 'Belgorod Oblast', localName: 'Белгородская область', library: 'BEL' },
    {
      id: 'BRY',
      name: 'Bryansk Oblast',
      localName: 'Брянская область',
      years: { from: 2026, why: RADONITSA },
      library: 'BRY',
      rules: [
        {
          rule: 'orthodox 9',
          name: 'Radonitsa - Day of Special Remembrance of the Departed',
          from: 2027,
          source: NOT_FOUND,
          note: 'by the law of the region; the library lists the day of 2026',
        },
      ],
    },
    {
      id: 'BU',
      name: 'Republic of Buryatia',
      localName: 'Республика Бурятия',
      timezone: 'Asia/Irkutsk',
      years: { from: 2010, why: 'Sagaalgan, a day off each year by decree, was read from 2010 on' },
      library: 'BU',
      rules: [
        {
          rule: 'feast tsagaan-sar at MN and if saturday,sunday then next monday',
          name: 'White Month Festival (Sagaalgan)',
          source: NOT_FOUND,
          note: 'proclaimed each year; the Monday for a weekend as in 2010 and 2025',
          from: 2010,
        },
      ],
      dates: BURYATIA,
    },
    {
      id: 'CE',
      name: 'Chechen Republic',
      localName: 'Чеченская Республика',
      library: 'CE',
      rules: CHECHNYA_RULES,
      announced: CHECHNYA,
    },
    {
      id: 'CR',
      name: 'Republic of Crimea',
      localName: 'Республика Крым',
      timezone: 'Europe/Simferopol',
      years: SINCE_2015,
      library: 'CR',
      rules: CRIMEA_RULES,
      announced: CRIMEA,
    },
    { id: 'CU', name: 'Chuvash Republic', localName: 'Чувашская Республика', library: 'CU' },
    { id: 'DA', name: 'Republic of Dagestan', localName: 'Республика Дагестан', library: 'DA', announced: DAGESTAN },
    { id: 'IN', name: 'Republic of Ingushetia', localName: 'Республика Ингушетия', library: 'IN' },
    {
      id: 'IRK',
      name: 'Irkutsk Oblast',
      localName: 'Иркутская область',
      timezone: 'Asia/Irkutsk',
      years: { from: 2026, why: RADONITSA },
      library: 'IRK',
      rules: [
        {
          rule: 'orthodox 9',
          name: 'Unity Day of Remembrance',
          from: 2027,
          source: NOT_FOUND,
          note: 'by the law of the region; the library lists the day of 2026',
        },
      ],
    },
    {
      id: 'KB',
      name: 'Kabardino-Balkar Republic',
      localName: 'Кабардино-Балкарская Республика',
      library: 'KB',
      dates: holidays(EID, KABARDINO_BALKARIA_2025, '2025-03-31', {
        note: 'Declared by the Head; the feast began that night.',
      }),
    },
    {
      id: 'KC',
      name: 'Karachay-Cherkess Republic',
      localName: 'Карачаево-Черкесская Республика',
      library: 'KC',
      dates: holidays('Eid al-Adha', 'https://inforos.com/?action=view&id=181061&module=news', '2025-06-06'),
    },
    {
      id: 'KDA',
      name: 'Krasnodar Krai',
      localName: 'Краснодарский край',
      years: { from: 2026, why: RADONITSA },
      library: 'KDA',
      rules: [
        {
          rule: 'orthodox 9',
          name: 'Radonitsa - Day of Remembrance of the Departed',
          from: 2027,
          source: NOT_FOUND,
          note: 'by the law of the region; the library lists the day of 2026',
        },
      ],
    },
    {
      id: 'KL',
      name: 'Republic of Kalmykia',
      localName: 'Республика Калмыкия',
      years: {
        from: 2026,
        why:
          "Tsagan Sar and Buddha's Birthday are listed for 2026 only, Zul for 2024 and 2025 (the Zul of December " +
          '2026 is lacking)',
      },
      library: 'KL',
      rules: [
        ...rulesNamed(
          { from: 2027, source: NOT_FOUND, note: 'proclaimed each year' },
          { 'feast tsagaan-sar at MN': 'Tsagan Sar', 'feast saga-dawa at MN': 'Birthday of Buddha Shakyamuni' },
        ),
        {
          rule: 'feast zul at MN',
          name: 'Zul',
          source: NOT_FOUND,
          note: 'proclaimed each year; as in 2024 and 2025',
          from: 2026,
        },
      ],
    },
    { id: 'KO', name: 'Republic of Komi', localName: 'Республика Коми', library: 'KO' },
    { id: 'KR', name: 'Republic of Karelia', localName: 'Республика Карелия', library: 'KR' },
    { id: 'MR', name: 'Republic of Mordovia', localName: 'Республика Мордовия', library: 'MR' },
    {
      id: 'NO',
      name: 'Republic of North Ossetia-Alania',
      localName: 'Республика Северная Осетия - Алания',
      years: {
        from: 2026,
        why: 'Djeorguiba (a Monday of November), kept each year, is listed for 2026 only',
      },
      library: 'NO',
      rules: [
        {
          rule: 'monday before 11-24',
          name: 'First Monday of the Uastyrdzhi (Djeorguiba) Festival',
          from: 2027,
          source: NOT_FOUND,
          note: 'proclaimed each year; the Monday up to 23 November, as in 2026',
        },
      ],
    },
    {
      id: 'OMS',
      name: 'Omsk Oblast',
      localName: 'Омская область',
      timezone: 'Asia/Omsk',
      years: { from: 2026, why: RADONITSA },
      library: 'OMS',
      rules: [
        {
          rule: 'orthodox 9',
          name: 'Radonitsa - Day of Special Remembrance of the Departed',
          from: 2027,
          source: NOT_FOUND,
          note: 'by the law of the region; the library lists the day of 2026',
        },
      ],
    },
    {
      id: 'PNZ',
      name: 'Penza Oblast',
      localName: 'Пензенская область',
      years: { from: 2026, why: RADONITSA },
      library: 'PNZ',
      rules: [
        {
          rule: 'orthodox 9',
          name: 'Unified Day of Remembrance of the Departed',
          from: 2027,
          source: NOT_FOUND,
          note: 'by the law of the region; the library lists the day of 2026',
        },
      ],
    },
    {
      id: 'SA',
      name: 'Sakha (Yakutia) Republic',
      localName: 'Республика Саха (Якутия)',
      timezone: 'Asia/Yakutsk',
      library: 'SA',
    },
    {
      id: 'SAR',
      name: 'Saratov Oblast',
      localName: 'Саратовская область',
      timezone: 'Europe/Saratov',
      years: { from: 2012, why: 'law 26-ZSO of 22 March 2012 on Radonitsa' },
      library: 'SAR',
      rules: [
        {
          rule: 'orthodox 9',
          name: 'Radonitsa - Day of Special Remembrance of the Departed',
          names: { ru: 'Радоница' },
          from: 2012,
          source: 'https://balreport.ru/zhitelej-saratovskoj-oblasti-zhdjot-dopolnitelnyj-vyhodnoj-v-aprele/',
        },
      ],
    },
    {
      id: 'SEV',
      name: 'Sevastopol',
      localName: 'город Севастополь',
      timezone: 'Europe/Simferopol',
      years: SINCE_2015,
      library: 'SEV',
      dates: [
        holidays(
          'Day of the Baptism of Rus, Navy Day',
          'https://crimea-news.com/society/2024/07/28/1427907.html',
          '2024-07-29',
          {
            names: { ru: 'Нерабочий праздничный день (День Крещения Руси, День ВМФ)' },
          },
        ),
      ],
    },
    {
      id: 'STA',
      name: 'Stavropol Krai',
      localName: 'Ставропольский край',
      years: { from: 2026, why: RADONITSA },
      library: 'STA',
      rules: [
        {
          rule: 'orthodox 9',
          name: 'Radonitsa - Day of Remembrance of the Departed',
          from: 2027,
          source: NOT_FOUND,
          note: 'by the law of the region; the library lists the day of 2026',
        },
      ],
    },
    { id: 'TA', name: 'Republic of Tatarstan', localName: 'Республика Татарстан', library: 'TA', announced: TATARSTAN },
    {
      id: 'TY',
      name: 'Republic of Tuva',
      localName: 'Республика Тыва',
      timezone: 'Asia/Krasnoyarsk',
      years: {
        from: 2024,
        why: 'Shagaa, the Constitution Day of Tuva and Naadym: kept each year, listed 2024 to 2026',
      },
      library: 'TY',
      rules: [
        ...ruleRows({ from: 2027, source: NOT_FOUND }, [
          { rule: 'feast tsagaan-sar at MN', name: 'Shagaa', note: 'proclaimed each year; as in 2024 to 2026' },
          { rule: '05-06', name: 'Constitution Day of the Republic of Tuva', note: 'moved to 8 May in 2026' },
          {
            rule: '3rd friday in July',
            name: 'Naadym',
            note: 'proclaimed each year; the third Friday in 2024 and 2025, the fourth in 2026',
          },
        ]),
      ],
    },
    {
      id: 'ZAB',
      name: 'Zabaykalsky Krai',
      localName: 'Забайкальский край',
      timezone: 'Asia/Chita',
      years: { from: 2026, why: 'Sagaalgan, kept each year, is listed for 2026 only' },
      library: 'ZAB',
      rules: [
        {
          rule: 'feast tsagaan-sar at MN',
          name: 'White Month Festival (Sagaalgan)',
          from: 2027,
          source: NOT_FOUND,
          note: 'proclaimed each year',
        },
      ],
    },
  ],
});
