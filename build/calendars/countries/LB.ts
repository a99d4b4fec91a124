import { country } from '../country.js';
import { holidays, NOT_FOUND, type RuleRow } from '../vocabulary.js';
import { eidAsKept, islamicDay } from './shared/islamic.js';

/**
 * Lebanon. Decree 15215 of 27 September 2005 as amended names the days on which administrations, public bodies and
 * municipalities close; a memorandum of the Prime Minister says so before each of them, and the bank association prints
 * the year's list (2026 read whole). Eid al-Fitr and Eid al-Adha have two days each (memoranda of 2015, 2020, 2022; the
 * second of Eid al-Adha by likeness). A day on the weekend was given back once, by order (24 November 2025).
 *
 * Doubts: the decree's text was not found. 9 and 14 February, 4 August and the Eastern Good Friday and Easter Monday of
 * the years before the list rest on it. The bank association's list of 2026 gives one day to each Eid and stands for that
 * year; a memorandum closed the administrations to Monday 23 March (https://www.mountlebanonpress.com/?p=277093). Where Sunni and Shia offices announce different days, both may be free.
 */

const ABL_2026 = 'https://www.abl.org.lb/english/abl-and-banking-sector-news/official-holidays';
const MEMO_38_2024 = 'http://pcm.gov.lb/arabic/subpg.aspx?pageid=25131';
const FITR_MEMO = 'https://www.imlebanon.org/2020/05/07/eid-al-fitr/';
const ASSUMPTION_2023 = 'https://beirut-elhora.com/2023/08/03/';
const MARCH_2023 = 'https://hnn-lb.com/?p=15242';
const LIBERATION_2024 = 'https://bintjbeil.org/post/70688';
const LABOUR_2025 = 'https://alahednews.news/news/308139/';
const EASTER_2025 = 'https://www.economyscopes.com/?p=134868';
const NOVEMBER_2025 = 'https://almanar.com.lb/article/297442/';
const MARON_2026 =
  'https://lebtalks.com/%D8%A8-%D8%A7%D9%84%D9%85%D8%AD%D9%84%D9%8A%D8%A7%D8%AA/%D8%A5%D9%82%D9%81%D8%A7%D9%84-%D8%B9%D8%A7%D9%85-%D9%84%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D8%B9%D9%8A%D8%AF-%D9%85%D8%A7%D8%B1-%D9%85%D8%A7%D8%B1%D9%88%D9%86';

const FROM = 2011;
const BY_LIST = 'doubt: read for single years; the decree of 2005 was not found.';
const FITR = 'feast eid-al-fitr at SA for 2 days';
const ADHA = 'feast eid-al-adha at SA for 2 days';

type Fixed = readonly [rule: string, name: string, ar: string, source: string, readSince?: number];

/** With the first year in which a memorandum or list was read. */
const FIXED: readonly Fixed[] = [
  ['01-01', "New Year's Day", 'رأس السنة الميلادية', MEMO_38_2024, 2021],
  ['01-06', 'Armenian Christmas', 'عيد الميلاد لدى الأرمن الأرثوذكس', MEMO_38_2024, 2021],
  ['02-09', "St Maron's Day", 'عيد مار مارون', MARON_2026, 2026],
  ['02-14', 'Rafik Hariri Memorial Day', 'ذكرى استشهاد الرئيس رفيق الحريري', ABL_2026, 2026],
  ['03-25', 'Annunciation Day', 'عيد بشارة السيدة مريم العذراء', MARCH_2023, 2023],
  ['easter -2', 'Good Friday', 'الجمعة العظيمة (الغربية)', EASTER_2025, 2025],
  ['easter 1', 'Easter Monday', 'اثنين الفصح (الغربي)', EASTER_2025, 2025],
  ['orthodox -2', 'Orthodox Good Friday', 'الجمعة العظيمة (الشرقية)', ABL_2026, 2025],
  ['orthodox 1', 'Orthodox Easter Monday', 'اثنين الفصح (الشرقي)', ABL_2026, 2025],
  ['05-01', 'Labour Day', 'عيد العمل', LABOUR_2025, 2025],
  ['05-25', 'Resistance and Liberation Day', 'عيد المقاومة والتحرير', LIBERATION_2024, 2024],
  ['08-15', 'Assumption Day', 'عيد انتقال السيدة العذراء', ASSUMPTION_2023, 2023],
  ['11-22', 'Independence Day', 'عيد الاستقلال', NOVEMBER_2025, 2025],
  ['12-25', 'Christmas Day', 'عيد الميلاد المجيد', MEMO_38_2024, 2020],
];

function fixedDay([rule, name, ar, source, since = FROM]: Fixed): RuleRow[] {
  return [
    { rule, name, names: { ar }, from: FROM, to: since - 1, source: NOT_FOUND, note: BY_LIST },
    { rule, name, names: { ar }, from: since, source },
  ];
}

const PORT = { rule: '08-04', name: 'Beirut Port Explosion Memorial Day', names: { ar: 'ذكرى انفجار مرفأ بيروت' } };

export default country({
  id: 'LB',
  name: 'Lebanon',
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
    ...FIXED.flatMap(fixedDay),
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
    holidays('Ashura', MARCH_2023, '2023-07-29', { note: 'Institutions that work on Saturday.' }),
    holidays('Independence Day', NOVEMBER_2025, '2025-11-24', { observed: true }),
    holidays('Visit of the Pope', NOVEMBER_2025, '2025-12-01 2025-12-02'),
  ],
});
