import { country } from '../country.js';
import { days, eidAsKept, islamicDay } from '../forms/islamic.js';
import { ruleRows } from '../many-rows.js';
import { holidays, movedHoliday, open } from '../vocabulary.js';

/**
 * Kuwait. The thirteen days of article 68 of the labour law of the private sector, which ministries keep too, by the
 * circulars of the Civil Service Commission. A day on Friday or Saturday is given back on the next working days (Council
 * of Ministers, decisions 42 of 1979 and 1154 of 2017), days between two holidays are "days of rest", and the Cabinet
 * moves the Mi'raj to a Thursday: as announced where it was read.
 */

const ARTICLE_68 = 'https://www.kuwaittimes.com/eid-mubarak/';
const LIST_2015 = 'https://www.kuwaitup2date.com/official-paid-holidays-in-kuwait-article-68/';
const ADHA_2013 = 'http://www.timeskuwait.com/Times_9-days-eid-holiday-for-Kuwait-govt';
const ADHA_2016 = 'http://news.kuwaittimes.net/website/9-day-break-eid-al-adha/';
const ADHA_2017 = 'http://www.kuna.net.kw/NewsAgenciesPublicsite/ArticleDetails.aspx?id=2630291';
const ADHA_2018 = 'https://www.zawya.com/en/life/nine-day-eid-al-adha-holiday-in-kuwait-aiy5ctlx';
const FITR_2021 = 'https://news.kuwaittimes.net/website/5-day-eid-holiday-from-wednesday/';
const FITR_2022 = 'https://www.khaleejtimes.com/ramadan/eid-al-fitr-2022-9-day-break-for-govt-employees-in-kuwait';
const ADHA_2020 = 'https://gulfnews.com/world/gulf/kuwait/eid-al-adha-kuwait-announces-five-day-holiday-1.72729134';
const MOURNING_2015 = 'http://syedfrazkuwait.blogspot.com/2015/01/sunday-25012015-is-holiday.html';
const MOURNING_2020_01 = 'https://www.timeskuwait.com/news/kuwait-mourns-loss-of-sultan-qaboos-with-3-day-holiday/';
const MOURNING_2020_09 = 'http://pravasidaily.com/kuwait-announces-40-days-of-mourning';
const ELECTION_2023 = 'https://www.officeholidays.com/holidays/kuwait/kuwait-election-holiday';
const MOURNING_2023 =
  'https://www.khaleejtimes.com/ta/world/gulf/kuwait-announces-40-day-mourning-period-3-day-closure-of-government-offices';
const HIJRI_2022 = 'https://www.eastcoastdaily.in/2022/07/22/gulf-country-announces-holiday-for-islamic-new-year.html';
const ADHA_2022 = 'https://en.shafaqna.com/270117/eid-al-adha-holiday-in-arab-and-islamic-countries/';
const FEBRUARY_2023 =
  'https://timeskuwait.com/news/kuwait-sets-feb-19-26-27-as-public-holidays-for-al-israa-wal-miraj-national-day-festivities/';
const FITR_2023 = 'https://timeskuwait.com/news/eid-al-fitr-holiday-starts-on-april-21-25-kuwait-cabinet/';
const ADHA_2023 = 'http://kakammpi-news.blogspot.com/2023/06/';
const ADHA_2024 =
  'https://gulfnews.com/world/gulf/kuwait/kuwait-announces-eid-al-adha-public-holidays-from-june-16-to-18-1.103076134';
const FITR_2025 =
  'https://www.alsumaria.tv/news/international/519308/%D8%A7%D9%84%D9%83%D9%88%D9%8A%D8%AA-%D8%AA%D8%AD%D8%AF%D8%AF-%D8%B9%D8%B7%D9%84%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D9%81%D8%B7%D8%B1';
const FITR_2026 = 'https://www.alwast.net/arab/mjls-alwzra-alkwyty-yhdd-mwaayd';
const MIRAJ_2024 = 'https://en.alkhbr.co/?p=8826';
const CIRCULAR_4_2024 = 'https://www.arabkhabar.com/a/2284293';
const HIJRI_2023 = 'https://www.eastcoastdaily.in/2023/07/12/islamic-new-year-gulf-country-announces-holiday-2.html';
const HIJRI_2024 =
  'https://kuwaitlocal.com/news/kuwait-government-offices-to-close-on-july-7-for-islamic-new-year-celebration';
