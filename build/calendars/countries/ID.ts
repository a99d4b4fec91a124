import { country } from '../country.js';
import { datesByEvidence, excludedRules, ruleRows } from '../many-rows.js';
import { type ListedDate, NOT_FOUND } from '../vocabulary.js';

/**
 * Indonesia, national holidays. The Islamic days of 2009 to 2027 are those of the joint decrees of three ministers, in
 * place of the library's computed ones (excluded), of which many were a day off; single election days are added. Labour
 * Day is a holiday since 2014, Pancasila Day since 2017 (excluded before).
 *
 * Joint leave (cuti bersama), which the decrees add to the holidays, is optional for private employers and is not in.
 */

/** The sixteen holidays, some with dates; the minister of religion sets those of the Islamic year and both Eids each year. */
const KEPPRES_2024 = 'https://id.scribd.com/document/702631827/Keppres-Nomor-8-Tahun-2024';

/** The days of the joint decree of 2024, as a site of news tells them. */
const DECREE_2024 = 'https://tuturpedia.com/jokowi-resmikan-16-hari-libur-di-sepanjang-2024-catat-tanggalnya';

/** Of the joint decrees for 2025 to 2027, as the government's own pages list them. */
const DECREE_2025 = 'https://setkab.go.id/pemerintah-tetapkan-hari-libur-nasional-dan-cuti-bersama-tahun-2025/';
const DECREE_2026 = 'https://www.setneg.go.id/baca/index/inilah_skb_3_menteri_libur_nasional_dan_cuti_bersama_2026';
const DECREE_2027 =
  'https://www.kemenkopmk.go.id/index.php/pemerintah-tetapkan-18-hari-libur-nasional-dan-8-cuti-bersama-tahun-2027';
const HOLIDAY_BY_DECISION = `A holiday by presidential decision 8/2024, which sets no date: ${KEPPRES_2024}`;

const DECREES = {
  2009: 'https://news.detik.com/berita/d-889403/cuti-bersama-dihapus-sisa-4-hari-untuk-lebaran-natal',
  2010: 'https://news.detik.com/berita/d-1179419/daftar-libur-dan-cuti-bersama-2010',
  2011: 'https://news.detik.com/berita/d-1378563/daftar-hari-libur-nasional-dan-cuti-bersama-2011',
  2012: 'https://news.detik.com/berita/d-1831855/cuti-bersama-tahun-2012-bertambah-1-hari-jadi-6-hari',
  2013: 'https://news.detik.com/berita/d-1969257/ini-dia-jadwal-hari-libur-nasional-cuti-bersama-tahun-2013',
  2014: 'https://news.detik.com/berita/d-2335984/daftar-cuti-bersama-dan-hari-libur-nasional-2014-termasuk-may-day',
  2015: 'https://news.detik.com/berita/d-2576131/ini-daftar-hari-libur-dan-cuti-bersama-tahun-2015',
  2016: 'https://news.detik.com/berita/d-2952083/ini-rincian-libur-dan-cuti-bersama-2016',
  2017: 'https://news.detik.com/berita/d-3366218/libur-nasional-dan-cuti-bersama-2017-tambah-3-hari-ini-daftar-lengkapnya',
  2018: 'https://bareksa.com/berita/pasar-modal/2018-05-08/bei-cuti-bersama-lebaran-tunggu-kliring-bi-perdagangan-juni-hanya-12-hari/amp',
  2024: 'https://emitennews.com/news/periksa-berikut-kalender-libur-bursa-2024',
  // The presidential decision names the feast, the joint decree of the year its date.
  2025: { source: DECREE_2025, note: HOLIDAY_BY_DECISION },
  2026: { source: DECREE_2026, note: HOLIDAY_BY_DECISION },
  2027: { source: DECREE_2027, note: HOLIDAY_BY_DECISION },
};

