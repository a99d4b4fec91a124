/**
 * Federal and states' days of Malaysia by year, as texts tell them: the tables of the Prime Minister's Department as the press,
 * schools and others took them over, and the notices of two states, whose federal days are those of all. A text tells of the
 * days of `days` alone; where it names other states for a day than MY.ts has, the day is left out.
 */
export interface Told {
  readonly source: string;
  readonly days: string;
  readonly note?: string;
}

/** "maka adalah dengan ini saya mengisytiharkan bahawa tarikh Hari Raya Puasa ... hari Isnin, 31 Mac 2025", for all states. */
const DECLARED_2025 = 'https://yadim.com.my/v2/umat-islam-di-malaysia-sambut-aidilfitri-pada-isnin-31-mac';

export const TEXTS: readonly Told[] = [
  {
    source: 'http://portalseven.com/calendar/Holidays_Malaysia.jsp?year=2016',
    days: '2016-02-08 2016-02-09 2016-05-21 2016-06-04 2016-07-06 2016-07-07 2016-09-12 2016-10-02 2016-10-29 2016-12-12',
  },
  {
    source: 'https://www.blogammar.com/kalendar-cuti-umum-dan-cuti-sekolah-2016/',
    days: '2016-01-24 2016-05-05',
  },
  {
    source: 'https://lcthelittleguy.blogspot.com/2015/08/malaysia-public-holidays-2016.html',
    days: '2016-09-13',
  },
  {
    source: 'https://freebiesmy.com/calendar-malaysia-public-holidays-2017/',
    days: '2017-01-28 2017-01-29 2017-02-09 2017-04-24 2017-05-10 2017-05-27',
  },
  {
    source:
      'https://chinapress.com.my/20160716/2017%e5%b9%b4%e5%85%ac%e5%85%b1%e5%81%87%e6%9c%9f/?variant=zh-hant%2Famp%2F',
    days: '2017-06-12 2017-06-25 2017-06-26 2017-09-01 2017-09-02 2017-10-18 2017-12-01',
  },
  {
    source: 'https://ringgitplus.com/en/blog/lifestyle/malaysia-s-national-public-holidays-in-2018.html',
    days: '2018-01-31 2018-02-16 2018-02-17 2018-04-14 2018-05-17 2018-05-29 2018-06-15 2018-06-16 2018-08-22',
  },
  { source: 'https://liuxuequn.com/a/3460355.html', days: '2018-06-02' },
  {
    source: 'http://viralcham.com/must-know/nextyearholidaykp070917/',
    days: '2018-09-09 2018-09-11 2018-11-06 2018-11-20',
  },
  {
    source:
      'http://mypenang.my/index.php/calendar-of-holidays/262-calendar-holidays-or-cuti/448-2019-public-holidays-malaysia',
    days: '2019-01-21 2019-02-05 2019-02-06 2019-04-03 2019-05-06 2019-05-19 2019-05-22 2019-06-05 2019-06-06 2019-08-11',
  },
  {
    source: 'https://www.cuti.my/blog/2018/09/19/2019-malaysia-public-holidays-calendar/',
    days: '2019-09-01 2019-09-09 2019-10-27 2019-11-09',
  },
  {
    source: 'https://www.onestopmalaysia.com/jiaqi-2020.html',
    days: '2020-01-25 2020-01-26 2020-02-08 2020-04-24 2020-05-07 2020-05-10 2020-05-24 2020-05-25 2020-06-08',
  },
  {
    source: 'https://online.anyflip.com/eywx/cbct/files/basic-html/page21.html',
    days: '2020-07-31 2020-08-20 2020-10-29 2020-11-14',
    note: 'In the list of Pahang, of federal and State days; the federal list of the year was not read.',
  },
  {
    source: 'https://selongkar10.blogspot.com/2021/12/kalendar-kuda-tahun-2022-jom-semak.html',
    days: '2022-01-18 2022-02-01 2022-02-02 2022-03-01 2022-04-03 2022-04-19 2022-05-15',
  },
  {
    source: 'https://www.malaymail.com/news/money/2022/05/02/bursa-malaysia-to-remain-closed-on-wednesday/2056725',
    days: '2022-05-02 2022-05-03',
  },
  {
    source: 'https://rojaklah.com/2021/08/20/2022-ph-long-weekend-em200821/',
    days: '2022-06-06 2022-07-10 2022-07-30 2022-10-24',
  },
  {
    source: 'https://jomsimpan.com/deepavali-cuti/',
    days: '2023-02-05 2023-02-18 2023-03-23 2023-04-08',
  },
  {
    source: 'https://www.penang.gov.my/index.php/dasar-negeri/5-general/info-penang/360854-cuti-umum-2023',
    days: '2023-01-22 2023-01-23 2023-04-22 2023-04-23 2023-05-04 2023-06-05 2023-06-29 2023-07-19 2023-09-28 2023-11-12',
    note: 'In the notice of Penang, of federal and State days; the federal list of the year was not read.',
  },
  { source: 'https://beritabayaran.com/cuti-sekolah-november-disember-2023/3', days: '2023-06-30' },
  {
    source: 'https://tcer.my/?p=60376',
    days: '2025-01-29 2025-01-30 2025-05-12 2025-06-02 2025-06-27 2025-09-05',
    note: 'In the table of Negeri Sembilan, of federal and State days; the federal list of the year was not read.',
  },
  { source: DECLARED_2025, days: '2025-03-31' },
  { source: DECLARED_2025, days: '2025-04-01', note: 'The source declares the first day, 31 March.' },
];
