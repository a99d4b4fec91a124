import { country } from '../country.js';
import type { ListedDate, RuleRow } from '../vocabulary.js';

/**
 * Singapore since 2009, to 2027 by the days of the Ministry of Manpower's yearly lists. The
 * library computes Hari Raya Puasa and Hari Raya Haji by the calendar of Umm al-Qura (a day off in six years), never
 * gives the Monday after a Sunday for them, has Deepavali 2013 on the date announced first, and lacks the polling days
 * (public holidays by section 35 of the Parliamentary Elections Act) and the holiday of 7 August 2015. Its other lunar
 * days, the two of Chinese New Year, agree with the new moons to 2060.
 *
 * Doubts: no list of 2012 was found: its two Hari Raya are left as computed, the Monday after the first follows from
 * the Holidays Act and is estimated. The lists of 2016, 2018 and 2019 were read in reprints of companies. The polling
 * day of 27 August 2011 (a Saturday) was not found in a text and is not in.
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
const LIST_2024 = 'https://www.mom.gov.sg/employment-practices/public-holidays';
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

type Row = readonly [date: string, name: string, source: string];

const DAYS: readonly Row[] = [
  ['2009-09-20', PUASA, LIST_2009],
  ['2009-11-27', HAJI, LIST_2009],
  ['2010-09-10', PUASA, LIST_2010],
  ['2010-11-17', HAJI, LIST_2010],
  ['2011-05-07', POLLING, 'https://theindependent.sg/there-goes-my-long-weekend-sporeans-react-to-voting-day-on-may-3'],
  ['2011-08-30', PUASA, LIST_2011],
  ['2011-11-06', HAJI, LIST_2011],
  ['2013-08-08', PUASA, LIST_2013],
  ['2013-10-15', HAJI, LIST_2013],
  ['2013-11-02', DEEPAVALI, LIST_2013],
  ['2014-07-28', PUASA, LIST_2014],
  ['2014-10-05', HAJI, LIST_2014],
  ['2015-07-17', PUASA, LIST_2015],
  ['2015-08-07', 'SG50 Public Holiday', LIST_2015],
  ['2015-09-11', POLLING, LIST_2015],
  ['2015-09-24', HAJI, LIST_2015],
  ['2016-07-06', PUASA, LIST_2016],
  ['2016-09-12', HAJI, LIST_2016],
  ['2017-06-25', PUASA, LIST_2017],
  ['2017-09-01', HAJI, LIST_2017],
  ['2018-06-15', PUASA, LIST_2018],
  ['2018-08-22', HAJI, LIST_2018],
  ['2019-06-05', PUASA, LIST_2019],
  ['2019-08-11', HAJI, LIST_2019],
  ['2020-05-24', PUASA, LIST_2020],
  ['2020-07-10', POLLING, LIST_2020],
  ['2020-07-31', HAJI, LIST_2020],
  ['2021-05-13', PUASA, LIST_2021],
  ['2021-07-20', HAJI, LIST_2021],
  ['2022-05-03', PUASA, LIST_2022],
  ['2022-07-10', HAJI, LIST_2022],
  ['2023-04-22', PUASA, LIST_2023],
  ['2023-06-29', HAJI, LIST_2023],
  ['2023-11-12', DEEPAVALI, LIST_2023],
  ['2024-04-10', PUASA, LIST_2024],
  ['2024-06-17', HAJI, LIST_2024],
  ['2025-03-31', PUASA, LIST_2024],
  [
    '2025-05-03',
    POLLING,
    'https://timeout.com/singapore/news/singapore-general-election-polling-day-is-confirmed-for-may-3-2025-041525',
  ],
  ['2025-06-07', HAJI, LIST_2024],
  ['2026-03-21', PUASA, PUASA_2026],
  ['2026-05-27', HAJI, LIST_2024],
  ['2027-03-10', PUASA, LIST_2027],
  ['2027-05-17', HAJI, LIST_2027],
  ['2027-05-20', 'Vesak', LIST_2027],
  ['2027-10-28', DEEPAVALI, LIST_2027],
];

const MONDAYS: readonly Row[] = [
  ['2009-09-21', PUASA, LIST_2009],
  ['2011-11-07', HAJI, LIST_2011],
  ['2014-10-06', HAJI, LIST_2014],
  ['2017-06-26', PUASA, LIST_2017],
  ['2019-08-12', HAJI, LIST_2019],
  ['2020-05-25', PUASA, LIST_2020],
  ['2022-07-11', HAJI, LIST_2022],
  ['2023-11-13', DEEPAVALI, LIST_2023],
];

const NO_HOLIDAYS: readonly Row[] = [
  ['2010-11-16', 'Hari Raya Haji: on 17 November', LIST_2010],
  ['2013-11-03', 'Deepavali: on 2 November', LIST_2013],
  ['2013-11-04', 'Deepavali: on 2 November', LIST_2013],
  ['2014-10-04', 'Hari Raya Haji: on 5 October', LIST_2014],
  ['2015-09-23', 'Hari Raya Haji: on 24 September', LIST_2015],
  ['2016-09-11', 'Hari Raya Haji: on 12 September', LIST_2016],
  ['2018-08-21', 'Hari Raya Haji: on 22 August', LIST_2018],
  ['2019-06-04', 'Hari Raya Puasa: on 5 June', LIST_2019],
  ['2024-06-16', 'Hari Raya Haji: on 17 June', LIST_2024],
];

const MONDAY_2012: ListedDate = {
  date: '2012-08-20',
  kind: 'holiday',
  name: PUASA,
  observed: true,
  status: 'estimated',
  source: HOLIDAYS_ACT,
  note: 'Hari Raya Puasa as computed falls on the Sunday before.',
};

/** The movable days after the lists; a Sunday gives the Monday, as the Holidays Act has it. */
function computed(feast: string, name: string): RuleRow {
  return { rule: `${feast} and if sunday then next monday`, name, from: 2028, source: LIST_2027 };
}

export default country({
  id: 'SG',
  name: 'Singapore',
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
    ...['1 Shawwal', '10 Dhu al-Hijjah'].map((rule) => ({
      rule,
      from: 2027,
      why: 'computed by the criterion of MUIS',
    })),
    ...['2027-10-28', '2028-11-15', '2029-11-05', '2030-10-25'].map((rule) => ({
      rule,
      why: 'Deepavali is listed for 2027, computed by our rule after it (2028: the library has an impossible date)',
    })),
  ],
  rules: [
    computed('feast eid-al-fitr at SG', PUASA),
    computed('feast eid-al-adha at SG', HAJI),
    computed('feast vesak at SG', 'Vesak'),
    computed('feast diwali at SG', DEEPAVALI),
  ],
  dates: [
    ...DAYS.map(([date, name, source]): ListedDate => ({ date, kind: 'holiday', name, source })),
    ...MONDAYS.map(([date, name, source]): ListedDate => ({ date, kind: 'holiday', name, observed: true, source })),
    MONDAY_2012,
    ...NO_HOLIDAYS.map(([date, name, source]): ListedDate => ({ date, kind: 'open', name, source })),
  ],
});
