import { country } from '../country.js';
import { dateRows, datesNamed, excludedRules, rulesNamed } from '../many-rows.js';
import type { ListedDate } from '../vocabulary.js';

/**
 * Singapore since 2009, to 2027 by the days of the Ministry of Manpower's yearly lists. The
 * library computes Hari Raya Puasa and Hari Raya Haji by the calendar of Umm al-Qura (a day off in six years), never
 * gives the Monday after a Sunday for them, has Deepavali 2013 on the date announced first, and lacks the polling days
 * (public holidays by section 35 of the Parliamentary Elections Act) and the holiday of 7 August 2015. Its other lunar
 * days, the two of Chinese New Year, agree with the new moons to 2060.
 */

const LIST_2009 = 'https://techielobang.com/blog/2008/12/15/more-holiday-for-singaporean-next-year-2009/';
const LIST_2010 = 'https://mom.gov.sg/newsroom/press-releases/2009/singapore-public-holidays-for-the-year-2010';
const LIST_2011 = 'https://it.scribd.com/doc/49224380/Ministry-of-Manpower';
const LIST_2013 = 'https://id.scribd.com/doc/147862538/Holidays-2013';
const LIST_2014 = 'https://www.mom.gov.sg/newsroom/press-releases/2013/singapore-public-holidays-2014';
const LIST_2015 = 'https://www.sg.emb-japan.go.jp/currentyearholidays-2015.htm';
const LIST_2016 = 'http://www.incoway.com/2016/08/public-holidays-in-singapore-for-2016/';
const LIST_2017 = 'https://www.hcamag.com/asia/news/general/breaking-2017-public-holidays-announced/145408';
const LIST_2018 = 'http://laccol.com/public-holidays-2018-in-singapore/';
const LIST_2019 = 'https://hcpasia.com.au/china-holidays/';
const LIST_2020 = 'https://data.gov.sg/datasets/d_1840fb46caa92cb59e4f168e70a36bf1/view';
const LIST_2021 = 'https://data.gov.sg/datasets/d_b773a1ad8dafa6ef27f4f2bf6a7c4a64/view';
const LIST_2022 =
  'https://www.channelnewsasia.com/singapore/public-holidays-new-dates-hari-raya-puasa-hari-raya-haji-2022-2258426?cid=cna_flip_070214';
const LIST_2023 =
  'https://www.channelnewsasia.com/singapore/dates-singapore-public-holidays-2023-released-include-6-long-weekends-2615726?cid=cna_flip_070214';
const LIST_2024 = 'https://mustsharenews.com/public-holiday-dates-2024/';
const LIST_2025 = 'https://www.mom.gov.sg/employment-practices/public-holidays';
/** Of 18 June 2026; its dates were read in three programs that list them and agree. */
const LIST_2027 = 'https://www.mom.gov.sg/newsroom/press-releases/2026/0618-public-holidays-for-2027';
/** Singapore: Saturday 21 March, as announced before; the ministry's list has it subject to confirmation. */
const PUASA_2026 =
  'https://internasional.kontan.co.id/news/bukan-cuma-indonesia-ini-daftar-negara-yang-lebarannya-sabtu-21-maret-2026?page=2';
const HOLIDAYS_ACT = 'https://photee.blogspot.com/2011/10/public-holidays-in-singapore.html';

const PUASA = 'Hari Raya Puasa';
const HAJI = 'Hari Raya Haji';
const DEEPAVALI = 'Deepavali';
const POLLING = 'Polling Day';

const MONDAY_2012: ListedDate = {
  date: '2012-08-20',
  kind: 'holiday',
  name: PUASA,
  observed: true,
  status: 'estimated',
  source: HOLIDAYS_ACT,
  note: 'Hari Raya Puasa as computed falls on the Sunday before.',
};

