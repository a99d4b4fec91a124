import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';

/**
 * Bolsa de Santiago: closed on the country's holidays and on 31 December (bank holiday), the days of the peso's
 * settlement; the laws behind them are told in the country's calendar.
 *
 * Early closes: 24 and 30 December (the last trading day before the bank holiday) ended at 12:45 in 2025, by a
 * notice of the operator, with a closing auction to 13:00; 24 December 2018 was a short session by a press report. In October
 * 2019, during the unrest, the exchanges of Chile agreed to close at 14:00 on the 21st and 22nd.
 */

const NUAM_2025 =
  'https://elcomercio.pe/economia/peru/nuam-conoce-los-horarios-especiales-de-operacion-por-cierre-de-ano-l-nuam-l-' +
  'ultimas-noticia/';
const UNREST_2019 =
  'https://www.americaeconomia.com/economia-mercados/bolsa/bolsa-de-santiago-sufre-mayor-desplome-en-2-anos-y-pierde-' +
  'us7800m-en';
const SHORT_SESSION_2018 =
  'https://latercera.com/pulso/noticia/bolsa-santiago-cae-acciones-sqm-tocan-minimos-desde-agosto-2017/459451/' +
  '?outputType=amp';

const WEEKDAYS = [1, 2, 3, 4, 5] as const;

const EARLY_CLOSES: readonly RuleRow[] = [
  {
    rule: '12-24',
    name: 'Christmas Eve',
    from: 1990,
    to: 2024,
    closes: '12:30',
    weekdays: WEEKDAYS,
    status: 'estimated',
    source: SHORT_SESSION_2018,
    note: 'The source tells of a short session in 2018, not of the hour. doubt: the hour and the other years.',
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    from: 2025,
    to: 2025,
    closes: '12:45',
    weekdays: WEEKDAYS,
    source: NUAM_2025,
    note: 'Closing auction to 13:00.',
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    from: 2026,
    closes: '12:45',
    weekdays: WEEKDAYS,
    status: 'estimated',
    source: NUAM_2025,
    note: 'doubt: announced year by year.',
  },
  {
    rule: '12-30',
    name: 'Day before the bank holiday',
    from: 1990,
    to: 2024,
    closes: '12:30',
    weekdays: WEEKDAYS,
    source: NOT_FOUND,
    note: 'doubt: a compilation alone; the day itself was an early close in 2025.',
  },
  {
    rule: '12-30',
    name: 'Day before the bank holiday',
    from: 2025,
    to: 2025,
    closes: '12:45',
    weekdays: WEEKDAYS,
    source: NUAM_2025,
  },
  {
    rule: '12-30',
    name: 'Day before the bank holiday',
    from: 2026,
    closes: '12:45',
    weekdays: WEEKDAYS,
    status: 'estimated',
    source: NUAM_2025,
    note: 'doubt: announced year by year.',
  },
  {
    rule: 'easter -3',
    name: 'Maundy Thursday',
    from: 1990,
    closes: '13:30',
    weekdays: WEEKDAYS,
    source: NOT_FOUND,
    note: 'doubt: a compilation alone.',
  },
  {
    rule: '09-17',
    name: 'Day before Independence Day',
    from: 1990,
    closes: '13:30',
    weekdays: [2, 3, 4, 5],
    source: NOT_FOUND,
    note: 'doubt: a compilation alone.',
  },
];

const DATES: readonly ListedDate[] = onDates(['2019-10-21', '2019-10-22'], {
  kind: 'early_close',
  name: 'Unrest in Santiago',
  closes: '14:00',
  source: UNREST_2019,
});

export default calendar({
  id: 'XSGO',
  kind: 'exchange',
  name: 'Santiago Stock Exchange',
  doubts: 'Doubts: The regular close moves with the season (16:00 or 17:00).',
  doubtful: [
    {
      kinds: ['early_close'],
      years: '-2024',
      note: 'Before 2025 no hours were found; a compilation has 12:30 on 24 and 30 December and 13:30 on Maundy Thursday and the day before Independence Day, without a source: entered as estimated.',
    },
    {
      kinds: ['early_close'],
      years: '2019-',
      note: 'Further shortened days after 22 October 2019 are likely and were not found.',
    },
  ],
  localName: 'Bolsa de Santiago',
  otherNames: 'BCS, nuam',
  countries: ['CL'],
  cities: 'Santiago',
  currencies: ['CLP'],
  isMainExchange: true,
  timezone: 'America/Santiago',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CLP', from: 1990, source: NUAM_2025 }],
  rules: EARLY_CLOSES,
  dates: DATES,
});
