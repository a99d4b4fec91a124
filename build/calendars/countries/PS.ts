import { country } from '../country.js';
import { days, eidAsKept, islamicDay } from '../forms/islamic.js';
import { inPeriods } from '../many-rows.js';
import { holidays, movedHoliday } from '../vocabulary.js';

/**
 * Palestine: the government in Ramallah. Its cabinet lists the year's national holidays (2020 and 2023 read): Eid al-Fitr
 * with its eve and three days, Eid al-Adha with its eve and four, 1 Muharram, the Prophet's Birthday, the Mi'raj, 1
 * January, 8 March, Easter (the Orthodox Sunday), 1 May, 15 November, both Christmases. The weekly session then names
 * the date, often a Thursday. Days for Christian or Samaritan employees alone are not in.
 */

const LIST_2020 = 'http://www.palestinecabinet.gov.ps/portal/Decree/DetailsEn/26110181-aa5a-4721-8c92-c7c55843d35f';
const LIST_2023 = 'http://www.palestinecabinet.gov.ps/portal/Decree/DetailsEn/8c56b290-3a95-4808-8f26-60cdbd17df10';
const HIJRI_2013 = 'https://paltoday.ps/ar/post/181561/';
const ADHA_2015 = 'https://palestineeconomy.ps/ar/Article/3541/';
const DECEMBER_2015 = 'https://paltoday.ps/ar/post/256814/';
const FITR_2018 = 'https://palestinetoday.net/37/143402';
const ADHA_2018 = 'https://palpress.net/News/eid-al-adha-holiday-in-palestine';
const ADHA_2021 = 'https://en.minanews.net/palestine-sets-eid-al-adha-holiday-from-monday-through-friday-of-next-week/';
/** The Cabinet's statement of June 2024; the banks too. */
const ADHA_2024 = 'https://en.minanews.net/palestine-set-eid-al-adha-from-sunday-to-thursday/';
const FITR_2023 = 'https://en.shafaqna.com/302563/eid-al-fitr-holiday-in-palestinian-starts-thursday/';
const MAWLID_2023 = 'https://khbrpress.ps/post/390551/';

const FROM = 2013;
const FITR = 'feast eid-al-fitr at SA -1 for 4 days';
const ADHA = 'feast eid-al-adha at SA -1 for 5 days';

export default country({
  id: 'PS',
  name: 'Palestine',
  doubts:
    'Doubts: lists of other years were not read; the authorities in Gaza kept other days. Moved days to come are left out.',
  localName: 'فلسطين',
  otherNames: 'West Bank, Gaza',
  cities: 'Ramallah',
  currencies: ['ILS'],
  timezone: 'Asia/Hebron',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '2007-07-14', days: [5, 6] },
    ],
    source: 'https://www.scotsman.com/news/world/even-the-weekend-in-dispute-by-palestinian-groups-at-war-2458279',
    note:
      'Friday and Saturday by the government in Ramallah, July 2007 (the day is an assumption); the government of ' +
      '2006, and Gaza after it, had Thursday and Friday.',
  },
  years: { from: FROM, why: 'the first decision that was read is of 2013' },
  rules: [
    ...inPeriods(
      [
        { from: FROM, to: 2022, source: LIST_2020 },
        { from: 2023, source: LIST_2023 },
      ],
      [
        { rule: '01-01', name: "New Year's Day", names: { ar: 'رأس السنة الميلادية' } },
        { rule: '01-07', name: 'Orthodox Christmas', names: { ar: 'عيد الميلاد المجيد (الشرقي)' } },
        { rule: '03-08', name: "International Women's Day", names: { ar: 'يوم المرأة العالمي' } },
        { rule: 'orthodox', name: 'Easter Sunday', names: { ar: 'عيد الفصح المجيد' } },
        { rule: '05-01', name: 'Labour Day', names: { ar: 'عيد العمال' } },
        { rule: '11-15', name: 'Independence Day', names: { ar: 'عيد الاستقلال' } },
        { rule: '12-25', name: 'Christmas Day', names: { ar: 'عيد الميلاد المجيد (الغربي)' } },
      ],
    ),
    islamicDay('islamic-new-year', LIST_2023, { rule: 'feast islamic-new-year at SA', from: FROM }),
    islamicDay('mawlid', LIST_2023, { rule: 'feast mawlid at SA', from: FROM }),
    islamicDay('isra-miraj', LIST_2023, { rule: 'feast isra-miraj at SA', from: FROM }),
    islamicDay('eid-al-fitr', LIST_2023, { rule: FITR, from: FROM }),
    islamicDay('eid-al-adha', LIST_2023, { rule: ADHA, from: FROM }),
  ],
  announced: [
    eidAsKept(
      'eid-al-fitr',
      [-1, 2],
      [FITR],
      {
        2018: { days: days('06-14', '06-18'), source: FITR_2018 },
        2023: { days: days('04-20', '04-24'), source: FITR_2023 },
      },
      FROM,
    ),
    eidAsKept(
      'eid-al-adha',
      [-1, 3],
      [ADHA],
      {
        2015: { days: days('09-23', '09-27'), source: ADHA_2015 },
        2018: { days: days('08-20', '08-24'), source: ADHA_2018 },
        2021: { days: days('07-19', '07-23'), source: ADHA_2021 },
        2024: { days: days('06-16', '06-20'), source: ADHA_2024 },
      },
      FROM,
    ),
  ],
  dates: [
    movedHoliday('Islamic New Year', HIJRI_2013, { '2013-11-04': '2013-11-07' }),
    holidays("Prophet's Birthday (Mawlid) and Christmas Day", DECEMBER_2015, '2015-12-24'),
    movedHoliday("Prophet's Birthday (Mawlid)", MAWLID_2023, { '2023-09-27': '2023-09-28' }),
  ],
});
