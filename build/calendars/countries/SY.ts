import { country } from '../country.js';
import { days, eidAsKept, islamicDay } from '../forms/islamic.js';
import { inPeriods, ruleRows } from '../many-rows.js';
import { holidays, NOT_FOUND } from '../vocabulary.js';

/**
 * Syria. Decree 188 of 5 October 2025 on the official holidays of those under the law on state employees (article 43):
 * thirteen items, read whole. It took the place of decree 474 of 2004 and ended 8 March, Teachers' Day (third Thursday of
 * March), 6 May and 6 October; 18 March and 8 December are new. The feasts' dates are announced.
 */

const DECREE_188 =
  'https://www.sawtbeirut.com/world-news/%D8%A7%D9%84%D8%B1%D8%A6%D9%8A%D8%B3-%D8%A7%D9%84%D8%B3%D9%88%D8%B1%D9%8A-%D9%8A%D8%B5%D8%AF%D8%B1-%D9%85%D8%B1%D8%B3%D9%88%D9%85%D8%A7%D9%8B-%D9%8A%D9%8F%D8%AD%D8%AF%D8%AF-%D8%A7%D9%84%D8%A3%D8%B9/';
const ENDED = 'https://www.shorouknews.com/news/view.aspx?cdate=05102025&id=51696e7b-652f-4ee6-9a7f-4a9377fd84a5';

/** The Presidency's notice: 7 and 8 December 2025. */
const LIBERATION_2025 = 'https://article.wn.com/view-lemonde/WNATa2c2bd3eee78cd5127dd4408f305d1b4';

/** Monday 31 March, a day after Saudi Arabia. */
const FITR_2025 =
  'https://gulfnews.com/world/gulf/saudi/eid-al-fitr-2025-11-countries-to-celebrate-on-sunday-13-on-monday-1.500076947';
const FITR_2024 =
  'https://shaamtimes.com/2024/04/03/%d8%a7%d9%84%d8%ad%d9%83%d9%88%d9%85%d8%a9-%d8%a7%d9%84%d8%b3%d9%88%d8%b1%d9%8a%d8%a9-%d8%aa%d8%ad%d8%af%d8%af-%d8%a3%d9%8a%d8%a7%d9%85-%d8%b9%d8%b7%d9%84%d8%a9-%d8%b9%d9%8a%d8%af-%d8%a7%d9%84%d9%81/';
const ADHA_2024 =
  'https://syria.tv/%D8%A7%D9%84%D9%86%D8%B8%D8%A7%D9%85-%D9%8A%D8%AD%D8%AF%D9%91%D8%AF-%D8%A3%D9%8A%D8%A7%D9%85-%D8%B9%D8%B7%D9%84%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D8%A3%D8%B6%D8%AD%D9%89-%D9%81%D9%8A-%D8%B3%D9%88%D8%B1%D9%8A%D8%A7-%D9%84%D8%B9%D8%A7%D9%85-2024';
const CHRISTMAS_2024 = 'https://al-jareeda.com/archives/619190';
const FROM = 2008;
const OLD_DECREE = 'doubt: in decree 474 of 2004, which was not read.';
const FITR = 'feast eid-al-fitr at SA for 3 days';
const ADHA = 'feast eid-al-adha at SA for 4 days';

export default country({
  id: 'SY',
  name: 'Syria',
  doubts: 'Doubts: the decree of 2004 was not read, what it had follows from what was ended.',
  doubtful: [
    {
      named: ['Easter'],
      note: 'Easter has one day for each rite, the decree does not say which: the Sunday is taken.',
    },
    {
      years: '2024-2025',
      note: 'Which days were kept between December 2024 and October 2025 was not found; the banks of the time before follow the same list, it is assumed.',
    },
  ],
  localName: 'سوريا',
  cities: 'Damascus',
  currencies: ['SYP'],
  timezone: 'Asia/Damascus',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '2006-01-01', days: [5, 6] },
    ],
    source: NOT_FOUND,
    note:
      'Friday alone in lists of about 2005, Friday and Saturday in accounts of 2007: 1 January 2006 stands in for ' +
      'the day.',
  },
  years: { from: FROM, why: 'the decree of 2004 is known only by what was ended in 2025' },
  rules: [
    ...inPeriods(
      [
        { from: FROM, to: 2025, source: NOT_FOUND, note: OLD_DECREE },
        { from: 2026, source: DECREE_188 },
      ],
      [
        { rule: '01-01', name: "New Year's Day", names: { ar: 'رأس السنة الميلادية' } },
        { rule: '03-21', name: "Mother's Day", names: { ar: 'عيد الأم' } },
        { rule: '04-17', name: 'Evacuation Day', names: { ar: 'عيد الجلاء' } },
        { rule: 'easter', name: 'Easter Sunday', names: { ar: 'عيد الفصح لدى الطوائف الغربية' } },
        { rule: 'orthodox', name: 'Orthodox Easter Sunday', names: { ar: 'عيد الفصح لدى الطوائف الشرقية' } },
        { rule: '05-01', name: 'Labour Day', names: { ar: 'عيد العمال' } },
        { rule: '12-25', name: 'Christmas Day', names: { ar: 'عيد الميلاد' } },
      ],
    ),
    ...ruleRows({ from: FROM, to: 2024, status: 'estimated', source: ENDED, note: OLD_DECREE }, [
      { rule: '03-08', name: '8 March Revolution Day', names: { ar: 'ثورة الثامن من آذار' } },
      { rule: '3rd thursday in March', name: "Teachers' Day", names: { ar: 'عيد المعلم' } },
      { rule: '05-06', name: "Martyrs' Day", names: { ar: 'عيد الشهداء' } },
      { rule: '10-06', name: 'October War Day', names: { ar: 'حرب تشرين' } },
    ]),
    { rule: '03-18', name: 'Revolution Day', names: { ar: 'عيد الثورة' }, from: 2026, source: DECREE_188 },
    { rule: '12-08', name: 'Liberation Day', names: { ar: 'عيد التحرير' }, from: 2025, source: DECREE_188 },
    islamicDay('islamic-new-year', DECREE_188, { rule: 'feast islamic-new-year at SA', from: FROM }),
    islamicDay('mawlid', DECREE_188, { rule: 'feast mawlid at SA', from: FROM }),
    islamicDay('eid-al-fitr', DECREE_188, { rule: FITR, from: FROM }),
    islamicDay('eid-al-adha', DECREE_188, { rule: ADHA, from: FROM }),
  ],
  announced: [
    eidAsKept(
      'eid-al-fitr',
      [0, 2],
      [FITR],
      {
        2024: { days: days('04-07', '04-13'), source: FITR_2024 },
        2025: { days: '03-31 04-01 04-02', source: FITR_2025 },
      },
      FROM,
    ),
    eidAsKept('eid-al-adha', [0, 3], [ADHA], { 2024: { days: days('06-16', '06-20'), source: ADHA_2024 } }, FROM),
  ],
  dates: [
    holidays('Day after Christmas', CHRISTMAS_2024, '2024-12-26'),
    holidays('Day before Liberation Day', LIBERATION_2025, '2025-12-07'),
  ],
});
