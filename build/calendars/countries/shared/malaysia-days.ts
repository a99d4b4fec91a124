import { holidays } from '../../vocabulary.js';

/**
 * The holidays of Malaysia and of its states: the dates of 2016 to 2026 as they were kept, and the rule that makes them
 * from 2027 on (from the first year where they are the same each year). Which place keeps which: MY.ts.
 *
 * For 2021 and 2024 the federal list was read; malaysia-told.ts has the days that retellings of the lists of 2016 to 2023 and
 * 2025 name, the others rest on compilations; for 2026 the table of Kedah was read at second hand.
 */
export interface MalaysianDay {
  readonly name: string;
  readonly ms: string;
  /** Dates of 2016 to 2026; absent: the rule makes them too. */
  readonly dates?: string;
  /** Absent: the day is no holiday any more. */
  readonly rule?: string;
  /** How many days after it are holidays too, so that a day in lieu comes so many days later. */
  readonly followedBy?: number;
  readonly from?: number;
  readonly to?: number;
  /** The address, where it is not that of the federal list of the year. */
  readonly source?: string;
  /** A day in the table of Kedah for 2026, federal or its own; tentative: one that the tables star as subject to change. */
  readonly in2026?: 'fixed' | 'tentative';
  /** In that place a compilation alone has it: what the texts tell of other states does not hold there. */
  readonly isUntold?: true;
}

const EID = 'Eid al-Fitr';

const RAYA = 'Hari Raya Aidilfitri';

const CHINESE_NEW_YEAR = 'Tahun Baru Cina';

const HAJI = 'Hari Raya Haji';

/** Days of the whole country. Aidilfitri of 2026, starred in the table, was kept on 21 March: see MY.ts. */
export const FEDERAL: readonly MalaysianDay[] = [
  {
    rule: 'chinese 01-0-01',
    name: 'Chinese New Year',
    ms: CHINESE_NEW_YEAR,
    followedBy: 1,
    dates:
      '2016-02-08 2017-01-28 2018-02-16 2019-02-05 2020-01-25 2021-02-12 2022-02-01 2023-01-22 2024-02-10 2025-01-29 2026-02-17',
    in2026: 'fixed',
  },
  {
    rule: 'chinese 01-0-02',
    name: 'Second Day of Chinese New Year',
    ms: `${CHINESE_NEW_YEAR} (hari kedua)`,
    dates:
      '2016-02-09 2017-01-29 2018-02-17 2019-02-06 2020-01-26 2021-02-13 2022-02-02 2023-01-23 2024-02-11 2025-01-30 2026-02-18',
    in2026: 'fixed',
  },
  { rule: '05-01', name: 'Labour Day', ms: 'Hari Pekerja', in2026: 'fixed' },
  {
    rule: 'feast vesak at MY',
    name: 'Vesak',
    ms: 'Hari Wesak',
    dates:
      '2016-05-21 2017-05-10 2018-05-29 2019-05-19 2020-05-07 2021-05-26 2022-05-15 2023-05-04 2024-05-22 2025-05-12 2026-05-31',
    in2026: 'fixed',
  },
  {
    rule: '1st monday in June',
    name: "Yang di-Pertuan Agong's Birthday",
    ms: 'Hari Keputeraan Yang di-Pertuan Agong',
    dates:
      '2016-06-04 2017-09-09 2018-09-09 2019-09-09 2020-06-08 2021-06-07 2022-06-06 2023-06-05 2024-06-03 2025-06-02 2026-06-01',
    in2026: 'fixed',
  },
  {
    rule: 'feast eid-al-fitr at MY',
    name: EID,
    ms: RAYA,
    followedBy: 1,
    dates:
      '2016-07-06 2017-06-25 2018-06-15 2019-06-05 2020-05-24 2021-05-13 2022-05-02 2023-04-22 2024-04-10 2025-03-31 2026-03-21',
    in2026: 'fixed',
  },
  {
    rule: 'feast eid-al-fitr at MY +1',
    name: 'Second Day of Eid al-Fitr',
    ms: `${RAYA} (hari kedua)`,
    dates:
      '2016-07-07 2017-06-26 2018-06-16 2019-06-06 2020-05-25 2021-05-14 2022-05-03 2023-04-23 2024-04-11 2025-04-01 2026-03-22',
    in2026: 'fixed',
  },
  {
    rule: 'feast islamic-new-year at MY',
    name: 'Islamic New Year',
    ms: 'Awal Muharam',
    dates:
      '2016-10-02 2017-09-22 2018-09-11 2019-09-01 2020-08-20 2021-08-10 2022-07-30 2023-07-19 2024-07-07 2025-06-27 2026-06-17',
    in2026: 'fixed',
  },
  { rule: '08-31', name: 'National Day', ms: 'Hari Kebangsaan', in2026: 'fixed' },
  { rule: '09-16', name: 'Malaysia Day', ms: 'Hari Malaysia', in2026: 'fixed' },
  {
    rule: 'feast mawlid at MY',
    name: "Prophet's Birthday (Mawlid)",
    ms: 'Maulidur Rasul',
    dates:
      '2016-12-12 2017-12-01 2018-11-20 2019-11-09 2020-10-29 2021-10-19 2022-10-10 2023-09-28 2024-09-16 2025-09-05 2026-08-25',
    in2026: 'fixed',
  },
  { rule: '12-25', name: 'Christmas Day', ms: 'Hari Krismas', in2026: 'fixed' },
];

