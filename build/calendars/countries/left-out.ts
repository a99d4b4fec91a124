import type { LeftOutRow } from './tables.js';

/**
 * Rules of date-holidays, type public or bank, that do not close offices and banks for everybody in the calendar's
 * area: days of women, of the young, of soldiers, of one faith, of a few communities, days abolished since, and days
 * that stand on a wrong date. Every `note` of the library was read; most of them are no reason to leave a rule out
 * (explanations, an industry or a handful of communities excepted). The rule's text is the library's, word for word,
 * in 3.35.0 and 3.37.0; where the two differ there is a row for each.
 */

const UA_LAW =
  'under martial law holidays are working days: Law 2136-IX of 2022-03-15 (in force since 2022-03-24), article 6 ' +
  'part 6, suspends article 73 of the Labour Code; https://el.mk.court.gov.ua/sud1410/pres-centr/new/1273983. ' +
  'Prolonged by 90 days each time, the last time found to 2026-05-04; 2026 is taken whole, to be reviewed each year';

const ME_LAW =
  'only believers of the faith have paid leave: Law on the Celebration of Religious Holidays (Sl. list RCG 56/93, ' +
  '27/94), articles 2 and 3; http://licodu.cois.it/?p=5807&lang=en';

const AL_TERESA =
  'the day of Mother Teresa is her canonisation, 5 September, since 2018; ' +
  'https://www.officeholidays.com/holidays/albania/saint-teresa-canonisation-day';

const BA_LAW =
  'not among the holidays on which everybody is off (1 and 2 January, 1 March, 1 and 2 May, 25 November); for ' +
  'religious days an employee may be absent four days a year: Law on Holidays (Sl. list RBiH 2/92, 13/94) and the ' +
  'Labour Act, as told by the Federal Ministry of Labour; https://www.os-turbe.ba/page/13';

const MY_SARAWAK =
  'Deepavali is no holiday in Sarawak; ' +
  'https://cilisos.my/why-is-sarawak-the-only-malaysian-state-where-deepavali-is-not-a-public-holiday/';

const ES_LIST_2023 = 'https://www.seg-social.es/wps/PA_POINCALAB/CalendarioServlet?exportacion=CSV&tipo=1';

const PR_LAWS =
  'laws 111-2014 and 26-2017; ' +
  'https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/';

const ZM_ACT = 'https://zambialii.org/akn/zm/act/1964/14/eng@1996-12-31';

const FRIDAY_BEFORE = ['01-01', '07-04', '12-25'].map(
  (day) => `${day} and if sunday then next monday if saturday then previous friday`,
);
const JUNETEENTH = '06-19 and if sunday then next monday if saturday then previous friday since 2021';
const VETERANS_DAY = 'substitutes 11-11 if sunday then next monday if saturday then previous friday';