const LISTED = [
  // A month later than the full moon of May, since the decree of the year has it so.
  { name: 'Vesak', names: { id: 'Hari Raya Waisak' }, dates: '2023-06-04 2027-05-20' },
  { name: 'Nyepi', names: { id: 'Hari Suci Nyepi' }, dates: '2027-03-08' },
  {
    name: "Prophet's Birthday (Mawlid)",
    names: { id: 'Maulid Nabi Muhammad' },
    dates:
      '2009-03-09 2010-02-26 2011-02-15 2012-02-05 2013-01-24 2014-01-14 2015-01-03 2015-12-24 2016-12-12 2017-12-01 ' +
      '2018-11-20 2019-11-09 2020-10-29 2021-10-20 2022-10-08 2023-09-28 2024-09-16 2025-09-05 2026-08-25 2027-08-15',
  },
  {
    name: "Isra and Mi'raj",
    names: { id: 'Isra Mikraj Nabi Muhammad' },
    dates:
      '2009-07-20 2010-07-10 2011-06-29 2012-06-17 2013-06-06 2014-05-27 2015-05-16 2016-05-06 2017-04-24 2018-04-14 ' +
      '2019-04-03 2020-03-22 2021-03-11 2022-02-28 2023-02-18 2024-02-08 2025-01-27 2026-01-16 2027-01-05 2027-12-26',
  },
  {
    name: 'Eid al-Fitr',
    names: { id: 'Hari Raya Idul Fitri' },
    dates:
      '2009-09-21 2009-09-22 2010-09-10 2010-09-11 2011-08-30 2011-08-31 2012-08-19 2012-08-20 2013-08-08 2013-08-09 ' +
      '2014-07-28 2014-07-29 2015-07-17 2015-07-18 2016-07-06 2016-07-07 2017-06-25 2017-06-26 2018-06-15 2018-06-16 ' +
      '2019-06-05 2019-06-06 2020-05-24 2020-05-25 2021-05-13 2021-05-14 2022-05-02 2022-05-03 2023-04-22 2023-04-23 ' +
      '2024-04-10 2024-04-11 2025-03-31 2025-04-01 2026-03-21 2026-03-22 2027-03-10 2027-03-11',
  },
  {
    name: 'Eid al-Adha',
    names: { id: 'Hari Raya Idul Adha' },
    dates:
      '2009-11-27 2010-11-17 2011-11-06 2012-10-26 2013-10-15 2014-10-05 2015-09-24 2016-09-12 2017-09-01 2018-08-22 ' +
      '2019-08-11 2020-07-31 2021-07-20 2022-07-10 2023-06-29 2024-06-17 2025-06-06 2026-05-27 2027-05-17',
  },
  {
    name: 'Islamic New Year',
    names: { id: 'Tahun Baru Islam' },
    dates:
      '2009-12-18 2010-12-07 2011-11-27 2012-11-15 2013-11-05 2014-10-25 2015-10-14 2016-10-02 2017-09-21 2018-09-11 ' +
      '2019-09-01 2020-08-20 2021-08-11 2022-07-30 2023-07-19 2024-07-07 2025-06-27 2026-06-16 2027-06-06',
  },
  {
    name: 'Election day',
    names: { id: 'Pemilihan umum' },
    dates:
      '2009-04-09 2009-07-08 2014-04-09 2014-07-09 2015-12-09 2017-02-15 2018-06-27 2019-04-17 2020-12-09 2024-02-14 ' +
      '2024-11-27',
  },
];

const UNREAD = 'doubt: compilations of the joint decrees agree; the decree of the year was not read.';

const DATES: readonly ListedDate[] = datesByEvidence(DECREES, { source: NOT_FOUND, note: UNREAD }, LISTED);

