import { country } from '../country.js';
import { days, ISLAMIC, islamicDay } from '../forms/islamic.js';
import { ruleRows } from '../many-rows.js';
import { holidays, movedHoliday, open } from '../vocabulary.js';

/**
 * Oman, public and private sector. Royal Decree 88 of 2022 (and 56 of 2020 before it): 1 Muharram, the Prophet's Birthday,
 * 27 Rajab, Eid al-Fitr from 29 Ramadan to 3 Shawwal, Eid al-Adha from 9 to 12 Dhu al-Hijjah, two days of National Day (18
 * and 19 November, by decree 15 of 2025 the 20th and 21st), Accession Day since 2023. A day on Friday or Saturday, other
 * than of the Eids, is made up by one; an Eid that begins on a Friday too. Oman looks for the moon itself, Eid al-Adha
 * goes with Mecca (in 2024 it did not). National Day was nearly always kept on other days than its own: those read are listed.
 *
 * Renaissance Day, 23 July, was a holiday until 2019: it is not in the decree of 2020, which took the place of decree 76 of 1996.
 * Days of mourning on which work was suspended in the public and private sectors are in.
 */

const DECREE_88 = 'https://www.omaninfo.om/jp/pages/161/show/943';
const DECREE_56 =
  'https://www.y-oman.com/2020/04/breaking-his-majesty-issues-new-royal-decree-in-allocation-of-national-holidays/';
const FITR_2013 =
  'https://agoracom-oldsite.dev.mwancloud.com/ir/omagine/forums/discussion/topics/581730-eid-holidays-to-start-after-ramadan-ends/?message_id=1825015';
const NATIONAL_2018 = 'http://www.omanobserver.om/national-day-holidays-announced/';
/** Announced for 2018 (private sector) and 2019 (both). */
const RENAISSANCE_2018 = 'http://www.omanobserver.om/renaissance-day-holiday-announced/';
const RENAISSANCE_2019 = 'https://www.omanobserver.om/renaissance-day-holiday-for-public-private-sectors-announced-2/';
const ACCESSION_2023 = 'http://timesofoman.com/article/125184';
const ACCESSION_2025 =
  'https://www.eastcoastdaily.in/2025/01/06/accession-day-gulf-country-declares-public-holiday-2.html';
const MOURNING_2023 = 'https://menafn.com/1107606774/Oman-Mourns-Kuwaits-Late-Amir-Sheikh-Nawaf';
const FITR_2019 = 'http://www.omanobserver.om/breaking-eid-holidays-announced-in-oman-2/';
const MAWLID_2019 = 'https://www.omanobserver.om/holiday-for-prophet-birthday/';
const NATIONAL_2019 = 'https://www.eastcoastdaily.in/2019/11/17/long-holiday-announced-in-a-gcc-country.html';
/** Public and private sector, three days from the 11th; a compilation has the 14th too. */
const MOURNING_2020_01 =
  'https://www.urdupoint.com/en/middle-east/omani-diwan-of-royal-court-mourns-death-of-su-807374.html';
const MOURNING_2020_09 =
  'http://radiomerge.fm/merge/news/oman-declares-three-days-of-national-mourning-after-death-of-kuwaits-emir';
const CYCLONE_2021 =
  'https://www.thearabianstories.com/2021/10/02/oman-declares-public-holiday-ahead-of-cyclone-shaheen/';
const MIRAJ_2020 = 'https://www.omanobserver.om/holiday-announced-for-israa-wal-miraj-on-march-22/';
const MAWLID_2020 = 'https://oerlive.com/news/ministry-declares-official-holiday-in-oman-on-prophets-birthday';
const MAWLID_2023 =
  'https://gulfnews.com/world/gulf/oman/oman-announces-public-holiday-for-prophets-birthday-1.1695581848329';
const FITR_2020 = 'https://www.omanobserver.om/eid-al-fitr-holidays-announced-in-oman/';
/** The Oman News Agency of 12 November 2020, quoted; reports of 10 November had the 18th and 19th, the days of the decree. */
const NATIONAL_2020 =
  'https://www.qppstudio.net/public-holidays-news/2020/omani-national-day-public-holidays-november-25-28-013259.htm';