const MAWLID_2024 = 'https://www.arabtimesonline.com/news/sept-15-public-holiday-on-prophets-birthday/';
const NEW_YEAR_2025 =
  'https://gulfnews.com/world/gulf/kuwait/new-year-2025-holidays-kuwait-declares-4-day-weekend-1.1733398563767';
const MIRAJ_2025 = 'https://www.eastcoastdaily.in/2025/01/14/gulf-country-announces-three-day-holiday.html';
const ADHA_2025 = 'https://www.arabianbusiness.com/culture-society/kuwait-eid-al-adha-2025-holiday';
/** Civil Service Commission: Sunday 18 January, work resumed on the 19th. */
const MIRAJ_2026 =
  'https://gulfnews.com/world/gulf/kuwait/isra-wal-miraj-kuwait-announces-holiday-for-public-sector-1.500399699';
const HIJRI_2025 = 'https://www.arabianbusiness.com/gcc/kuwait/kuwait-announces-islamic-new-year-holiday';

const FROM = 2008;
const GIVEN_BACK = 'Given back for a day of the weekend; doubt: in each year.';
const FITR = 'feast eid-al-fitr at SA for 3 days';
const ADHA = 'feast eid-al-adha at SA -1 for 4 days';

const NATIONAL = { name: 'National Day', names: { ar: 'العيد الوطني' } };
const LIBERATION = { name: 'Liberation Day', names: { ar: 'يوم التحرير' } };
/** Two days together: one on a Friday is given back on the Sunday, one on a Saturday on the Monday. */
const TWO_DAYS = 'if friday then next sunday if saturday then next monday';

const NEW_YEAR = { name: "New Year's Day", names: { ar: 'رأس السنة الميلادية' } };