const HAJI_DATES =
  '2016-09-12 2017-09-01 2018-08-22 2019-08-11 2020-07-31 2021-07-20 2022-07-10 2023-06-29 2024-06-17 2025-06-07 2026-05-27';

/** One day of Hari Raya Haji. */
export const HAJI_ONE: readonly MalaysianDay[] = [
  { name: 'Eid al-Adha', ms: HAJI, rule: 'feast eid-al-adha at MY', dates: HAJI_DATES, in2026: 'tentative' },
];

/** Two days of it: Kedah, Kelantan, Perlis, Terengganu. */
export const HAJI_TWO: readonly MalaysianDay[] = [
  {
    name: 'Eid al-Adha',
    ms: HAJI,
    rule: 'feast eid-al-adha at MY',
    followedBy: 1,
    dates: HAJI_DATES,
    in2026: 'tentative',
  },
  {
    name: 'Second Day of Eid al-Adha',
    ms: `${HAJI} (hari kedua)`,
    rule: 'feast eid-al-adha at MY +1',
    in2026: 'tentative',
    dates:
      '2016-09-13 2017-09-02 2018-08-23 2019-08-12 2020-08-01 2021-07-21 2022-07-11 2023-06-30 2024-06-18 2025-06-08 2026-05-28',
  },
];

/** Since 2023 in Kelantan, by a compilation. */
export const ARAFAT_SINCE_2023: MalaysianDay = {
  rule: 'feast arafah at MY',
  name: 'Arafat Day',
  ms: 'Hari Arafah',
  followedBy: 2,
  dates: '2023-06-28 2024-06-16 2025-06-06 2026-05-26',
  isUntold: true,
};

export const ARAFAT: MalaysianDay = {
  rule: 'feast arafah at MY',
  name: 'Arafat Day',
  ms: 'Hari Arafah',
  followedBy: 2,
  dates:
    '2016-09-11 2017-08-31 2018-08-21 2019-08-10 2020-07-30 2021-07-19 2022-07-09 2023-06-28 2024-06-16 2025-06-06 2026-05-26',
};

export const NEW_YEAR: MalaysianDay = { name: "New Year's Day", ms: 'Tahun Baru', rule: '01-01' };

export const THAIPUSAM: MalaysianDay = {
  name: 'Thaipusam',
  ms: 'Hari Thaipusam',
  rule: 'feast thaipusam at MY',
  dates:
    '2016-01-24 2017-02-09 2018-01-31 2019-01-21 2020-02-08 2021-01-28 2022-01-18 2023-02-05 2024-01-25 2025-02-11 2026-02-01',
};

/** Kedah: given singly before. */
export const THAIPUSAM_SINCE_2022: MalaysianDay = {
  ...THAIPUSAM,
  dates: '2022-01-18 2023-02-05 2024-01-25 2025-02-11 2026-02-01',
  isUntold: true,
};

export const DEEPAVALI: MalaysianDay = {
  name: 'Diwali (Deepavali)',
  ms: 'Hari Deepavali',
  rule: 'feast diwali at MY',
  dates:
    '2016-10-29 2017-10-18 2018-11-06 2019-10-27 2020-11-14 2021-11-04 2022-10-24 2023-11-12 2024-10-31 2025-10-20 2026-11-08',
  in2026: 'tentative',
};