const FITR_2021 = 'https://www.eastcoastdaily.in/2021/05/03/gulf-country-announced-eid-al-fitr-holidays.html';
const ADHA_2021 = 'https://www.khaleejtimes.com/region/mena/eid-al-adha-nine-day-holiday-in-oman';
const NATIONAL_2021_2025 =
  'https://gulfnews.com/world/gulf/oman/national-day-holidays-announced-in-oman-for-public-private-sectors-1.500339433';
const FITR_2022 = 'https://gulfnews.com/world/gulf/oman/oman-announces-eid-al-fitr-2022-holidays-1.1650971754606';
const ADHA_2022 = 'https://www.eastcoastdaily.in/2022/07/02/eid-al-adhaanother-gulf-country-announces-holidays.html';
const FITR_2023 = 'https://www.khaleejtimes.com/world/gulf/eid-al-fitr-2023-5-day-holiday-announced-in-oman';
const ADHA_2023 = 'https://www.eastcoastdaily.in/2023/06/21/eid-al-adha-oman-announces-holidays.html';
const FITR_2024 = 'https://www.eastcoastdaily.in/2024/04/05/eid-al-fitr-2024-oman-announces-holidays.html';
const FITR_2026 =
  'https://gulfnews.com/world/gulf/oman/oman-announces-eid-al-fitr-holiday-from-march-19-to-23-1.500470727';
const FITR_2025 =
  'https://www.sakshipost.com/news/international/eid-al-fitr-2025-holiday-oman-public-private-sectors-know-full-eid-2025-schedule';
const ADHA_2024 =
  'https://gulfnews.com/world/gulf/kuwait/kuwait-announces-eid-al-adha-public-holidays-from-june-16-to-18-1.103076134';
const NATIONAL_2023 =
  'https://gulfnews.com/world/gulf/oman/public-and-private-sectors-in-oman-to-have-four-day-weekend-1.99383210';
const ADHA_2025 = 'https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133';
/** Of Oman and Kuwait: Sunday 18 January, public and private sector. */
const MIRAJ_2026 = 'https://malayaleepathram.com.au/?p=13485';
const NATIONAL_2024 = 'https://www.eastcoastdaily.in/2024/11/11/gulf-country-announces-national-day-holiday-3.html';

const MAWLID_2024 = 'https://gulfpress.net/gulf/oman/prophets-birthday-officially-declared-as-public-holiday';
/** All days of the year but the Eids, announced beforehand: 15 and 18 January, 18 June, 27 August, 25 and 26 November. */
const YEAR_2026 = 'https://keralaonlinenews.com/amp/pravasi/oman-announces-official-holidays-in-2026/cid18005345.htm';

const FROM = 2008;
const NATIONAL = { name: 'National Day', names: { ar: 'العيد الوطني' } };
const ACCESSION = { name: 'Accession Day', names: { ar: 'ذكرى تولي السلطان مقاليد الحكم' } };
const RENAISSANCE = { name: 'Renaissance Day', names: { ar: 'يوم النهضة' } };
const FITR_EVE = 'feast ramadan at OM +28';
const FITR = 'feast eid-al-fitr at OM -1 for 4 days';
const ADHA = 'feast eid-al-adha at SA -1 for 4 days';
const MADE_UP = 'Made up for a day of the weekend.';
const KEPT_OTHERWISE = 'doubt: kept on other days in nearly every year, as announced in November.';

