import { country } from '../country.js';
import { eidAsKept, islamicDay } from '../forms/islamic.js';
import { ruleRows } from '../many-rows.js';
import { holidays, NOT_FOUND } from '../vocabulary.js';

/**
 * Lebanon. Decree 15215 of 27 September 2005 as amended names the days on which administrations, public bodies and
 * municipalities close; a memorandum of the Prime Minister says so before each of them, and the bank association prints
 * the year's list (2026 read whole). Eid al-Fitr and Eid al-Adha have two days each (memoranda of 2015, 2020, 2022; the
 * second of Eid al-Adha by likeness). A day on the weekend was given back once, by order (24 November 2025).
 */

const ABL_2026 = 'https://www.abl.org.lb/english/abl-and-banking-sector-news/official-holidays';
const MEMO_38_2024 = 'http://pcm.gov.lb/arabic/subpg.aspx?pageid=25131';
const FITR_MEMO = 'https://www.imlebanon.org/2020/05/07/eid-al-fitr/';
const ASSUMPTION_2023 = 'https://beirut-elhora.com/2023/08/03/';
/** Memorandum of 9 April 2024: closed from Wednesday 10 to Saturday 13 April. */
const FITR_2024 =
  'https://www.lbcgroup.tv/news/lebanon-news/765095/lebanese-pm-najib-mikati-adjusts-duration-of-eid-al-fitr-holiday/en';
const MARCH_2023 = 'https://hnn-lb.com/?p=15242';
const LIBERATION_2024 = 'https://bintjbeil.org/post/70688';
const LABOUR_2025 = 'https://alahednews.news/news/308139/';
const EASTER_2025 = 'https://www.economyscopes.com/?p=134868';
/** Memorandum 37/2025, its words: Saturday 22 November too for public bodies that work on it. */
const INDEPENDENCE_2025 =
  'https://cedarnews.net/folder/%D8%B0%D9%83%D8%B1%D9%89-%D8%A7%D9%84%D8%A7%D8%B3%D8%AA%D9%82%D9%84%D8%A7%D9%84/885816/';
/** Memorandum 38/2025, on the visit of the Pope. */
const NOVEMBER_2025 = 'https://almanar.com.lb/article/297442/';
/** Quotes the memorandum, "by decree 15215 of 27 September 2005 ... which names the official feasts and occasions". */
const NOVEMBER_2023 =
  'https://lebanonandtheworld.com/%d9%85%d8%b0%d9%83%d8%b1%d8%a9-%d8%a5%d9%82%d9%81%d8%a7%d9%84-%d8%a8%d9%85%d9%86%d8%a7%d8%b3%d8%a8%d8%a9-%d8%b9%d9%8a%d8%af-%d8%a7%d9%84%d8%a5%d8%b3%d8%aa%d9%82%d9%84%d8%a7%d9%84';
const MARON_2026 =
  'https://lebtalks.com/%D8%A8-%D8%A7%D9%84%D9%85%D8%AD%D9%84%D9%8A%D8%A7%D8%AA/%D8%A5%D9%82%D9%81%D8%A7%D9%84-%D8%B9%D8%A7%D9%85-%D9%84%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D8%B9%D9%8A%D8%AF-%D9%85%D8%A7%D8%B1-%D9%85%D8%A7%D8%B1%D9%88%D9%86';

const FROM = 2011;
const BY_LIST = 'doubt: read for single years; the decree of 2005 was not found.';
const FITR = 'feast eid-al-fitr at SA for 2 days';
const ADHA = 'feast eid-al-adha at SA for 2 days';

const PORT = { rule: '08-04', name: 'Beirut Port Explosion Memorial Day', names: { ar: 'ذكرى انفجار مرفأ بيروت' } };