export default country({
  id: 'ID',
  name: 'Indonesia',
  doubts:
    'Doubts: the decrees until 2024 were read in the press, as the addresses tell. Regional elections are holidays of the whole country since 2015.',
  doubtful: [
    {
      years: '2019-2023',
      note: '2019 to 2023 rest on compilations and on the calendars of the exchange, which agree.',
    },
  ],
  cities: 'Jakarta',
  currencies: ['IDR'],
  note: 'Joint leave is decreed year by year; what is not yet decreed is left out.',
  timezone: 'Asia/Jakarta',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '1995-09-27', days: [6, 7] },
    ],
    source: 'https://ru.scribd.com/doc/82393515/Keppres-68-1995-Hari-Kerja-Di-Lingk-Lembaga-Pemerintah',
    note:
      'Presidential Decision 68 of 27 September 1995, for the central government and Jakarta, after a trial of a ' +
      'year; regional governments followed one by one, some kept six days. The five-day week of banks may be ' +
      'earlier: not settled.',
  },
  years: { from: 2009, why: 'Nyepi (a holiday since 1983) is listed from 2009 on, Waisak from 2001' },
  library: 'ID',
  texts: [
    {
      rules: ['01-01', 'chinese 01-0-01', 'easter -2', '05-01', 'easter 39', '06-01', '08-17', '12-25', '2023-03-22'],
      from: 2023,
      to: 2023,
      source: 'Keputusan Presiden 24/2016, 24/2013, in the joint decree of the year',
    },
    {
      rules: ['01-01', 'chinese 01-0-01', 'easter -2', '05-01', 'easter 39', '06-01', '08-17', '12-25'],
      from: 2024,
      source: KEPPRES_2024,
      what: 'Keputusan Presiden 8/2024',
    },
    { rules: ['2024-03-11', '2024-05-23'], from: 2024, to: 2024, source: DECREE_2024 },
    { rules: ['2025-03-29', '2025-05-12'], from: 2025, to: 2025, source: DECREE_2025, note: HOLIDAY_BY_DECISION },
    { rules: ['2026-03-19', '2026-05-31'], from: 2026, to: 2026, source: DECREE_2026, note: HOLIDAY_BY_DECISION },
  ],
  exclusions: [
    ...excludedRules(['1 Muharram', '12 Rabi al-awwal', '27 Rajab', '1 Shawwal', '2 Shawwal', '10 Dhu al-Hijjah'], {
      from: 2009,
      why: 'as decreed, from 2028 on by our rules',
    }),
    { rule: '2023-05-06', why: 'decreed for 4 June 2023: see the dates' },
    { rule: '2027-03-08', why: 'as decreed: see the dates' },
    { rule: '2027-05-20', why: 'as decreed: see the dates' },
    { rule: '05-01', to: 2013, why: 'a holiday since 2014: see the rules' },
    { rule: '06-01', to: 2016, why: 'a holiday since 2017: see the rules' },
  ],
  rules: [
    // The days after the decrees; joint leave is not foreseen.
    ...ruleRows({ from: 2028, source: KEPPRES_2024 }, [
      { rule: 'feast nyepi at ID', name: 'Nyepi', names: { id: 'Hari Suci Nyepi' } },
      { rule: 'feast vesak at ID', name: 'Vesak', names: { id: 'Hari Raya Waisak' } },
      { rule: 'feast mawlid at ID', name: "Prophet's Birthday (Mawlid)", names: { id: 'Maulid Nabi Muhammad' } },
      { rule: 'feast isra-miraj at ID', name: "Isra and Mi'raj", names: { id: 'Isra Mikraj Nabi Muhammad' } },
      { rule: 'feast eid-al-fitr at ID for 2 days', name: 'Eid al-Fitr', names: { id: 'Hari Raya Idul Fitri' } },
      { rule: 'feast eid-al-adha at ID', name: 'Eid al-Adha', names: { id: 'Hari Raya Idul Adha' } },
      { rule: 'feast islamic-new-year at ID', name: 'Islamic New Year', names: { id: 'Tahun Baru Islam' } },
    ]),
  ],
  dates: DATES,
});