export default country({
  id: 'OM',
  name: 'Oman',
  doubtful: [
    {
      years: '2008-2019',
      note: 'Decree 76 of 1996 was not read: the days of 2008 to 2019 rest on the decree of 2020, where no announcement was read.',
    },
    {
      named: ['National Day'],
      years: '2022',
      note: 'The announcement of National Day of 2022 was not found.',
    },
  ],
  localName: 'عُمان',
  cities: 'Muscat',
  currencies: ['OMR'],
  timezone: 'Asia/Muscat',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2013-05-01', days: [5, 6] },
    ],
    source: 'http://www.startribune.com/printarticle/?id=201807701',
    note: 'Since when Thursday was free was not settled.',
  },
  years: { from: FROM, why: 'older lists were not read' },
  rules: [
    ...ruleRows({ status: 'estimated', source: DECREE_88 }, [
      {
        rule: 'feast islamic-new-year at OM',
        name: 'Islamic New Year',
        names: { ar: 'رأس السنة الهجرية' },
        from: FROM,
      },
      {
        rule: 'substitutes feast islamic-new-year at OM if friday,saturday then next sunday',
        name: 'Islamic New Year',
        names: { ar: 'رأس السنة الهجرية' },
        from: 2014,
        note: MADE_UP,
      },
      {
        rule: 'feast mawlid at OM',
        name: "Prophet's Birthday (Mawlid)",
        names: { ar: 'المولد النبوي الشريف' },
        from: FROM,
      },
      {
        rule: 'substitutes feast mawlid at OM if friday,saturday then next sunday',
        name: "Prophet's Birthday (Mawlid)",
        names: { ar: 'المولد النبوي الشريف' },
        from: 2014,
        note: MADE_UP,
      },
      { rule: 'feast isra-miraj at OM', name: "Isra and Mi'raj", names: { ar: 'الإسراء والمعراج' }, from: FROM },
      {
        rule: 'substitutes feast isra-miraj at OM if friday,saturday then next sunday',
        name: "Isra and Mi'raj",
        names: { ar: 'الإسراء والمعراج' },
        from: 2014,
        note: MADE_UP,
      },
    ]),
    islamicDay('eid-al-fitr', DECREE_56, { rule: FITR_EVE, from: FROM, note: '29 Ramadan.' }),
    islamicDay('eid-al-fitr', DECREE_56, { rule: FITR, from: FROM }),
    islamicDay('eid-al-adha', DECREE_56, { rule: ADHA, from: FROM }),
    { rule: '01-11', ...ACCESSION, from: 2023, status: 'estimated', source: DECREE_88 },
    {
      rule: 'substitutes 01-11 if friday,saturday then next sunday',
      ...ACCESSION,
      from: 2023,
      status: 'estimated',
      source: DECREE_88,
      note: MADE_UP,
    },
    {
      ...RENAISSANCE,
      rule: '07-23',
      from: FROM,
      to: 2017,
      status: 'estimated',
      source: RENAISSANCE_2018,
      note: 'As in 2018 and 2019; the announcements of these years were not read, nor whether one on a Friday or Saturday was made up.',
    },
    { ...RENAISSANCE, rule: '07-23', from: 2018, to: 2018, source: RENAISSANCE_2018 },
    { ...RENAISSANCE, rule: '07-23', from: 2019, to: 2019, source: RENAISSANCE_2019 },

    // In years without an announcement.
    ...ruleRows({ ...NATIONAL, status: 'estimated', source: DECREE_88, note: KEPT_OTHERWISE }, [
      { rule: '11-18', from: FROM, to: 2017 },
      { rule: '11-19', from: FROM, to: 2017 },
      { rule: 'substitutes 11-18 if saturday then next monday', from: FROM, to: 2017 },
      { rule: 'substitutes 11-19 if friday,saturday then next sunday', from: FROM, to: 2017 },
      { rule: '11-18', from: 2022, to: 2022 },
      { rule: '11-19', from: 2022, to: 2022 },
      { rule: 'substitutes 11-18 if saturday then next monday', from: 2022, to: 2022 },
      { rule: 'substitutes 11-19 if friday,saturday then next sunday', from: 2022, to: 2022 },
      { rule: '11-20', from: 2026 },
      { rule: '11-21', from: 2026 },
      { rule: 'substitutes 11-20 if saturday then next monday', from: 2026 },
      { rule: 'substitutes 11-21 if friday,saturday then next sunday', from: 2026 },
    ]),
  ],
  announced: [
    {
      ...ISLAMIC['eid-al-fitr'],
      replaces: [FITR_EVE, FITR],
      source: DECREE_56,
      years: {
        2013: {
          days: days('08-07', '08-10'),
          source: FITR_2013,
          status: 'estimated',
          note: 'If it began on 8 August.',
        },
        2019: { days: days('06-04', '06-08'), source: FITR_2019 },
        2020: { days: days('05-22', '05-26'), source: FITR_2020 },
        2021: { days: days('05-12', '05-15'), source: FITR_2021 },
        2022: { days: days('05-01', '05-05'), source: FITR_2022 },
        2023: { days: days('04-20', '04-24'), source: FITR_2023 },
        2024: { days: days('04-09', '04-13'), source: FITR_2024 },
        2025: {
          days: days('03-29', '04-03'),
          source: FITR_2025,
          note: 'As announced for a feast that begins on Monday 31 March, the day by the moon of Oman.',
        },
        2026: { days: days('03-19', '03-23'), source: FITR_2026 },
      },
    },
    {
      ...ISLAMIC['eid-al-adha'],
      replaces: [ADHA],
      source: DECREE_56,
      years: {
        2021: { days: days('07-18', '07-22'), source: ADHA_2021 },
        2022: { days: days('07-08', '07-12'), source: ADHA_2022 },
        2023: { days: days('06-27', '07-01'), source: ADHA_2023 },
        2024: { days: days('06-16', '06-20'), source: ADHA_2024, note: 'A day after Mecca.' },
        2025: { days: days('06-05', '06-09'), source: ADHA_2025 },
      },
    },
  ],
  dates: [
    holidays("Prophet's Birthday (Mawlid) and National Day", NATIONAL_2018, '2018-11-20 2018-11-21 2018-11-22'),
    holidays("Prophet's Birthday (Mawlid)", MAWLID_2019, '2019-11-10', { observed: true }),
    holidays('National Day', NATIONAL_2019, '2019-11-27 2019-11-28'),
    holidays('Mourning for Sultan Qaboos', MOURNING_2020_01, '2020-01-12 2020-01-13'),
    holidays("Isra and Mi'raj", MIRAJ_2020, '2020-03-22'),
    holidays('Mourning for the Amir of Kuwait', MOURNING_2020_09, '2020-09-30 2020-10-01'),
    holidays('Cyclone Shaheen', CYCLONE_2021, '2021-10-03 2021-10-04', { note: 'Not in Dhofar and Al Wusta.' }),
    holidays("Prophet's Birthday (Mawlid)", MAWLID_2020, '2020-10-29'),
    holidays('National Day', NATIONAL_2020, '2020-11-25 2020-11-26'),
    holidays('National Day', NATIONAL_2021_2025, '2021-11-28 2021-11-29'),
    movedHoliday('Accession Day', ACCESSION_2023, { '2023-01-11': '2023-01-12' }),
    holidays('Accession Day', ACCESSION_2025, '2025-01-12', { observed: true }),
    holidays('Mourning for the Amir of Kuwait', MOURNING_2023, '2023-12-17 2023-12-18'),
    holidays("Prophet's Birthday (Mawlid)", MAWLID_2023, '2023-09-28'),
    holidays('National Day', NATIONAL_2023, '2023-11-22 2023-11-23'),
    holidays('National Day', NATIONAL_2024, '2024-11-20 2024-11-21'),
    holidays('National Day', NATIONAL_2021_2025, '2025-11-26 2025-11-27'),
    holidays("Isra and Mi'raj", MIRAJ_2026, '2026-01-18', { observed: true }),
    movedHoliday("Prophet's Birthday (Mawlid)", MAWLID_2024, { '2024-09-16': '2024-09-15' }),
    movedHoliday('Accession Day', YEAR_2026, { '2026-01-11': '2026-01-15' }),
    movedHoliday('Islamic New Year', YEAR_2026, { '2026-06-16': '2026-06-18' }),
    movedHoliday("Prophet's Birthday (Mawlid)", YEAR_2026, { '2026-08-25': '2026-08-27' }),
    movedHoliday('National Day', YEAR_2026, { '2026-11-20': '2026-11-25', '2026-11-21': '2026-11-26' }),
    open('National Day: kept on 25 and 26 November', YEAR_2026, '2026-11-22'),
    open('Eid al-Adha: work resumed', ADHA_2023, '2023-07-02'),
  ],
});