export const NUZUL: MalaysianDay = {
  name: 'Day of Nuzul Al-Quran',
  ms: 'Hari Nuzul Al-Quran',
  rule: 'feast nuzul-al-quran at MY',
  dates:
    '2016-06-22 2017-06-12 2018-06-02 2019-05-22 2020-05-10 2021-04-29 2022-04-19 2023-04-08 2024-03-28 2025-03-18 2026-03-07',
};

export const RAMADAN: MalaysianDay = {
  name: 'First Day of Ramadan',
  ms: 'Awal Ramadan',
  rule: 'feast ramadan at MY',
  in2026: 'fixed',
  dates:
    '2016-06-07 2017-05-27 2018-05-17 2019-05-06 2020-04-24 2021-04-13 2022-04-03 2023-03-23 2024-03-12 2025-03-02 2026-02-19',
};

const ISRA_DATES = '2020-03-22 2021-03-11 2022-03-01 2023-02-18 2024-02-08 2025-01-27 2026-01-17';

export const ISRA: MalaysianDay = {
  name: "Isra and Mi'raj",
  ms: 'Israk dan Mikraj',
  rule: 'feast isra-miraj at MY',
  in2026: 'fixed',
  dates: `2016-05-05 2017-04-24 2018-04-14 2019-04-03 ${ISRA_DATES}`,
};

/** Terengganu, by a compilation. */
export const ISRA_SINCE_2020: MalaysianDay = { ...ISRA, dates: ISRA_DATES, isUntold: true };

export const FEDERAL_TERRITORY: MalaysianDay = {
  name: 'Federal Territory Day',
  ms: 'Hari Wilayah Persekutuan',
  rule: '02-01',
};

/** What follows the second day: the King's birthday, the first Monday of June. */
export const KAAMATAN: readonly MalaysianDay[] = [
  { name: 'Tadau Kaamatan', ms: 'Pesta Kaamatan', rule: '05-30', followedBy: 1 },
  { name: 'Tadau Kaamatan', ms: 'Pesta Kaamatan', rule: '05-31', followedBy: 1 },
];

export const GAWAI: readonly MalaysianDay[] = [
  { name: 'Gawai Dayak', ms: 'Hari Gawai Dayak', rule: '06-01', followedBy: 1 },
  { name: 'Gawai Dayak', ms: 'Hari Gawai Dayak', rule: '06-02', followedBy: 1 },
];

export const GOOD_FRIDAY: MalaysianDay = { name: 'Good Friday', ms: 'Good Friday', rule: 'easter -2' };

/** Section 3, read at 2020. */
export const ACT = 'https://mylaw.my/legislation/act-1951-369/section-3';

const HKA_2027 = 'https://www.kabinet.gov.my/hari-kelepasan-am/';

/** Read as a public program gives the table; those of Thaipusam and Nuzul Al-Quran: for the centre and Selangor. */
export const TABLE_2027 = { note: 'In the federal table of 2027 (HKA 2027), read at second hand.' } as const;

export const FEDERAL_2027 = [
  holidays('Vesak', HKA_2027, '2027-05-20', { names: { ms: 'Hari Wesak' }, ...TABLE_2027 }),
  holidays('Islamic New Year', HKA_2027, '2027-06-06', { names: { ms: 'Awal Muharam' }, ...TABLE_2027 }),
  holidays("Prophet's Birthday (Mawlid)", HKA_2027, '2027-08-15', { names: { ms: 'Maulidur Rasul' }, ...TABLE_2027 }),
  holidays("Yang di-Pertuan Agong's Birthday", HKA_2027, '2027-06-07', {
    names: { ms: 'Hari Keputeraan Yang di-Pertuan Agong' },
    ...TABLE_2027,
  }),
].flat();

export const IN_LIEU_2027 = [
  holidays('Islamic New Year', ACT, '2027-06-08', { names: { ms: 'Awal Muharam' }, observed: true }),
  holidays("Prophet's Birthday (Mawlid)", ACT, '2027-08-16', { names: { ms: 'Maulidur Rasul' }, observed: true }),
].flat();