export default country({
  id: 'LB',
  name: 'Lebanon',
  doubts: "Doubts: the decree's text was not found.",
  doubtful: [
    {
      named: ['Maron', 'Hariri', 'Orthodox'],
      years: '-2025',
      note: '9 and 14 February, 4 August and the Eastern Good Friday and Easter Monday of the years before the list rest on it.',
    },
    {
      on: '08-04',
      years: '-2025',
      note: '9 and 14 February, 4 August and the Eastern Good Friday and Easter Monday of the years before the list rest on it.',
    },
    {
      named: ['Eid'],
      years: '2026',
      note: "The bank association's list of 2026 gives one day to each Eid and stands for that year; a memorandum closed the administrations to Monday 23 March (https://www.mountlebanonpress.com/?p=277093).",
    },
    { named: ['Eid'], note: 'Where Sunni and Shia offices announce different days, both may be free.' },
  ],
  localName: 'لبنان / Liban',
  cities: 'Beirut',
  currencies: ['LBP'],
  timezone: 'Asia/Beirut',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2017-08-23', days: [6, 7] },
    ],
    source: 'http://www.businessnews.com.lb/cms/Story/StoryDetails.aspx?ItemID=6200',
    note:
      'Law 46 of 21 July 2017, applied by each administration on its own day. Banks worked on Saturday mornings: ' +
      'not settled.',
  },
  years: { from: FROM, why: 'the decree of 2005 as amended to 2010; older lists were not read' },
  rules: [
    // With the first year in which a memorandum or list was read.
    ...ruleRows({ rule: '01-01', name: "New Year's Day", names: { ar: 'رأس السنة الميلادية' } }, [
      { from: FROM, to: 2020, source: NOT_FOUND, note: BY_LIST },
      { from: 2021, source: MEMO_38_2024 },
    ]),
    ...ruleRows({ rule: '01-06', name: 'Armenian Christmas', names: { ar: 'عيد الميلاد لدى الأرمن الأرثوذكس' } }, [
      { from: FROM, to: 2020, source: NOT_FOUND, note: BY_LIST },
      { from: 2021, source: MEMO_38_2024 },
    ]),
    ...ruleRows({ rule: '02-09', name: "St Maron's Day", names: { ar: 'عيد مار مارون' } }, [
      { from: FROM, to: 2025, source: NOT_FOUND, note: BY_LIST },
      { from: 2026, source: MARON_2026 },
    ]),
    ...ruleRows(
      { rule: '02-14', name: 'Rafik Hariri Memorial Day', names: { ar: 'ذكرى استشهاد الرئيس رفيق الحريري' } },
      [
        { from: FROM, to: 2025, source: NOT_FOUND, note: BY_LIST },
        { from: 2026, source: ABL_2026 },
      ],
    ),
    ...ruleRows({ rule: '03-25', name: 'Annunciation Day', names: { ar: 'عيد بشارة السيدة مريم العذراء' } }, [
      { from: FROM, to: 2022, source: NOT_FOUND, note: BY_LIST },
      { from: 2023, source: MARCH_2023 },
    ]),
    ...ruleRows({ rule: 'easter -2', name: 'Good Friday', names: { ar: 'الجمعة العظيمة (الغربية)' } }, [
      { from: FROM, to: 2024, source: NOT_FOUND, note: BY_LIST },
      { from: 2025, source: EASTER_2025 },
    ]),
    ...ruleRows({ rule: 'easter 1', name: 'Easter Monday', names: { ar: 'اثنين الفصح (الغربي)' } }, [
      { from: FROM, to: 2024, source: NOT_FOUND, note: BY_LIST },
      { from: 2025, source: EASTER_2025 },
    ]),
    ...ruleRows({ rule: 'orthodox -2', name: 'Orthodox Good Friday', names: { ar: 'الجمعة العظيمة (الشرقية)' } }, [
      { from: FROM, to: 2024, source: NOT_FOUND, note: BY_LIST },
      { from: 2025, source: ABL_2026 },
    ]),
    ...ruleRows({ rule: 'orthodox 1', name: 'Orthodox Easter Monday', names: { ar: 'اثنين الفصح (الشرقي)' } }, [
      { from: FROM, to: 2024, source: NOT_FOUND, note: BY_LIST },
      { from: 2025, source: ABL_2026 },
    ]),
    {
      rule: '05-01',
      name: 'Labour Day',
      names: { ar: 'عيد العمل' },
      from: FROM,
      to: 2024,
      source: NOT_FOUND,
      note: BY_LIST,
    },
    { rule: '05-01', name: 'Labour Day', names: { ar: 'عيد العمل' }, from: 2025, source: LABOUR_2025 },
    ...ruleRows({ rule: '05-25', name: 'Resistance and Liberation Day', names: { ar: 'عيد المقاومة والتحرير' } }, [
      { from: FROM, to: 2023, source: NOT_FOUND, note: BY_LIST },
      { from: 2024, source: LIBERATION_2024 },
    ]),
    ...ruleRows({ rule: '08-15', name: 'Assumption Day', names: { ar: 'عيد انتقال السيدة العذراء' } }, [
      { from: FROM, to: 2022, source: NOT_FOUND, note: BY_LIST },
      { from: 2023, source: ASSUMPTION_2023 },
    ]),
    ...ruleRows({ rule: '11-22', name: 'Independence Day', names: { ar: 'عيد الاستقلال' } }, [
      { from: FROM, to: 2022, source: NOT_FOUND, note: BY_LIST },
      { from: 2023, source: NOVEMBER_2023, note: 'Read for 2023; doubt: the decree itself was not read.' },
    ]),
    ...ruleRows({ rule: '12-25', name: 'Christmas Day', names: { ar: 'عيد الميلاد المجيد' } }, [
      { from: FROM, to: 2019, source: NOT_FOUND, note: BY_LIST },
      { from: 2020, source: MEMO_38_2024 },
    ]),
    { ...PORT, from: 2021, to: 2025, source: NOT_FOUND, note: BY_LIST },
    { ...PORT, from: 2026, source: ABL_2026 },
    islamicDay('islamic-new-year', ABL_2026, { rule: 'feast islamic-new-year at SA', from: FROM }),
    islamicDay('ashura', ABL_2026, {
      rule: 'feast ashura at SA',
      from: FROM,
      note: 'The Shia council may say a day later.',
    }),
    islamicDay('mawlid', ABL_2026, { rule: 'feast mawlid at SA', from: FROM }),
    islamicDay('eid-al-fitr', FITR_MEMO, { rule: FITR, from: FROM }),
    islamicDay('eid-al-adha', FITR_MEMO, { rule: ADHA, from: FROM }),
  ],
  announced: [
    eidAsKept('eid-al-fitr', [0, 1], [FITR], { 2026: { days: '03-20', source: ABL_2026 } }, FROM),
    eidAsKept('eid-al-adha', [0, 1], [ADHA], { 2026: { days: '05-27', source: ABL_2026 } }, FROM),
  ],
  dates: [
    holidays('Eid al-Fitr', FITR_2024, '2024-04-12'),
    holidays('Ashura', MARCH_2023, '2023-07-29', { note: 'Institutions that work on Saturday.' }),
    holidays('Independence Day', INDEPENDENCE_2025, '2025-11-24', { observed: true }),
    holidays('Visit of the Pope', NOVEMBER_2025, '2025-12-01 2025-12-02'),
  ],
});