export default country({
  id: 'SG',
  name: 'Singapore',
  doubts: 'Doubts: The polling day of 27 August 2011 (a Saturday) was not found in a text and is not in.',
  doubtful: [
    {
      named: ['Hari Raya'],
      years: '2012',
      note: 'No list of 2012 was found: its two Hari Raya are left as computed, the Monday after the first follows from the Holidays Act and is estimated.',
    },
    { years: '2016 2018-2019', note: 'The lists of 2016, 2018 and 2019 were read in reprints of companies.' },
  ],
  localName: 'Singapore / Singapura / சிங்கப்பூர் / 新加坡',
  cities: 'Singapore',
  currencies: ['SGD'],
  timezone: 'Asia/Singapore',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2004-09-01', days: [6, 7] },
    ],
    source: 'https://www.mfa.gov.sg/Overseas-Mission/Manila/Mission-Updates/2004/08/press_200409',
    note:
      'Five-day week of the civil service, announced on 22 August 2004; the day is that of one ministry, others ' +
      'may differ by weeks, and some counters stayed open on Saturday mornings. Banks went over one by one from ' +
      '2001 on.',
  },
  years: { from: 2009, why: 'Hari Raya and the Mondays after a Sunday are entered from 2009 on' },
  library: 'SG',
  exclusions: [
    ...excludedRules(['1 Shawwal', '10 Dhu al-Hijjah'], { from: 2027, why: 'computed by the criterion of MUIS' }),
    ...excludedRules(['2027-10-28', '2028-11-15', '2029-11-05', '2030-10-25'], {
      why: 'Deepavali is listed for 2027, computed by our rule after it (2028: the library has an impossible date)',
    }),
  ],
  rules: [
    // The movable days after the lists; a Sunday gives the Monday, as the Holidays Act has it.
    ...rulesNamed(
      { from: 2028, source: LIST_2027 },
      {
        'feast eid-al-fitr at SG and if sunday then next monday': PUASA,
        'feast eid-al-adha at SG and if sunday then next monday': HAJI,
        'feast vesak at SG and if sunday then next monday': 'Vesak',
        'feast diwali at SG and if sunday then next monday': DEEPAVALI,
      },
    ),
  ],
  dates: [
    // Singapore: Saturday 21 March, as announced before; the ministry's list has it subject to confirmation.
    ...dateRows({ kind: 'holiday' }, [
      { date: '2009-09-20', name: PUASA, source: LIST_2009 },
      { date: '2009-11-27', name: HAJI, source: LIST_2009 },
      { date: '2010-09-10', name: PUASA, source: LIST_2010 },
      { date: '2010-11-17', name: HAJI, source: LIST_2010 },
      {
        date: '2011-05-07',
        name: POLLING,
        source: 'https://theindependent.sg/there-goes-my-long-weekend-sporeans-react-to-voting-day-on-may-3',
      },
      { date: '2011-08-30', name: PUASA, source: LIST_2011 },
      { date: '2011-11-06', name: HAJI, source: LIST_2011 },
      { date: '2013-08-08', name: PUASA, source: LIST_2013 },
      { date: '2013-10-15', name: HAJI, source: LIST_2013 },
      { date: '2013-11-02', name: DEEPAVALI, source: LIST_2013 },
      { date: '2014-07-28', name: PUASA, source: LIST_2014 },
      { date: '2014-10-05', name: HAJI, source: LIST_2014 },
      { date: '2015-07-17', name: PUASA, source: LIST_2015 },
      { date: '2015-08-07', name: 'SG50 Public Holiday', source: LIST_2015 },
      { date: '2015-09-11', name: POLLING, source: LIST_2015 },
      { date: '2015-09-24', name: HAJI, source: LIST_2015 },
      { date: '2016-07-06', name: PUASA, source: LIST_2016 },
      { date: '2016-09-12', name: HAJI, source: LIST_2016 },
      { date: '2017-06-25', name: PUASA, source: LIST_2017 },
      { date: '2017-09-01', name: HAJI, source: LIST_2017 },
      { date: '2018-06-15', name: PUASA, source: LIST_2018 },
      { date: '2018-08-22', name: HAJI, source: LIST_2018 },
      { date: '2019-06-05', name: PUASA, source: LIST_2019 },
      { date: '2019-08-11', name: HAJI, source: LIST_2019 },
      { date: '2020-05-24', name: PUASA, source: LIST_2020 },
      { date: '2020-07-10', name: POLLING, source: LIST_2020 },
      { date: '2020-07-31', name: HAJI, source: LIST_2020 },
      { date: '2021-05-13', name: PUASA, source: LIST_2021 },
      { date: '2021-07-20', name: HAJI, source: LIST_2021 },
      { date: '2022-05-03', name: PUASA, source: LIST_2022 },
      { date: '2022-07-10', name: HAJI, source: LIST_2022 },
      { date: '2023-04-22', name: PUASA, source: LIST_2023 },
      { date: '2023-06-29', name: HAJI, source: LIST_2023 },
      { date: '2023-11-12', name: DEEPAVALI, source: LIST_2023 },
      { date: '2024-04-10', name: PUASA, source: LIST_2024 },
      { date: '2024-06-17', name: HAJI, source: LIST_2024 },
      { date: '2025-03-31', name: PUASA, source: LIST_2025 },
      {
        date: '2025-05-03',
        name: POLLING,
        source:
          'https://timeout.com/singapore/news/singapore-general-election-polling-day-is-confirmed-for-may-3-2025-041525',
      },
      { date: '2025-06-07', name: HAJI, source: LIST_2025 },
      { date: '2026-03-21', name: PUASA, source: PUASA_2026 },
      { date: '2026-05-27', name: HAJI, source: LIST_2025 },
    ]),
    ...datesNamed(
      { kind: 'holiday', source: LIST_2027 },
      { '2027-03-10': PUASA, '2027-05-17': HAJI, '2027-05-20': 'Vesak', '2027-10-28': DEEPAVALI },
    ),
    {
      date: '2039-12-27',
      kind: 'holiday',
      name: 'Christmas Day',
      observed: true,
      status: 'estimated',
      source: LIST_2027,
      note: 'Christmas Day is a Sunday and the Monday, as computed, Hari Raya Haji: the next day that is no holiday.',
    },
    ...dateRows({ kind: 'holiday', observed: true }, [
      { date: '2009-09-21', name: PUASA, source: LIST_2009 },
      { date: '2011-11-07', name: HAJI, source: LIST_2011 },
      { date: '2014-10-06', name: HAJI, source: LIST_2014 },
      { date: '2017-06-26', name: PUASA, source: LIST_2017 },
      { date: '2019-08-12', name: HAJI, source: LIST_2019 },
      { date: '2020-05-25', name: PUASA, source: LIST_2020 },
      { date: '2022-07-11', name: HAJI, source: LIST_2022 },
      { date: '2023-11-13', name: DEEPAVALI, source: LIST_2023 },
    ]),
    MONDAY_2012,
    ...dateRows({ kind: 'open' }, [
      { date: '2010-11-16', name: 'Hari Raya Haji: on 17 November', source: LIST_2010 },
      { date: '2013-11-03', name: 'Deepavali: on 2 November', source: LIST_2013 },
      { date: '2013-11-04', name: 'Deepavali: on 2 November', source: LIST_2013 },
      { date: '2014-10-04', name: 'Hari Raya Haji: on 5 October', source: LIST_2014 },
      { date: '2015-09-23', name: 'Hari Raya Haji: on 24 September', source: LIST_2015 },
      { date: '2016-09-11', name: 'Hari Raya Haji: on 12 September', source: LIST_2016 },
      { date: '2018-08-21', name: 'Hari Raya Haji: on 22 August', source: LIST_2018 },
      { date: '2019-06-04', name: 'Hari Raya Puasa: on 5 June', source: LIST_2019 },
      { date: '2024-06-16', name: 'Hari Raya Haji: on 17 June', source: LIST_2024 },
    ]),
  ],
});
