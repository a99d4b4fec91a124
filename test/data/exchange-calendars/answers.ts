/**
 * What exchange_calendars answers, condensed from its own answer files (tests/resources/*.csv: one line a session with its
 * open, close and break in UTC): the times of a span, each from a date on until the next, and every session of the span
 * with other times. `<` is the day before in UTC. It is no authority: a test holds our sessions to it, and each difference
 * is told in differences.ts with the text that decides it, or as undecided.
 */
export interface Answer {
  readonly market: string;
  /** The file and the first seven digits of its commit. */
  readonly file: string;
  /** Its first and last session that were read, and all between. */
  readonly from: string;
  readonly to: string;
  /** By the date of the first session with them. */
  readonly times: Readonly<Record<string, string>>;
  readonly others?: Readonly<Record<string, string>>;
}

const AT = {
  w2020: 'w3stling/exchange_calendars@3de1fd4',
  z2025: 'zhiyisun/exchange_calendars@a6940b3',
} as const;

interface Row {
  readonly at: string;
  readonly name?: string;
  readonly others?: Readonly<Record<string, string>>;
}

function answer(
  market: string,
  from: string,
  to: string,
  times: string | Record<string, string>,
  row: Row,
): Answer {
  const { at, name = market.toLowerCase(), others } = row;
  const byDate = typeof times === 'string' ? { [from]: times } : times;
  return {
    market,
    file: `${at} tests/resources/${name}.csv`,
    from,
    to,
    times: byDate,
    ...(others && { others }),
  };
}