export default country({
  id: 'KW',
  name: 'Kuwait',
  doubts:
    'Doubts: circulars were read for the days with an address only. That a day on the weekend is given back is taken for all years, estimated where no circular was read. Days of rest to come, and moved ones, are left out.',
  localName: 'الكويت',
  cities: 'Kuwait City',
  currencies: ['KWD'],
  timezone: 'Asia/Kuwait',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2007-09-01', days: [5, 6] },
    ],
    source: 'http://www.pravdareport.com/news/world/92220-kuwait_weekend/',
    note: 'Banks closed on Friday and Saturday before 2007. Since when Thursday was free was not settled.',
  },
  years: { from: FROM, why: 'the weekend of Friday and Saturday is of September 2007; older lists were not read' },
  rules: [
    { rule: '01-01', ...NEW_YEAR, from: FROM, source: LIST_2015 },
    {
      ...NEW_YEAR,
      rule: 'substitutes 01-01 if friday,saturday then next sunday',
      from: FROM,
      status: 'estimated',
      source: ADHA_2017,
      note: GIVEN_BACK,
    },
    { rule: '02-25', ...NATIONAL, from: FROM, source: LIST_2015 },
    { rule: '02-26', ...LIBERATION, from: FROM, source: LIST_2015 },
    ...ruleRows({ from: FROM, status: 'estimated', source: ADHA_2017, note: GIVEN_BACK }, [
      { ...NATIONAL, rule: `substitutes 02-25 ${TWO_DAYS}` },
      { ...LIBERATION, rule: `substitutes 02-26 ${TWO_DAYS}` },
    ]),
    ...ruleRows({ from: FROM, status: 'estimated' }, [
      {
        rule: 'feast islamic-new-year at SA',
        name: 'Islamic New Year',
        names: { ar: 'رأس السنة الهجرية' },
        source: ARTICLE_68,
      },
      {
        rule: 'substitutes feast islamic-new-year at SA if friday,saturday then next sunday',
        name: 'Islamic New Year',
        names: { ar: 'رأس السنة الهجرية' },
        source: ADHA_2017,
        note: GIVEN_BACK,
      },
      {
        rule: 'feast mawlid at SA',
        name: "Prophet's Birthday (Mawlid)",
        names: { ar: 'المولد النبوي الشريف' },
        source: ARTICLE_68,
      },
      {
        rule: 'substitutes feast mawlid at SA if friday,saturday then next sunday',
        name: "Prophet's Birthday (Mawlid)",
        names: { ar: 'المولد النبوي الشريف' },
        source: ADHA_2017,
        note: GIVEN_BACK,
      },
      {
        rule: 'feast isra-miraj at SA',
        name: "Isra and Mi'raj",
        names: { ar: 'الإسراء والمعراج' },
        source: ARTICLE_68,
      },
      {
        rule: 'substitutes feast isra-miraj at SA if friday,saturday then next sunday',
        name: "Isra and Mi'raj",
        names: { ar: 'الإسراء والمعراج' },
        source: ADHA_2017,
        note: GIVEN_BACK,
      },
    ]),
    islamicDay('eid-al-fitr', ARTICLE_68, { rule: FITR, from: FROM }),
    islamicDay('eid-al-adha', ARTICLE_68, { rule: ADHA, from: FROM }),
  ],
  announced: [
    eidAsKept(
      'eid-al-fitr',
      [0, 2],
      [FITR],
      {
        2021: { days: days('05-12', '05-16'), source: FITR_2021 },
        2022: { days: days('05-01', '05-05'), source: FITR_2022 },
        2023: { days: days('04-21', '04-25'), source: FITR_2023 },
        2024: { days: days('04-09', '04-13'), source: CIRCULAR_4_2024 },
        2025: { days: days('03-30', '04-01'), source: FITR_2025, note: 'As announced for a feast on 30 March.' },
        2026: {
          days: days('03-19', '03-23'),
          source: FITR_2026,
          note: 'As announced for a Ramadan of thirty days, begun on 18 February.',
        },
      },
      FROM,
    ),
    eidAsKept(
      'eid-al-adha',
      [-1, 2],
      [ADHA],
      {
        2013: { days: days('10-13', '10-18'), source: ADHA_2013, note: '13 October: a day of rest between holidays.' },
        2016: { days: days('09-11', '09-15'), source: ADHA_2016, note: '15 September: a day of rest.' },
        2017: { days: days('08-31', '09-04'), source: ADHA_2017, note: '4 September in place of the Friday.' },
        2018: { days: days('08-19', '08-23'), source: ADHA_2018 },
        2020: { days: days('07-30', '08-03'), source: ADHA_2020, note: '3 August in place of the Friday.' },
        2022: { days: days('07-10', '07-14'), source: ADHA_2022 },
        2023: { days: '06-27 06-28 06-29 06-30 07-02', source: ADHA_2023, note: '2 July: a day of rest.' },
        2024: { days: days('06-16', '06-18'), source: ADHA_2024 },
        2025: { days: days('06-05', '06-09'), source: ADHA_2025 },
      },
      FROM,
    ),
  ],
  dates: [
    holidays('Mourning for King Abdullah of Saudi Arabia', MOURNING_2015, '2015-01-25'),
    holidays('Mourning for Sultan Qaboos of Oman', MOURNING_2020_01, '2020-01-12 2020-01-13'),
    holidays('Mourning for the Amir', MOURNING_2020_09, '2020-09-30 2020-10-01'),
    holidays('Islamic New Year', HIJRI_2022, '2022-07-31', { observed: true }),
    holidays('Election of the National Assembly', ELECTION_2023, '2023-06-06', {
      status: 'estimated',
      note: 'A day of rest, as a compilation cites the Council of Ministers.',
    }),
    holidays('Islamic New Year', HIJRI_2023, '2023-07-19'),
    holidays('Mourning for the Amir', MOURNING_2023, '2023-12-17 2023-12-18 2023-12-19'),
    holidays("Isra and Mi'raj", FEBRUARY_2023, '2023-02-19', { observed: true }),
    holidays('Liberation Day', FEBRUARY_2023, '2023-02-26'),
    holidays('National Day', FEBRUARY_2023, '2023-02-27', { observed: true }),
    holidays("Isra and Mi'raj", MIRAJ_2024, '2024-02-08'),
    holidays('Election of the National Assembly', CIRCULAR_4_2024, '2024-04-04', { note: 'A day of rest.' }),
    holidays('Islamic New Year', HIJRI_2024, '2024-07-07'),
    holidays("Prophet's Birthday (Mawlid)", MAWLID_2024, '2024-09-15'),
    holidays('Day of rest', NEW_YEAR_2025, '2025-01-02'),
    movedHoliday("Isra and Mi'raj", MIRAJ_2025, { '2025-01-27': '2025-01-30' }),
    holidays('Islamic New Year', HIJRI_2025, '2025-06-26'),
    holidays("Isra and Mi'raj", MIRAJ_2026, '2026-01-18', { observed: true }),
    open("Isra and Mi'raj: kept on 30 January", MIRAJ_2025, '2025-01-26'),
  ],
});