export const LEFT_OUT: readonly LeftOutRow[] = [
  // United Arab Emirates
  {
    id: 'AE',
    rule: '27 Rajab',
    from: 2019,
    why:
      "Al Isra'a Wal Mi'raj is no public holiday since the Cabinet's unified list of 2019-03-05; " +
      'https://www.arabianbusiness.com/culture-society/416900-no-uae-public-holiday-for-israa-wal-miraj-2019',
  },
  {
    id: 'AE',
    rule: '1 Ramadan',
    why:
      'the first of Ramadan is in no list of the Cabinet (Eid Al Fitr begins on 29 Ramadan); ' +
      'https://gulfnews.com/uae/uae-cabinet-approves-national-holidays-for-public-and-private-sector-1.1572516124110',
  },

  // Albania
  { id: 'AL', rule: '10-19 and if saturday,sunday then next monday', from: 2018, why: AL_TERESA },
  { id: 'AL', rule: '10-19 and if sunday then next monday', from: 2018, why: `${AL_TERESA} (the rule of 3.35.0)` },

  // Armenia
  {
    id: 'AM',
    rule: '01-03 P3D',
    to: 2009,
    why: 'the pre-Christmas days of 3 to 5 January were made by Law HO-221 of 2009-12-16, first kept in 2010',
  },
  {
    id: 'AM',
    rule: '01-03 P3D',
    from: 2022,
    why: 'the pre-Christmas days of 3 to 5 January were abolished by Law HO-362-N of 2021-11-29',
  },

  // Australia
  {
    id: 'AU:VIC',
    rule: '1st friday before October',
    to: 2014,
    why:
      'the Friday before the AFL Grand Final is a holiday since 2015; ' +
      'https://zerosleeps.com/blog/2015/9/26/afl-grand-final-public-holiday/',
  },
  {
    id: 'AU:VIC',
    rule: '1st friday before October',
    from: 2015,
    to: 2015,
    why: 'the Grand Final was on 3 October 2015, the holiday on 2 October',
  },
  {
    id: 'AU:VIC',
    rule: '1st friday before October',
    from: 2020,
    to: 2020,
    why:
      'the Grand Final was on 24 October 2020, the holiday on 23 October; ' +
      'http://www.qppstudio.net/public-holidays-news/2020/victoria-afl-public-holiday-even-if-venue-changes-012976.htm',
  },
  {
    id: 'AU:VIC',
    rule: '1st friday before October',
    from: 2022,
    to: 2022,
    why:
      'the Grand Final was on 24 September 2022, the holiday on 23 September; ' +
      'https://www.surgeons.org/News/News/RACS-public-holiday-closures',
  },

  // Bosnia and Herzegovina
  { id: 'BA', rule: '01-06', why: `Epiphany: ${BA_LAW}` },
  { id: 'BA', rule: 'easter 60', why: `Corpus Christi: ${BA_LAW}` },
  { id: 'BA', rule: '08-15', why: `Assumption: ${BA_LAW}` },
  { id: 'BA', rule: 'julian 08-15', why: `Assumption, "orthodox": ${BA_LAW}` },
  { id: 'BA', rule: '11-01', why: `All Saints: ${BA_LAW}` },
  { id: 'BA', rule: '11-02', why: `All Souls: ${BA_LAW}` },
  { id: 'BA', rule: '12-26', why: `Saint Stephen: ${BA_LAW}` },
  { id: 'BA', rule: 'julian 01-01', why: `Orthodox New Year: ${BA_LAW}` },
  { id: 'BA', rule: '1 Muharram', why: `Islamic New Year: ${BA_LAW}` },
  { id: 'BA', rule: '12 Rabi al-awwal', why: `Mawlid: ${BA_LAW}` },

  // Switzerland
  {
    id: 'CH:SO',
    rule: '03-19',
    why:
      'Saint Joseph: only in the communities of Fulenbach, Walterswil, Wisen, Metzerlen, Nuglar-St. Pantaleon, ' +
      'Rodersdorf, Bärschwil and Büsserach (note of the library)',
  },

  // China
  {
    id: 'CN',
    rule: '03-08 12:00',
    why:
      'half a day for women only: Regulation on Public Holidays for National Annual Festivals and Memorial ' +
      'Days, article 3',
  },
  { id: 'CN', rule: '05-04 12:00', why: 'half a day for the young of 14 to 28 only: the same Regulation, article 3' },
  { id: 'CN', rule: '06-01', why: 'a day for children under 14 only: the same Regulation, article 3' },
  {
    id: 'CN',
    rule: '08-01 12:00',
    why: 'half a day for soldiers in active service only: the same Regulation, article 3',
  },

  // Costa Rica
  {
    id: 'CR',
    rule: '10-12 if monday then previous friday',
    from: 2020,
    why:
      'given up for 1 December by Law 9803 of 2020; ' +
      'https://www.nacion.com/el-pais/es-feriado-este-12-de-octubre-en-costa-rica/QUVDX5X735ERLGGVWS2RO2LSV4/story/',
  },

  // Cyprus
  {
    id: 'CY',
    rule: 'orthodox -47',
    why:
      'Green Monday is 48 days before Orthodox Easter, as 2026-02-23; this rule gives the Tuesday; ' +
      'https://holidayssky.com/?p=355',
  },

  // Germany
  {
    id: 'DE:SN-BZ',
    rule: 'easter 60',
    why:
      'Corpus Christi: only in some communities of the district of Bautzen (note of the library; ' +
      'Fronleichnamsverordnung of Saxony)',
  },
  {
    id: 'DE:TH-UH',
    rule: 'easter 60',
    why:
      'Corpus Christi: only in some communities of the Unstrut-Hainich-Kreis (note of the library; section 2 ' +
      '(2) ThürFtG)',
  },
  {
    id: 'DE:TH-WAK',
    rule: 'easter 60',
    why: 'Corpus Christi: only in some communities of the Wartburgkreis (note of the library; section 2 (2) ThürFtG)',
  },

  // Ecuador
  {
    id: 'EC',
    rule: '09-10',
    why:
      'day and month are exchanged: the independence of Guayaquil is 9 October, 10 September is a working day; ' +
      'https://eluniverso.com/noticias/ecuador/cuando-sera-el-feriado-por-la-independencia-de-guayaquil-nota/',
  },

  // Ethiopia
  {
    id: 'ET',
    rule: '1 Ramadan',
    why:
      'not in Proclamation 1334/2024 (Muslim holidays: Eid al-Fitr, Arafa, Mawlid), nor in the lists before; ' +
      'https://ethiopianlaw.com/2024/08/27/legal-brief-on-ethiopian-public-holidays-and-their-celebration/',
  },

  // Japan
  {
    id: 'JP',
    rule: '01-02',
    why:
      "a holiday of banks (Banking Act, article 15), no national holiday: not in the Cabinet Office's complete " +
      'list',
  },
  {
    id: 'JP',
    rule: '01-03',
    why:
      "a holiday of banks (Banking Act, article 15), no national holiday: not in the Cabinet Office's complete " +
      'list',
  },
  {
    id: 'JP',
    rule: '12-31',
    why:
      "a holiday of banks (Banking Act, article 15), no national holiday: not in the Cabinet Office's complete " +
      'list',
  },

  // Kenya
  {
    id: 'KE',
    rule: '10 Dhu al-Hijjah',
    why:
      'Idd-ul-Azha: for persons of the Islamic faith only (Public Holidays Act, Cap. 110, schedule, part II; ' +
      'note of the library); a day off for all only on the dates gazetted, as 2019-08-12, 2020-07-31, ' +
      '2023-06-28, 2024-06-17; ' +
      'https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/',
  },

  // Montenegro
  { id: 'ME', rule: 'julian 12-24', why: `Orthodox Christmas Eve: ${ME_LAW}` },
  { id: 'ME', rule: 'julian 12-25', why: `Orthodox Christmas: ${ME_LAW}` },
  { id: 'ME', rule: 'julian 12-26', why: `Orthodox Christmas, second day: ${ME_LAW}` },
  { id: 'ME', rule: 'orthodox -2', why: `Orthodox Good Friday: ${ME_LAW}` },
  { id: 'ME', rule: 'orthodox', why: `Orthodox Easter: ${ME_LAW}` },
  { id: 'ME', rule: '12-24', why: `Catholic Christmas Eve: ${ME_LAW}` },
  { id: 'ME', rule: '12-25', why: `Catholic Christmas: ${ME_LAW}` },
  { id: 'ME', rule: '12-26', why: `Catholic Christmas, second day: ${ME_LAW}` },
  { id: 'ME', rule: 'easter -2', why: `Catholic Good Friday: ${ME_LAW}` },
  { id: 'ME', rule: 'easter', why: `Catholic Easter: ${ME_LAW}` },
  { id: 'ME', rule: 'easter 1', why: `Catholic Easter Monday: ${ME_LAW}` },
  { id: 'ME', rule: '11-01', why: `All Saints (Catholic): ${ME_LAW}` },
  { id: 'ME', rule: '1 Shawwal P3D', why: `Eid al-Fitr: ${ME_LAW}` },
  { id: 'ME', rule: '10 Dhu al-Hijjah P3D', why: `Eid al-Adha: ${ME_LAW}` },
  { id: 'ME', rule: '15 Nisan P2D', why: `Pesach: ${ME_LAW}` },
  { id: 'ME', rule: '10 Tishrei P2D', why: `Yom Kippur: ${ME_LAW}` },

  // Madagascar
  { id: 'MG', rule: '03-08', why: "Women's Day: for women only (note of the library)" },
  { id: 'MG', rule: '1 Shawwal', why: 'Eid al-Fitr: for Muslims only (note of the library)' },
  { id: 'MG', rule: '10 Dhu al-Hijjah', why: 'Eid al-Adha: for Muslims only (note of the library)' },

  // Malaysia: of the dates of Deepavali, which Sarawak does not keep, the library left these three standing there
  { id: 'MY:13', rule: '2019-10-28', why: MY_SARAWAK },
  { id: 'MY:13', rule: '2023-11-12', why: MY_SARAWAK },
  { id: 'MY:13', rule: '2026-11-08', why: MY_SARAWAK },

  // Nigeria
  {
    id: 'NG',
    rule: '05-27',
    why:
      "Children's Day: a holiday of schoolchildren, not in the schedule of the Public Holidays Act (Cap. P40); " +
      'https://dailytipsfinder.com/public-holidays',
  },
  {
    id: 'NG',
    rule: '06-12 prior to 2018',
    why:
      'before it became Democracy Day, 12 June was declared by single states (Lagos, Ogun, Osun, Oyo) only; ' +
      'http://punchng.com/lagos-ogun-oyo-osun-declare-june-12-work-free-day/',
  },
  {
    id: 'NG',
    rule: '1 Muharram',
    why:
      'declared by single states (Kano, Osun, Oyo, Sokoto), not by the Federal Government; ' +
      'https://newsrainng.com/tag/is-veterans-day-a-public-holiday',
  },
  {
    id: 'NG',
    rule: '11-01 since 2020',
    why:
      'National Youth Day is celebrated, not a day off: neither in the Public Holidays Act (Cap. P40) nor ' +
      'among the days declared by the Ministry of Interior',
  },

  // Tanzania
  {
    id: 'TZ',
    rule: '01-02',
    why:
      'a slip of the pen: Zanzibar Revolution Day is 12 January, 2 January is a working day; ' +
      'https://officeholidays.com/holidays/tanzania/zanzibar-revolution-day',
  },

  // Ukraine
  {
    id: 'UA',
    rule: '01-01 and if saturday, sunday then next tuesday',
    why: 'moves to Monday: Labour Code, art. 67 part 3; replaced in UA.ts',
  },
  {
    id: 'UA',
    rule: '01-02 and if saturday, sunday then next monday',
    why:
      'not in article 73 of the Labour Code, which lists 1 January only; ' +
      'https://ns.cn.court.gov.ua/sud2513/pres-centr/news/400286',
  },
  { id: 'UA', rule: '03-08 and if saturday, sunday then next monday', from: 2023, to: 2026, why: UA_LAW },
  { id: 'UA', rule: 'orthodox and if sunday then next monday since 2000', from: 2022, to: 2026, why: UA_LAW },
  { id: 'UA', rule: 'orthodox 49 and if sunday then next monday since 2000', from: 2022, to: 2026, why: UA_LAW },
  {
    id: 'UA',
    rule: '05-01 and if saturday, sunday then next tuesday',
    from: 2018,
    why: '2 May is no holiday since law 2211-VIII; replaced in UA.ts',
  },
  {
    id: 'UA',
    rule: '05-09 and if saturday, sunday then next monday',
    from: 2022,
    why: `${UA_LAW}; 8 May instead since law 3107-IX`,
  },
  { id: 'UA', rule: '06-28 and if saturday, sunday then next monday', from: 2022, to: 2026, why: UA_LAW },
  {
    id: 'UA',
    rule: '07-28 and if saturday, sunday then next monday prior to 2023',
    why: 'not in article 73 for 2022 (Ministry of Economy): https://patrioty.org.ua/society/v-uriadi-roziasnyly-skilky-ukraintsi-matymut-perenesenykh-vykhidnykh-tv-svitkovykh-dniv-u-2022-rotsi-i-koly-same-404846.html',
  },
  { id: 'UA', rule: '07-15 and if saturday, sunday then next monday since 2023', from: 2023, to: 2026, why: UA_LAW },
  { id: 'UA', rule: '08-24 and if saturday, sunday then next monday', from: 2022, to: 2026, why: UA_LAW },
  {
    id: 'UA',
    rule: '10-14 and if saturday, sunday then next monday since 2015 and prior to 2023',
    from: 2022,
    to: 2022,
    why: UA_LAW,
  },
  { id: 'UA', rule: '10-01 and if saturday, sunday then next monday since 2023', from: 2023, to: 2026, why: UA_LAW },
  { id: 'UA', rule: '12-25 and if saturday, sunday then next monday since 2017', from: 2022, to: 2026, why: UA_LAW },
  // Days before their introduction, after their end, or replaced by the country's file in amendments/.
  {
    id: 'UA',
    rule: '06-28 and if saturday, sunday then next monday',
    to: 1996,
    why: 'the Constitution is of 28 June 1996; https://www.bagnet.org/news/society/1333998/ukraina-otmechaet-den-konstitutsii',
  },
  {
    id: 'UA',
    rule: '08-24 and if saturday, sunday then next monday',
    to: 1991,
    why: 'independence was declared on 24 August 1991 (no address was found)',
  },
  {
    id: 'CH:GE',
    rule: '01-02',
    why: 'not in the law on holidays of 1951; https://www.cgas.ch/SPIP/spip.php?article1286',
  },
  {
    id: 'CH:GE',
    rule: '12-26',
    why: 'not in the law on holidays of 1951; https://www.cgas.ch/SPIP/spip.php?article1286',
  },
  {
    id: 'CH:TI',
    rule: '01-02',
    why: 'not in the act of 2009; https://www3.ti.ch/CAN/RLeggi/public/raccolta-leggi/legge/numero/10.1.1.1.2',
  },
  {
    id: 'CZ',
    rule: 'easter -2',
    to: 2015,
    why: 'Good Friday is a holiday since 2016; https://bizinet.cz/clanek/velky-patek-svatek-ktery-v-kalendari-nenajdete-1397594',
  },
  {
    id: 'CZ',
    rule: '09-28',
    to: 1999,
    why: 'Act 245/2000, in force since 9 August 2000; https://cs.m.wikipedia.org./wiki/V%C3%BDznamn%C3%BD_den',
  },
  {
    id: 'CZ',
    rule: '11-17',
    to: 1999,
    why: 'Act 245/2000, in force since 9 August 2000; https://cs.m.wikipedia.org./wiki/V%C3%BDznamn%C3%BD_den',
  },
  {
    id: 'EC',
    rule: 'easter -3',
    from: 2017,
    why: 'Maundy Thursday is not in the law on holidays of 2016; https://www.expreso.ec/servicios/feriados-en-ecuador-2026-2030-descarga-aqui-el-calendario-oficial-255574.html',
  },
  { id: 'EC', rule: '05-01', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
  { id: 'EC', rule: '05-24', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
  { id: 'EC', rule: '08-10', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
  { id: 'EC', rule: '11-02', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
  { id: 'EC', rule: '11-03', from: 2017, why: 'moved to a weekend by the law of 2016; replaced in EC.ts' },
  {
    id: 'EE',
    rule: '12-24',
    to: 2004,
    why: 'added by RT I 2005, 24, 185; https://www.riigiteataja.ee/en/tolge/text/527122022003',
  },
  { id: 'ER', rule: '09-11 in non-leap years', why: 'a day later in the years before leap years; replaced in ER.ts' },
  { id: 'ER', rule: '09-12 in leap years', why: 'a day later in the years before leap years; replaced in ER.ts' },
  { id: 'ER', rule: '09-27 in non-leap years', why: 'a day later in the years before leap years; replaced in ER.ts' },
  { id: 'ER', rule: '09-28 in leap years', why: 'a day later in the years before leap years; replaced in ER.ts' },
  { id: 'ET', rule: '01-06 in non-leap years', why: 'Christmas is 7 January; replaced in ET.ts' },
  { id: 'ET', rule: '01-19', why: '20 January in leap years; replaced in ET.ts' },
  {
    id: 'ET',
    rule: '03-28',
    why: 'in no list of holidays; https://boundlessethiopia.com/travel-info/public-holidays/',
  },
  { id: 'ET', rule: '09-11 in non-leap years', why: 'a day later in the years before leap years; replaced in ET.ts' },
  { id: 'ET', rule: '09-12 in leap years', why: 'a day later in the years before leap years; replaced in ET.ts' },
  { id: 'ET', rule: '09-27 in non-leap years', why: 'a day later in the years before leap years; replaced in ET.ts' },
  { id: 'ET', rule: '09-28 in leap years', why: 'a day later in the years before leap years; replaced in ET.ts' },
  {
    id: 'FJ',
    rule: '09-07',
    from: 2023,
    why: 'Constitution Day was removed in 2023; https://fijilive.com/news/2023/02/16/cabinet-approves-two-new-holidays/17849/',
  },
  { id: 'HN', rule: '10-03', from: 2015, why: 'moved into the Semana Morazánica, decree 78-2015; replaced in HN.ts' },
  { id: 'HN', rule: '10-12', from: 2015, why: 'moved into the Semana Morazánica, decree 78-2015; replaced in HN.ts' },
  { id: 'HN', rule: '10-21', from: 2015, why: 'moved into the Semana Morazánica, decree 78-2015; replaced in HN.ts' },
  {
    id: 'HR',
    rule: 'easter 60',
    to: 2001,
    why: 'not in NN 33/1996; https://narodne-novine.nn.hr/clanci/sluzbeni/1996_04_33_674.html',
  },
  {
    id: 'HR',
    rule: '06-25 #1',
    to: 2001,
    why: 'Statehood Day was 30 May; NN 33/1996; https://narodne-novine.nn.hr/clanci/sluzbeni/1996_04_33_674.html',
  },
  {
    id: 'HR',
    rule: '10-08 #1',
    to: 2001,
    why: 'not in NN 33/1996; https://narodne-novine.nn.hr/clanci/sluzbeni/1996_04_33_674.html',
  },
  {
    id: 'HU',
    rule: '11-01',
    to: 1999,
    why: 'a holiday since 1 January 2000; http://mkogy.jogtar.hu/jogszabaly?docid=99900123.TV',
  },
  {
    id: 'IE',
    rule: 'easter -2',
    why: 'no public holiday (banks only): Organisation of Working Time Act 1997; https://olir.it/documenti/legge-1997',
  },
  {
    id: 'IE',
    rule: '03-17 and if saturday then next monday if sunday then next monday',
    why: 'banks only, the holiday is not moved; 17 March stands in IE.ts',
  },
  {
    id: 'IE',
    rule: '12-26 and if saturday then next monday if sunday then next monday',
    why: 'banks only, the holiday is not moved; 26 December stands in IE.ts',
  },
  { id: 'IE', rule: '1st monday in May', to: 1993, why: 'a public holiday since 1994: S.I. 91/1993, cited in IE.ts' },
  {
    id: 'IS',
    rule: 'thursday after 04-18',
    why: 'gives 18 April itself, the day is 19 to 25 April; replaced in IS.ts',
  },
  {
    id: 'IT',
    rule: '06-02',
    to: 2000,
    why: 'restored by law 336/2000 from 2001; http://leg16.camera.it/561?appro=864&Il+quadro+normativo',
  },
  { id: 'KY', rule: '07-02', why: 'Constitution Day is the first Monday of July; replaced in KY.ts' },
  {
    id: 'LV',
    rule: 'easter 1',
    to: 1996,
    why: 'not in the act of 1990, added in December 1996; https://m.likumi.lv/doc.php?id=72608&version_date=03.10.1990',
  },
  {
    id: 'LV',
    rule: '05-04 and if saturday,sunday then next monday',
    to: 2006,
    why: 'not in the act of 1990; since 2002, in lieu since 2007 (amendments/LV.ts); https://m.likumi.lv/doc.php?id=72608&version_date=03.10.1990',
  },
  {
    id: 'LV',
    rule: '12-24',
    to: 2006,
    why: 'not in the act of 1990, added in 2007; https://m.likumi.lv/doc.php?id=72608&version_date=03.10.1990',
  },
  { id: 'MU', rule: '11-01', from: 2016, why: 'in odd years only since the act of 2015; replaced in MU.ts' },
  {
    id: 'PT',
    rule: 'easter 60',
    from: 2013,
    to: 2015,
    why: 'suspended by law 23/2012, back by law 8/2016; http://www.amartins.pt/feriados-nacionais/',
  },
  {
    id: 'PT',
    rule: '10-05',
    from: 2013,
    to: 2015,
    why: 'suspended by law 23/2012, back by law 8/2016; http://www.amartins.pt/feriados-nacionais/',
  },
  {
    id: 'PT',
    rule: '11-01',
    from: 2013,
    to: 2015,
    why: 'suspended by law 23/2012, back by law 8/2016; http://www.amartins.pt/feriados-nacionais/',
  },
  {
    id: 'PT',
    rule: '12-01',
    from: 2013,
    to: 2015,
    why: 'suspended by law 23/2012, back by law 8/2016; http://www.amartins.pt/feriados-nacionais/',
  },
  { id: 'RO', rule: '01-06', to: 2023, why: 'law 52/2023, too late for 2023' },
  { id: 'RO', rule: '01-07', to: 2023, why: 'law 52/2023, too late for 2023' },
  {
    id: 'RO',
    rule: '01-24',
    to: 2015,
    why: 'first in the list of 2016; https://jurnalulolteniei.ro/2016/01/03/zile-libere-in-2016-2',
  },
  {
    id: 'RO',
    rule: 'orthodox -2',
    to: 2017,
    why: 'only a bill before 2018; doubt: the Good Friday of 2018 was not read',
  },
  {
    id: 'RO',
    rule: '06-01',
    to: 2016,
    why: 'not in the list of 2016; https://jurnalulolteniei.ro/2016/01/03/zile-libere-in-2016-2',
  },
  { id: 'RO', rule: '11-30', to: 2011, why: 'added by law 147/2012' },
  {
    id: 'PH',
    rule: 'easter',
    why: 'Easter Sunday is in no proclamation of holidays; https://www.rappler.com/nation/list-holidays-philippines-2024/',
  },

  // Australia: New South Wales, banks only
  {
    id: 'AU:NSW',
    rule: '1st monday in August',
    why: "the Bank Holiday is of banks only, not in the State's table; https://www.industrialrelations.nsw.gov.au/public-holidays/public-holidays-in-nsw",
  },

  // Bermuda
  { id: 'BM', rule: 'friday before 06-01', why: 'Bermuda Day has changed its date twice: see amendments/BM.ts' },

  // Spain
  { id: 'ES:CB', rule: '06-28', why: `the day of the institutions is 28 July; ${ES_LIST_2023}` },
  { id: 'ES:CE', rule: '9 Dhu al-Hijjah', why: `the feast itself is the holiday, not its eve; ${ES_LIST_2023}` },

  // Ghana
  {
    id: 'GH',
    rule: '08-04 and if Saturday, Sunday then next Monday',
    from: 2025,
    why: "Founders' Day ended by the act of 2025; https://ghanaiandailies.com/july-1-reinstated-as-public-holiday",
  },

  // Saint-Martin
  {
    id: 'MF',
    rule: '05-27',
    from: 2020,
    why: 'the abolition of slavery is 28 May; https://github.com/etalab/jours-feries-france-data',
  },

  // Puerto Rico
  { id: 'PR', rule: '2nd Monday in January', from: 2015, why: PR_LAWS },
  { id: 'PR', rule: '02-18', from: 2014, why: `not in the list of 2014; ${PR_LAWS}` },
  { id: 'PR', rule: '04-16', why: `kept on the third Monday of April, see amendments/PR.ts; ${PR_LAWS}` },
  { id: 'PR', rule: '3rd Monday in July', from: 2015, why: PR_LAWS },
  { id: 'PR', rule: '07-25', from: 2017, to: 2020, why: PR_LAWS },
  { id: 'PR', rule: '07-27', from: 2015, to: 2020, why: PR_LAWS },

  // United States: states
  ...['US:MA', 'US:NY'].flatMap((id) =>
    [...FRIDAY_BEFORE, JUNETEENTH, VETERANS_DAY].map((rule) => ({
      id,
      rule,
      why: 'a Saturday holiday is not kept on the Friday: see amendments/US.ts',
    })),
  ),
  ...FRIDAY_BEFORE.map((rule) => ({
    id: 'US:CA',
    rule,
    from: 2016,
    why: 'a Saturday holiday is not kept on the Friday: see amendments/US.ts',
  })),
  ...['03-17', '06-17'].map((rule) => ({
    id: 'US:MA',
    rule,
    why:
      'a day of Suffolk County only; ' +
      'http://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html',
  })),
  {
    id: 'US:FL',
    rule: '02-15',
    why: 'not among the days on which state offices close: Florida Statutes 110.117; http://www.leg.state.fl.us/',
  },
  {
    id: 'US:NY',
    rule: '02-15',
    why: 'no legal holiday; https://www.cs.ny.gov/attendance_leave/2021_legal_holidays.cfm',
  },
  { id: 'US:GA', rule: '12-24', why: "Washington's Birthday moves: see amendments/US.ts" },
  {
    id: 'US:GA',
    rule: 'substitutes 12-24 if wednesday then next friday',
    why: "Washington's Birthday moves: see amendments/US.ts",
  },
  {
    id: 'US:GA',
    rule: 'monday before 05-01 #2',
    from: 2023,
    why: 'the State Holiday is on Good Friday; https://officeholidays.com/countries/usa/georgia-usa/2023',
  },
  {
    id: 'US:IN',
    rule: '3rd monday in February',
    from: 2014,
    why: "Washington's Birthday is kept about Christmas; https://www.in.gov/spd/2555.htm",
  },
  {
    id: 'US:OK',
    rule: '2nd monday in October',
    why: 'Columbus Day is no state holiday: executive order 2014-19A; https://www.sos.ok.gov/',
  },
  {
    id: 'US:OR',
    rule: '2nd monday in October',
    why: 'state agencies do not close; https://www.oregon.gov/das/Pages/buildingclosure.aspx',
  },

  // Zambia
  { id: 'ZM', rule: '03-09', why: "Women's Day is 8 March, and a holiday since 2007: see amendments/ZM.ts" },
  { id: 'ZM', rule: 'easter 1', to: 2006, why: `Easter Monday is not in the schedule; ${ZM_ACT}` },
  {
    id: 'ZM',
    rule: '10-18 and if sunday then next monday',
    to: 2014,
    why:
      'the National Day of Prayer was declared in 2015; ' +
      'https://www.qppstudio.net/public-holidays-news/2015/zambia-to-add-new-annual-public-holiday-008785.htm',
  },

  // Days before their introduction or after their end, and days that stand elsewhere: see the country's file
  {
    id: 'AR',
    rule: '06-17 if tuesday,wednesday then previous monday if thursday,friday then next monday',
    why: 'a Friday 17 June stays, 20 June being a holiday: see amendments/AR.ts',
  },
  { id: 'AG', rule: '05-01', why: 'Labour Day is the first Monday of May: see amendments/AG.ts' },
  { id: 'AG', rule: '08-01', why: 'Carnival is on a Monday and Tuesday: see amendments/AG.ts' },
  { id: 'AG', rule: '08-02', why: 'Carnival is on a Monday and Tuesday: see amendments/AG.ts' },
  { id: 'AG', rule: '12-09', to: 2003, why: 'a holiday since an act of 2004: see amendments/AG.ts' },
  { id: 'AI', rule: '03-02', to: 2009, why: 'kept since 2010: see amendments/AI.ts' },
  { id: 'AI', rule: '1st thursday in August', why: 'after the first Monday of August: see amendments/AI.ts' },
  { id: 'AI', rule: '1st friday in August', why: 'after the first Monday of August: see amendments/AI.ts' },
  { id: 'BM', rule: '3nd monday in June', why: "the Queen's Birthday before 2009: see amendments/BM.ts" },
  { id: 'BM', rule: 'thursday before 08-04', why: 'renamed in 1999: see amendments/BM.ts' },
  { id: 'BM', rule: 'friday before 08-05', why: 'renamed in 2020: see amendments/BM.ts' },
  {
    id: 'CA:ON',
    rule: '3rd monday after 02-01',
    to: 2007,
    why:
      'Family Day was made by Ontario Regulation 547/07, first kept on 18 February 2008; ' +
      'https://www.lexology.com/library/detail.aspx?g=0a8b858b-1477-4668-a031-5a074eb53733',
  },
  {
    id: 'CA:ON',
    rule: 'easter 1',
    why:
      'Easter Monday is not among the nine public holidays of the Employment Standards Act, 2000; ' +
      'https://lbwlawyers.com/new-ontario-public-holiday-family-day/',
  },
  { id: 'CL', rule: '07-16', to: 2006, why: 'law 20.148 of January 2007: see amendments/CL.ts' },
  { id: 'CL', rule: '09-20 on friday', to: 2006, why: 'law 20.215 of September 2007: see amendments/CL.ts' },
  ...['06-29', '10-12'].map((day) => ({
    id: 'CL',
    rule: `${day} if tuesday, wednesday, thursday then previous monday if friday then next monday`,
    to: 1999,
    why: 'moved since law 19.668 of 2000: see amendments/CL.ts',
  })),
  {
    id: 'CL',
    rule: '10-31 if wednesday then next friday if tuesday then previous friday',
    to: 2007,
    why: 'law 20.299 of 2008: see amendments/CL.ts',
  },
  {
    id: 'CL',
    rule: '12-31',
    from: 1997,
    to: 1997,
    why:
      'the day of banks was abolished by law 19.528 of 1997 and restored in April 1998; ' +
      'https://www.bcn.cl/leychile/navegar?idNorma=97758&idVersion=1998-04-16',
  },
  {
    id: 'FI',
    rule: 'easter 39',
    to: 1990,
    why:
      'kept on a Saturday from 1973 to 1990, as Epiphany; ' +
      'https://www.lrhto.fi/blogi/loppiainen-mysteeri-vapaapaiva/',
  },
  {
    id: 'GB:ALD',
    rule: '12-15',
    to: 2004,
    why: 'a holiday since 2005; https://gsy.bailiwickexpress.com/gsy/news/homecoming-day-holiday/',
  },
  {
    id: 'GL',
    rule: '01-06',
    why: 'a day of custom, no day off; https://www.norden.org/en/info-norden/public-holidays-greenland',
  },
  { id: 'GR', rule: 'orthodox -48', why: 'Clean Monday, misnamed: see amendments/GR.ts' },
  ...['1 Muharram', '12 Rabi al-awwal', '27 Rajab', '1 Shawwal', '2 Shawwal', '10 Dhu al-Hijjah'].map((rule) => ({
    id: 'ID',
    rule,
    from: 2009,
    to: 2026,
    why: 'as decreed: see amendments/ID.ts',
  })),
  { id: 'ID', rule: '05-01', to: 2013, why: 'a holiday since 2014: see amendments/ID.ts' },
  { id: 'ID', rule: '06-01', to: 2016, why: 'a holiday since 2017: see amendments/ID.ts' },
  { id: 'KZ', rule: '01-07', to: 2005, why: 'a day off since 2006: see amendments/KZ.ts' },
  { id: 'KZ', rule: '10 Dhu al-Hijjah', to: 2005, why: 'a day off since 2006: see amendments/KZ.ts' },
  ...['03-21', '03-22', '03-23'].map((day) => ({
    id: 'KZ',
    rule: `${day} and if saturday then next monday if sunday then next tuesday`,
    why: 'Nauryz was 22 March alone to 2009, and its days in lieu are others: see amendments/KZ.ts',
  })),
  {
    id: 'KZ',
    rule: '03-15 and if saturday,sunday then next monday since 2026',
    from: 2026,
    to: 2026,
    why:
      'the day of the referendum of 2026, kept from 2027 on; ' +
      'https://taspanews.kz/novosti-kazakhstana/v-etom-godu-u-kazakhstantsev-ne-budet-odnogo-vykhodnogo-795514517615',
  },
  {
    id: 'KZ',
    rule: '05-07 and if saturday,sunday then next monday since 2013',
    why: 'the day in lieu of a Saturday is Tuesday 10 May: see amendments/KZ.ts',
  },
  {
    id: 'KZ',
    rule: '12-16 and if saturday then next monday if sunday then next tuesday',
    from: 2022,
    why: '17 December is no holiday any more: see amendments/KZ.ts',
  },
  {
    id: 'KZ',
    rule: '07-06 and if saturday,sunday then next monday',
    to: 2008,
    why: 'a holiday since 2009: see amendments/KZ.ts',
  },
  {
    id: 'KZ',
    rule: '10-25 and if saturday,sunday then next monday',
    from: 2009,
    to: 2009,
    why: 'Republic Day ended in April 2009: see amendments/KZ.ts',
  },
  { id: 'LI', rule: 'easter 40', why: 'no holiday, nor a day of banks: see amendments/LI.ts' },
  { id: 'LI', rule: 'easter 61', why: 'no holiday, nor a day of banks: see amendments/LI.ts' },
  { id: 'LT', rule: '06-24', to: 2002, why: 'of the Labour Code of 2002, in force since 2003: see amendments/LT.ts' },
  {
    id: 'LT',
    rule: '12-24',
    to: 2010,
    why:
      'a holiday since 2011; https://www.ve.lt/naujienos/lietuva/lietuvos-naujienos/' +
      'seimo-komitetas-uz-tai-kucios-sventine-diena-butu-nuo-ateinanciu-metu-519267/',
  },
  {
    id: 'LT',
    rule: '07-06',
    to: 1990,
    why: 'a holiday since 1991 (compilations; no address was found)',
  },
  {
    id: 'LV',
    rule: '11-18 and if saturday,sunday then next monday',
    to: 2006,
    why: 'a day in lieu is given since 2007: see amendments/LV.ts',
  },
  {
    id: 'MX',
    rule: '12-01 every 6 years since 1934',
    from: 2024,
    why: 'on 1 October since 2024: see amendments/MX.ts',
  },
  ...['17 Ramadan', '1 Shawwal', '2 Shawwal', '10 Dhu al-Hijjah', '1 Muharram', '12 Rabi al-awwal'].map((rule) => ({
    id: 'MY',
    rule,
    from: 2016,
    to: 2026,
    why: 'as kept: see amendments/MY.ts',
  })),
  { id: 'MY', rule: '1st Monday in June', to: 2020, why: 'so since 2021: see amendments/MY.ts' },
  {
    id: 'NL',
    rule: '12-31',
    why: 'a working day, and one of banks: not in article 3 of the Algemene termijnenwet; https://wetten.overheid.nl/',
  },

  // United Arab Emirates, Bahrain, Egypt, Saudi Arabia: the feasts as they were kept
  {
    id: 'AE',
    rule: '1 Shawwal P3D',
    from: 2005,
    to: 2018,
    why: 'computed, in some years a day off: see amendments/AE.ts',
  },
  {
    id: 'AE',
    rule: '10 Dhu al-Hijjah P3D',
    from: 2005,
    to: 2018,
    why: 'computed, in some years a day off: see amendments/AE.ts',
  },
  {
    id: 'BH',
    rule: '1 Shawwal',
    from: 2005,
    to: 2026,
    why: 'computed, in some years a day off: see amendments/BH.ts',
  },
  {
    id: 'BH',
    rule: '9 Dhu al-Hijjah',
    from: 2005,
    to: 2026,
    why: 'computed, in some years a day off: see amendments/BH.ts',
  },
  {
    id: 'BH',
    rule: '10 Dhu al-Hijjah P3D',
    from: 2005,
    to: 2026,
    why: 'computed, in some years a day off: see amendments/BH.ts',
  },
  {
    id: 'SA',
    rule: '9 Dhu al-Hijjah P4D',
    from: 2005,
    to: 2026,
    why: 'computed, in some years a day off: see amendments/SA.ts',
  },
  {
    id: 'EG',
    rule: '1 Shawwal P3D',
    why: 'the feast of other days, and computed: see amendments/EG.ts',
  },
  {
    id: 'EG',
    rule: '10 Dhu al-Hijjah P4D',
    why: 'the feast of other days, and computed: see amendments/EG.ts',
  },
  {
    id: 'EG',
    rule: '01-25 since 2011',
    to: 2011,
    why: 'one day with Police Day; the first anniversary was in 2012',
  },
  {
    id: 'EG',
    rule: '01-25',
    to: 2008,
    why: 'Police Day is a holiday since 2009',
  },
  {
    id: 'EG',
    rule: '06-30',
    to: 2013,
    why: 'the day of the events of 2013, a holiday since 2014',
  },
  {
    id: 'EG',
    rule: 'julian 12-25',
    to: 2002,
    why: 'the Coptic Christmas is a holiday since 2003',
  },
  ...['01-25 since 2011', '01-25', '04-25', '05-01', '06-30', '07-23', '10-06', '1 Muharram', '12 Rabi al-awwal'].map(
    (rule) => ({
      id: 'EG',
      rule,
      from: 2027,
      why: 'moved to a Thursday: see amendments/EG.ts',
    }),
  ),

  // Australia
  {
    id: 'AU:ACT',
    rule: '04-25 and if saturday,sunday then next monday',
    why: 'the Monday after a Sunday only: see amendments/AU.ts',
  },
  {
    id: 'AU:ACT',
    rule: 'monday after 05-27',
    to: 2017,
    why:
      'Reconciliation Day is kept since 2018; ' +
      'http://www.theage.com.au/act-news/act-first-australian-jurisdiction-to-gazette-reconciliation-day-public-holiday-20170912-gyfmdq.html',
  },
  ...[
    { rule: '1st monday in May', from: 2013, to: 2015 },
    { rule: '1st monday in October', to: 2011 },
    { rule: '1st monday in October', from: 2013, to: 2015 },
  ].map((row) => ({
    id: 'AU:QLD',
    ...row,
    why: "Labour Day and the Queen's Birthday moved several times: see amendments/AU.ts",
  })),
  {
    id: 'AU:NSW',
    rule: '04-25 and if saturday then next monday',
    why: 'no Monday after a Saturday: see amendments/AU.ts',
  },
  {
    id: 'AU:NSW',
    rule: '04-25 and if saturday,sunday then next monday',
    from: 2028,
    why:
      'the additional Mondays were made for 2026 and 2027 only; ' +
      'https://newsfinale.com/au/anzac-day-2023-which-australian-states-are-skipping-the-public-holiday-and-why',
  },

  {
    id: 'FI',
    rule: '12-31',
    why: 'an ordinary working day; closed at the exchange only',
  },

  // Kenya
  {
    id: 'KE',
    rule: '10-20 and if sunday then next monday',
    to: 2009,
    why: 'Kenyatta Day before the Constitution of 2010: see amendments/KE.ts',
  },
  {
    id: 'KE',
    rule: '10-10 and if sunday then next monday',
    from: 2010,
    why:
      'no holiday from the Constitution of 2010 to 2017, under other names since 2021: see amendments/KE.ts; ' +
      'https://www.kenyans.co.ke/news/24465-judge-george-odunga-sets-new-public-holiday',
  },
  {
    id: 'KE',
    rule: '1 Shawwal',
    from: 2010,
    to: 2026,
    why: 'Idd-ul-Fitr as it was kept: see amendments/KE.ts',
  },

  // Morocco
  ...['1 Shawwal', '10 Dhu al-Hijjah', '1 Muharram', '12 Rabi al-awwal'].map((rule) => ({
    id: 'MA',
    rule,
    why: 'two days, by the moon of Morocco: see amendments/MA.ts',
  })),
  {
    id: 'MA',
    rule: '07-30',
    to: 1999,
    why: 'Throne Day was 3 March to 1999: see amendments/MA.ts',
  },
  {
    id: 'MA',
    rule: '08-21',
    to: 1999,
    why: 'Youth Day was 9 July to 1999: see amendments/MA.ts',
  },

  // Nigeria
  ...['1 Shawwal P2D', '10 Dhu al-Hijjah P2D', '12 Rabi al-awwal'].map((rule) => ({
    id: 'NG',
    rule,
    from: 2010,
    to: 2026,
    why: 'as declared: see amendments/NG.ts',
  })),
  {
    id: 'NG',
    rule: '05-29 prior to 2018',
    to: 1999,
    why: 'Democracy Day is kept since 2000',
  },
  {
    id: 'NG',
    rule: '06-12 and if Saturday then next Monday since 2018',
    from: 2018,
    to: 2018,
    why: 'Democracy Day was 29 May in 2018 still; http://allafrica.com/stories/201806120146.html',
  },

  // Israel
  {
    id: 'IL',
    rule: '5 Iyyar if Friday,Saturday then previous Thursday if Monday then next Tuesday',
    why: 'moved from a Monday since 2004 only: see amendments/IL.ts',
  },

  // New Zealand
  {
    id: 'NZ',
    rule: '02-06 and if saturday,sunday then next monday',
    to: 2015,
    why: 'moved from a weekend since 2016 only: see amendments/NZ.ts',
  },
  {
    id: 'NZ',
    rule: '04-25 and if saturday,sunday then next monday',
    to: 2014,
    why: 'moved from a weekend since 2015 only: see amendments/NZ.ts',
  },

  // Romania
  ...['orthodox 49', 'orthodox 50', '08-15'].map((rule) => ({
    id: 'RO',
    rule,
    to: 2008,
    why: 'added by law 202 of October 2008; https://legislatie.just.ro/Public/DetaliiDocumentAfis/98527',
  })),

  // Serbia
  ...['02-16 if sunday then next monday', '11-11 if sunday then next monday'].map((rule) => ({
    id: 'RS',
    rule,
    to: 2011,
    why: 'added by the amendment of 2011 (Sl. glasnik 92/2011); http://zakon.co.rs/zakon-o-drzavnim-i-drugim-praznicima-u-republici-srbiji.html',
  })),

  // Slovakia
  {
    id: 'SK',
    rule: '05-08 prior to 2026',
    to: 1996,
    why: 'a day of rest since 1997',
  },
  {
    id: 'SK',
    rule: '11-17 prior to 2025',
    to: 2000,
    why: 'a day of rest since 2001',
  },

  // Türkiye
  ...['1 Shawwal PT90H', '10 Dhu al-Hijjah PT114H'].map((rule) => ({
    id: 'TR',
    rule,
    to: 2030,
    why: 'by the calculation of the Presidency of Religious Affairs: see amendments/TR.ts',
  })),
  {
    id: 'TR',
    rule: '05-01',
    to: 2008,
    why: 'a holiday since law 5892 of April 2009; http://www.denetci.gen.tr/mevzuat/28330.html',
  },
  {
    id: 'TR',
    rule: '07-15',
    to: 2016,
    why:
      'a holiday since law 6752 of October 2016; ' +
      'https://www.assetcpa.com/2016-15-15-temmuzun-resmi-tatil-ilani-hk/icerik/37',
  },

  { id: 'HU', rule: 'easter 50', to: 1991, why: 'Whit Monday is a holiday again since 1992' },
];