export const ANSWERS: readonly Answer[] = [
  // Americas
  answer(
    'XNYS',
    '2015-12-02',
    '2016-04-06',
    { '2015-12-02': '14:30-21:00', '2016-03-14': '13:30-20:00' },
    { at: AT.w2020, others: { '2015-12-24': '14:30-18:00' } },
  ),
  answer(
    'XTSE',
    '2018-12-12',
    '2019-10-04',
    { '2018-12-12': '14:30-21:00', '2019-03-11': '13:30-20:00' },
    { at: AT.w2020, others: { '2018-12-24': '14:30-18:00' } },
  ),
  answer('XMEX', '2020-08-18', '2020-09-18', '13:30-20:00', { at: AT.w2020 }),
  answer('BVMF', '2026-04-29', '2026-07-03', '13:00-21:00', { at: AT.z2025 }),
  answer('XBUE', '2020-11-11', '2020-12-16', '14:00-20:00', { at: AT.w2020 }),
  answer('XBOG', '2020-08-14', '2020-09-18', '13:30-20:00', { at: AT.w2020 }),
  answer('XLIM', '2025-11-25', '2025-12-31', '14:00-21:00', { at: AT.z2025 }),
  answer('XSGO', '2025-11-25', '2025-12-30', '12:30-20:00', {
    at: AT.z2025,
    others: { '2025-12-24': '12:30-15:30', '2025-12-30': '12:30-15:30' },
  }),
  answer('XBDA', '2026-11-16', '2026-12-31', '13:00-20:30', {
    at: AT.z2025,
    others: { '2026-12-24': '13:00-18:00' },
  }),
  answer('XCBF', '2017-06-16', '2017-07-20', '13:30-20:15', { at: AT.w2020 }),
  answer('IEPA', '2017-06-12', '2017-07-20', '00:00-22:00', {
    at: AT.w2020,
    others: { '2017-07-04': '00:00-17:00' },
  }),
  answer('XCME', '2027-05-13', '2027-07-16', '<22:00-22:00', {
    at: 'gerrymanoim/exchange_calendars@5047dce',
    name: 'cmes',
    others: {
      '2027-05-31': '<22:00-17:00',
      '2027-06-18': '<22:00-17:00',
      '2027-07-05': '<22:00-17:00',
    },
  }),

  // Europe
  answer(
    'XLON',
    '2022-12-29',
    '2023-09-12',
    { '2022-12-29': '08:00-16:30', '2023-03-27': '07:00-15:30' },
    { at: 'w3stling/exchange_calendars@37f6fec', others: { '2022-12-30': '08:00-12:30' } },
  ),
  answer(
    'XPAR',
    '2018-10-22',
    '2019-09-27',
    { '2018-10-22': '07:00-15:30', '2018-10-29': '08:00-16:30', '2019-04-01': '07:00-15:30' },
    { at: AT.w2020, others: { '2018-12-24': '08:00-13:05', '2018-12-31': '08:00-13:05' } },
  ),
  answer('XAMS', '2019-08-30', '2019-09-27', '07:00-15:30', { at: AT.w2020 }),
  answer('XBRU', '2019-08-29', '2019-09-27', '07:00-15:30', { at: AT.w2020 }),
  answer('XLIS', '2019-09-02', '2019-09-27', '07:00-15:30', { at: AT.w2020 }),
  answer('XMIL', '2019-08-28', '2019-09-27', '07:00-15:30', { at: AT.w2020 }),
  answer('XDUB', '2020-09-25', '2020-10-23', '07:00-15:28', { at: AT.w2020 }),
  answer(
    'XOSL',
    '2019-03-19',
    '2019-10-23',
    { '2019-03-19': '08:00-15:20', '2019-04-01': '07:00-14:20' },
    { at: AT.w2020, others: { '2019-04-17': '07:00-11:00' } },
  ),
  answer(
    'XSTO',
    '2019-01-03',
    '2019-10-23',
    { '2019-01-03': '08:00-16:30', '2019-04-01': '07:00-15:30' },
    {
      at: AT.w2020,
      others: {
        '2019-04-18': '07:00-11:00',
        '2019-04-30': '07:00-11:00',
        '2019-05-29': '07:00-11:00',
      },
    },
  ),
  answer('XHEL', '2019-09-20', '2019-10-16', '07:00-15:30', { at: AT.w2020 }),
  answer('XCSE', '2024-12-27', '2025-02-12', '08:00-16:00', {
    at: 'w3stling/exchange_calendars@3ce6817',
  }),
  answer('XICE', '2018-11-27', '2018-12-28', '09:30-15:30', { at: AT.w2020 }),
  answer('XETR', '2023-05-09', '2023-06-07', '07:00-15:30', {
    at: 'gerrymanoim/exchange_calendars@640e5f9',
  }),
  answer('XFRA', '2023-04-06', '2023-05-09', '07:00-15:30', {
    at: 'w3stling/exchange_calendars@3cd22d0',
  }),
  answer('XHAM', '2023-11-28', '2023-12-29', '07:00-21:00', {
    at: 'w3stling/exchange_calendars@7fb0169',
    others: { '2023-12-29': '07:00-13:00' },
  }),
  answer('XSTU', '2026-11-27', '2026-12-30', '06:30-21:00', {
    at: 'w3stling/exchange_calendars@9b68890',
  }),
  answer('XEUR', '2030-11-25', '2030-12-30', '07:00-21:00', {
    at: 'w3stling/exchange_calendars@15611cd',
  }),
  answer('XEEE', '2025-04-16', '2025-05-22', '06:00-16:00', {
    at: 'w3stling/exchange_calendars@588ae13',
  }),
  answer('XSWX', '2019-08-26', '2019-09-19', '07:00-15:30', { at: AT.w2020 }),
  answer('XMAD', '2025-11-24', '2025-12-31', '08:00-16:30', {
    at: 'w3stling/exchange_calendars@0b9d3d1',
    others: { '2025-12-24': '08:00-13:00', '2025-12-31': '08:00-13:00' },
  }),
  answer('XLUX', '2025-11-26', '2025-12-31', '08:00-16:40', {
    at: 'w3stling/exchange_calendars@4f04c51',
    others: { '2025-12-24': '08:00-13:05', '2025-12-31': '08:00-13:05' },
  }),
  answer('XWAR', '2020-08-27', '2020-09-23', '07:00-15:00', { at: AT.w2020 }),
  answer('XWBO', '2020-11-30', '2021-01-04', '08:00-16:30', {
    at: AT.w2020,
    others: { '2020-12-30': '08:00-13:15' },
  }),
  answer('XBUD', '2020-06-04', '2020-09-23', '07:00-15:00', { at: AT.w2020 }),
  answer('XPRA', '2020-08-25', '2020-09-18', '07:00-14:20', { at: AT.w2020 }),
  answer('ASEX', '2020-08-17', '2020-09-25', '07:00-14:20', { at: AT.w2020 }),
  answer('XIST', '2020-08-26', '2020-09-30', '07:00-15:00', { at: AT.w2020 }),
  answer('XBSE', '2024-04-24', '2024-05-24', '07:00-14:45', {
    at: 'gerrymanoim/exchange_calendars@8fff004',
  }),
  answer('XBEL', '2025-11-20', '2025-12-30', '08:30-13:00', {
    at: 'w3stling/exchange_calendars@00fc15c',
  }),
  answer('XBRA', '2025-11-24', '2025-12-30', '10:00-14:30', { at: AT.z2025 }),
  answer('XCYS', '2025-11-25', '2025-12-31', '08:30-15:00', { at: AT.z2025 }),
  answer('XLJU', '2025-11-21', '2025-12-30', '08:15-14:15', { at: AT.z2025 }),
  answer('XZAG', '2025-11-28', '2025-12-30', '08:00-15:00', { at: AT.z2025 }),
  answer('XLIT', '2025-11-13', '2025-12-30', '08:00-14:00', { at: AT.z2025 }),
  answer('XRIS', '2025-11-11', '2025-12-30', '08:00-14:00', { at: AT.z2025 }),
  answer('XTAL', '2025-11-18', '2025-12-30', '08:00-14:00', { at: AT.z2025 }),
  answer('MISX', '2024-11-26', '2024-12-30', '07:00-15:45', {
    at: 'gerrymanoim/exchange_calendars@04fc583',
    name: 'xmos',
  }),
  answer('XLME', '2035-11-27', '2035-12-31', '01:00-19:00', {
    at: 'gerrymanoim/exchange_calendars@135aac3',
  }),

  // Asia and the Pacific
  answer('XTKS', '2011-08-19', '2012-04-02', '00:00-02:30 03:30-06:00', {
    at: 'w3stling/exchange_calendars@0b22c8b',
  }),
  answer('XTKS', '2026-11-12', '2026-12-30', '00:00-02:30 03:30-06:30', { at: AT.z2025 }),
  answer(
    'XHKG',
    '2011-02-14',
    '2011-09-22',
    { '2011-02-14': '02:00-04:00 05:00-08:00', '2011-03-07': '01:30-04:00 05:00-08:00' },
    { at: AT.w2020 },
  ),
  answer('XHKG', '2024-12-16', '2025-09-05', '01:30-04:00 05:00-08:00', {
    at: 'gerrymanoim/exchange_calendars@bbda29f',
    others: {
      '2024-12-24': '01:30-04:00',
      '2024-12-31': '01:30-04:00',
      '2025-01-28': '01:30-04:00',
    },
  }),
  answer('XSHG', '2026-12-02', '2026-12-25', '01:30-03:30 05:00-07:00', {
    at: 'gerrymanoim/exchange_calendars@26dbb36',
  }),
  answer(
    'XKRX',
    '2016-05-11',
    '2017-05-04',
    { '2016-05-11': '00:00-06:00', '2016-08-01': '00:00-06:30' },
    {
      at: 'w3stling/exchange_calendars@0219ec8',
      others: { '2016-11-17': '01:00-07:30', '2017-01-02': '01:00-06:30' },
    },
  ),
  answer('XKRX', '2025-01-02', '2026-01-06', '00:00-06:30', {
    at: 'gerrymanoim/exchange_calendars@5e5923f',
    others: {
      '2025-01-02': '01:00-06:30',
      '2025-11-13': '01:00-07:30',
      '2026-01-02': '01:00-06:30',
    },
  }),
  answer('XKRX', '2026-09-17', '2026-12-30', '00:00-06:30', {
    at: 'gerrymanoim/exchange_calendars@5e5923f',
    others: { '2026-12-30': '01:00-06:30' },
  }),
  answer('XTAI', '2025-08-22', '2025-09-18', '01:00-05:30', {
    at: 'gerrymanoim/exchange_calendars@0251046',
  }),
  answer(
    'XASX',
    '2018-10-26',
    '2019-10-10',
    { '2018-10-26': '<23:00-05:00', '2019-04-08': '00:00-06:00', '2019-10-07': '<23:00-05:00' },
    { at: AT.w2020, others: { '2018-12-24': '<23:00-03:10', '2018-12-31': '<23:00-03:10' } },
  ),
  answer(
    'XNZE',
    '2018-12-20',
    '2019-10-08',
    { '2018-12-20': '<21:00-03:45', '2019-04-08': '<22:00-04:45', '2019-09-30': '<21:00-03:45' },
    { at: AT.w2020, others: { '2018-12-24': '<21:00-<23:45', '2018-12-31': '<21:00-<23:45' } },
  ),
  answer('XSES', '2026-11-06', '2026-12-31', '01:00-09:00', { at: AT.z2025 }),
  answer('XKLS', '2025-11-26', '2025-12-31', '01:00-09:00', { at: AT.z2025 }),
  answer('XBKK', '2026-11-16', '2026-12-30', '03:00-09:30', { at: AT.z2025 }),
  answer('XIDX', '2027-06-22', '2027-07-22', '02:00-08:50', {
    at: 'gerrymanoim/exchange_calendars@7b5e8d1',
  }),
  answer('XPHS', '2026-03-02', '2026-04-07', '01:30-07:30', { at: AT.z2025 }),
  answer('XBOM', '2026-11-17', '2026-12-31', '03:45-10:00', { at: AT.z2025 }),
  answer('XKAR', '2025-11-28', '2025-12-31', '04:32-10:30', { at: AT.z2025 }),
  answer('AIXK', '2025-10-28', '2025-12-31', '06:00-12:00', {
    at: 'w3stling/exchange_calendars@01a2826',
  }),

  // The Middle East and Africa
  answer('XTAE', '2023-11-09', '2023-12-13', '07:59-15:15', {
    at: 'gerrymanoim/exchange_calendars@f66017b',
    others: {
      '2023-11-12': '07:59-13:40',
      '2023-11-19': '07:59-13:40',
      '2023-11-26': '07:59-13:40',
      '2023-12-03': '07:59-13:40',
      '2023-12-10': '07:59-13:40',
    },
  }),
  answer('XSAU', '2029-11-28', '2029-12-31', '07:00-12:00', { at: AT.z2025 }),
  answer('XDFM', '2026-11-26', '2026-12-31', '06:00-11:00', {
    at: 'gerrymanoim/exchange_calendars@44d2a6a',
  }),
  answer('XJSE', '2020-08-31', '2020-09-25', '07:00-15:00', { at: AT.w2020 }),
];
