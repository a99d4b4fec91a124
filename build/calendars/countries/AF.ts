import { country } from '../country.js';
import { days, eidAsKept, islamicDay } from '../forms/islamic.js';
import { ruleRows } from '../many-rows.js';
import { holidays, NOT_FOUND } from '../vocabulary.js';

/**
 * Afghanistan. To 2021 the holidays of article 41 of the Labour Law of the Republic, since 2022 the calendar of the
 * Ministry of Labour of the present administration: the Day of Arafat, three days of each Eid, 24 Asad (victory), 28 Asad
 * (Independence Day), 26 Dalw (withdrawal of the Soviet army). It took out Nowruz, Ashura, the Prophet's Birthday, 8 Saur
 * and 18 Sunbula. The solar dates are those of the Iranian months: Hamal is Farvardin, Asad Mordad, Dalw Bahman.
 */

const ANNOUNCED_2017 = 'https://yjc.ir/fa/news/6224486/';
const ANNOUNCED_2016 = 'https://mail.yjc.ir/fa/news/5541435/';
const SOVIET_2017 = 'http://howayda.org/1395/11/24/';
const MISSION = 'http://afghanistan-un.org/category/activities/';
const RAMADAN_2018 = 'http://mrrd.gov.af/fa/news/337132';
const CALENDAR_2022 = 'https://parstoday.com/dari/news/interview-i183166';
const VICTORY_2022 =
  'https://english.almayadeen.net/news/politics/taliban-declare-august-15-holiday-to-celebrate-one-year-of-r';
const ADHA_2023 = 'https://khaandaniha.ir/news/2637196/';
const ADHA_2024 = 'https://amu.tv/104183/';
const ADHA_2025 = 'https://www.aksiyon.com.tr/afganistan-da-kurban-bayrami-7-haziran-da-baslayacak-146374/amp';
const VICTORY_2024 = 'https://menafn.com/1108542226/Afghan-Govt-Announces-Victory-Day-As-Public-Holiday';

const FROM = 2010;
const FITR = 'feast eid-al-fitr at SA for 3 days';
const ADHA = 'feast eid-al-adha at SA -1 for 4 days';

const REPUBLIC = ruleRows({ from: FROM, to: 2021, status: 'estimated', note: 'doubt: the law was not read.' }, [
  { rule: '1 Farvardin', name: 'Nowruz', names: { fa: 'نوروز' }, source: ANNOUNCED_2016 },
  { rule: '8 Ordibehesht', name: 'Victory of the Mujahideen', names: { fa: 'پیروزی مجاهدین' }, source: MISSION },
  { rule: '18 Shahrivar', name: "Martyrs' Day", names: { fa: 'روز شهید' }, source: NOT_FOUND },
]);

export default country({
  id: 'AF',
  name: 'Afghanistan',
  doubts:
    'Doubts: 31 August 2022 and other days of single years are not in. Whether 8 Saur and the first of Ramadan are kept since 2022 was not settled: not in.',
  doubtful: [
    {
      years: '2010-2021',
      note: 'Neither list was read in its own text; that of the Republic rests on its mission to the United Nations (http://afghanistan-un.org/category/activities/) and on single announcements.',
    },
  ],
  localName: 'افغانستان / Afgʻoniston / Owganystan',
  cities: 'Kabul',
  currencies: ['AFN'],
  timezone: 'Asia/Kabul',
  weekend: {
    history: [{ start: '1990-01-01', days: [5] }],
    source: 'https://beyond.britannica.com/why-has-afghanistan-designated-thursday-and-friday-as-the-weekend',
    note:
      'Friday, Thursday a half day; Thursday wholly free in Kabul, perhaps everywhere, since 2010: the day and the ' +
      'present state were not settled.',
  },
  years: { from: FROM, why: 'older lists were not read' },
  rules: [
    ...REPUBLIC,
    {
      rule: '24 Mordad',
      name: 'Victory Day',
      names: { fa: 'روز پیروزی' },
      from: 2022,
      source: VICTORY_2022,
      note: '24 Asad: 15 August, in leap years of the solar calendar the 14th.',
    },
    {
      rule: '28 Mordad',
      name: 'Independence Day',
      names: { fa: 'روز استقلال' },
      from: FROM,
      source: CALENDAR_2022,
    },
    {
      rule: '26 Bahman',
      name: 'Withdrawal of the Soviet army',
      names: { fa: 'خروج قوای شوروی' },
      from: FROM,
      source: SOVIET_2017,
    },
    islamicDay('ramadan', RAMADAN_2018, { rule: 'feast ramadan at SA', from: FROM, to: 2021 }),
    islamicDay('ashura', MISSION, { rule: 'feast ashura at SA', from: FROM, to: 2021 }),
    islamicDay('mawlid', MISSION, { rule: 'feast mawlid at SA', from: FROM, to: 2021 }),
    islamicDay('eid-al-fitr', CALENDAR_2022, { rule: FITR, from: FROM }),
    islamicDay('eid-al-adha', CALENDAR_2022, { rule: ADHA, from: FROM }),
  ],
  announced: [
    eidAsKept('eid-al-fitr', [0, 2], [FITR], {}, FROM),
    eidAsKept(
      'eid-al-adha',
      [-1, 2],
      [ADHA],
      {
        2017: { days: days('08-31', '09-03'), source: ANNOUNCED_2017 },
        2023: { days: days('06-28', '07-01'), source: ADHA_2023 },
        2024: { days: days('06-16', '06-19'), source: ADHA_2024 },
        2025: { days: days('06-06', '06-09'), source: ADHA_2025 },
      },
      FROM,
    ),
  ],
  dates: [
    holidays("Nowruz: Farmers' Day", ANNOUNCED_2016, '2016-03-21'),
    holidays('Victory Day', VICTORY_2024, '2024-08-14'),
  ],
});
