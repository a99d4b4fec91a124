import { RBI_TABLE } from './india-rbi-table.js';

/**
 * The days of the Central Government's offices at Delhi by year: Annexure I of the yearly Office Memorandum of the
 * Department of Personnel and Training, with the days that it moved afterwards when the moon had been sighted.
 */

export interface GazettedYear {
  readonly year: number;
  readonly source: string;
  /** MM-DD by festival. */
  readonly days: Partial<Readonly<Record<Festival, string>>>;
  /** Settled by a later memorandum: festival -> its address. */
  readonly settled?: Partial<Readonly<Record<Festival, string>>>;
  /** Kept on the day of the memorandum when the moon had been sighted: festival -> a report that says so. */
  readonly kept?: Partial<Readonly<Record<Festival, string>>>;
}

export type Festival =
  | 'shivaratri'
  | 'holi'
  | 'ramNavami'
  | 'mahavir'
  | 'buddha'
  | 'fitr'
  | 'zuha'
  | 'muharram'
  | 'janmashtami'
  | 'milad'
  | 'dussehra'
  | 'diwali'
  | 'nanak';

export const NAMES: Readonly<Record<Festival, string>> = {
  shivaratri: 'Maha Shivaratri',
  holi: 'Holi',
  ramNavami: 'Ram Navami',
  mahavir: 'Mahavir Jayanti',
  buddha: 'Buddha Purnima',
  fitr: 'Eid al-Fitr',
  zuha: 'Eid al-Adha',
  muharram: 'Muharram',
  janmashtami: 'Janmashtami',
  milad: "Prophet's Birthday (Mawlid)",
  dussehra: 'Dussehra',
  diwali: 'Diwali (Deepavali)',
  nanak: "Guru Nanak's Birthday",
};

/** Announced anew when the moon has been sighted. */
export const BY_THE_MOON: readonly Festival[] = ['fitr', 'zuha', 'muharram', 'milad'];
/** By so many days: as the feasts that are computed (build/feasts/may-move.ts). */
export const MOON_MOVES = 1;
export const MAY_BE_MOVED = 'As listed in advance: the day may have been moved when the moon was sighted.';

export const YEARS: readonly GazettedYear[] = [
  {
    year: 2016,
    source: 'https://postalemployeesportal.blogspot.com/2015/10/dopt-released-list-of-holidays-in-2016.html',
    days: {
      holi: '03-24',
      ramNavami: '04-15',
      mahavir: '04-20',
      buddha: '05-21',
      fitr: '07-07',
      janmashtami: '08-25',
      zuha: '09-13',
      dussehra: '10-11',
      muharram: '10-12',
      diwali: '10-30',
      nanak: '11-14',
      milad: '12-12',
    },
    settled: {
      fitr: 'https://gconnect.in/orders-in-brief/leave-ltc/leave/closed-holiday-account-ramzan-changed.html',
      zuha: 'https://goipress.com/change-of-date-for-id-ul-zuha-bakrid-holiday-2016',
      milad:
        'https://centralgovernmentnews.com/change-of-date-of-holiday-on-account-of-milad-un-nabi-or-id-e-milad-during-2016-for-all-central-government-administrative-offices-located-at-delhi-new-delhi',
    },
  },
  {
    year: 2017,
    source:
      'https://www.bankingschool.co.in/knowledge-capsule/2017-public-holidays-list-for-central-government-offices-post-offices/',
    days: {
      mahavir: '04-09',
      buddha: '05-10',
      fitr: '06-26',
      zuha: '09-02',
      dussehra: '09-30',
      muharram: '10-01',
      diwali: '10-19',
      nanak: '11-04',
      milad: '12-02',
    },
  },
  {
    year: 2018,
    source: 'https://7thpaycommissionnews.in/holidays-for-central-government-offices-2018',
    days: {
      shivaratri: '02-14',
      holi: '03-02',
      mahavir: '03-29',
      buddha: '04-30',
      fitr: '06-16',
      zuha: '08-22',
      janmashtami: '09-03',
      muharram: '09-21',
      dussehra: '10-19',
      diwali: '11-07',
      milad: '11-21',
      nanak: '11-23',
    },
    // Moved to 23 August on the 14th and back on the 20th.
    settled: {
      zuha: 'https://www.gconnect.in/orders-in-brief/leave-ltc/leave/central-government-holiday-for-bakrid-will-be-22nd-august-2018.html',
    },
  },
  {
    year: 2019,
    source: 'https://www.oneindia.com/india/holiday-list-2019-for-central-government-employees-2800859.html',
    days: {
      shivaratri: '03-04',
      holi: '03-21',
      mahavir: '04-17',
      buddha: '05-18',
      fitr: '06-05',
      zuha: '08-12',
      janmashtami: '08-24',
      muharram: '09-10',
      dussehra: '10-08',
      diwali: '10-27',
      milad: '11-10',
      nanak: '11-12',
    },
  },
  {
    year: 2020,
    source: 'https://govtempdiary.com/delhi-holidays-list-2020',
    days: {
      holi: '03-10',
      ramNavami: '04-02',
      mahavir: '04-06',
      buddha: '05-07',
      fitr: '05-25',
      zuha: '08-01',
      janmashtami: '08-12',
      muharram: '08-30',
      dussehra: '10-25',
      milad: '10-30',
      diwali: '11-14',
      nanak: '11-30',
    },
  },
  {
    year: 2021,
    source:
      'https://staffnews.in/2020/06/list-of-17-closed-gazatted-holidays-during-the-year-2021-for-central-govt-offices-located-at-delhi-new-delhi.html',
    days: {
      holi: '03-29',
      ramNavami: '04-21',
      mahavir: '04-25',
      fitr: '05-14',
      buddha: '05-26',
      zuha: '07-21',
      muharram: '08-19',
      janmashtami: '08-30',
      dussehra: '10-15',
      milad: '10-19',
      diwali: '11-04',
      nanak: '11-19',
    },
  },
  {
    year: 2022,
    source: 'https://www.igecorner.com/holiday-list-2022-for-central-government-employees/',
    days: {
      shivaratri: '03-01',
      holi: '03-18',
      mahavir: '04-14',
      fitr: '05-03',
      buddha: '05-16',
      zuha: '07-10',
      muharram: '08-09',
      janmashtami: '08-19',
      dussehra: '10-05',
      milad: '10-09',
      diwali: '10-24',
      nanak: '11-08',
    },
  },
  {
    year: 2023,
    source: 'https://hrinformative.com/central-government-holidays-list-2023/',
    days: {
      holi: '03-08',
      ramNavami: '03-30',
      mahavir: '04-04',
      fitr: '04-22',
      buddha: '05-05',
      zuha: '06-29',
      muharram: '07-29',
      janmashtami: '09-07',
      milad: '09-28',
      dussehra: '10-24',
      diwali: '11-12',
      nanak: '11-27',
    },
  },
  {
    year: 2024,
    source: 'https://7thpaycommissionnews.in/government-holiday-list-2024-in-india-2',
    days: {
      holi: '03-25',
      fitr: '04-11',
      ramNavami: '04-17',
      mahavir: '04-21',
      buddha: '05-23',
      zuha: '06-17',
      muharram: '07-17',
      janmashtami: '08-26',
      milad: '09-16',
      dussehra: '10-12',
      diwali: '10-31',
      nanak: '11-15',
    },
  },
  {
    year: 2025,
    source: 'https://sarkarilist.com/central-government-holiday-2025-list',
    days: {
      shivaratri: '02-26',
      holi: '03-14',
      fitr: '03-31',
      mahavir: '04-10',
      buddha: '05-12',
      zuha: '06-07',
      muharram: '07-06',
      janmashtami: '08-16',
      milad: '09-05',
      dussehra: '10-02',
      diwali: '10-20',
      nanak: '11-05',
    },
    // The annexure names the three days (in-central-government-gazetted-holidays-2025).
    kept: {
      fitr: 'https://www.thehansindia.com/life-style/india-to-celebrate-eid-al-fitr-on-march-31-958527',
      zuha: 'https://www.indiatvnews.com/news/india/crescent-moon-sighted-eid-al-adha-2025-to-be-celebrated-in-india-on-june-7-2025-05-28-992295',
      milad:
        'https://www.livemint.com/news/india/eidemiladunnabi-school-holiday-today-educational-institutions-to-remain-shut-in-these-states/amp-11757035103739.html',
    },
  },
  {
    year: 2026,
    source: 'https://niepvd.nic.in/?p=9775',
    days: {
      holi: '03-04',
      fitr: '03-21',
      ramNavami: '03-26',
      mahavir: '03-31',
      buddha: '05-01',
      zuha: '05-28',
      muharram: '06-26',
      milad: '08-26',
      janmashtami: '09-04',
      dussehra: '10-20',
      diwali: '11-08',
      nanak: '11-24',
    },
    // Moved from 27 May: the Reserve Bank's table has its offices at New Delhi, as nearly all, closed on the 28th, and the exchanges of
    // Mumbai list it. The department's own order was not found; a program names a release of the Press Information Bureau of 21 May 2026.
    settled: { zuha: RBI_TABLE },
  },
  {
    // F.No.12/2/2023-JCA of 16 July 2026, a mirror of the signed memorandum; its dates were read in two programs that list them.
    year: 2027,
    source: 'https://www.staffnews.in/2026/07/list-of-holidays-2027-to-be-observed-in-central-government-offices.html',
    days: {
      fitr: '03-10',
      holi: '03-23',
      ramNavami: '04-15',
      mahavir: '04-19',
      zuha: '05-17',
      buddha: '05-20',
      muharram: '06-16',
      // Milad-un-Nabi is on Independence Day.
      janmashtami: '08-25',
      dussehra: '10-09',
      diwali: '10-29',
      nanak: '11-14',
    },
  },
];
