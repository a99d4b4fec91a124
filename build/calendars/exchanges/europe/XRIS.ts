import { calendar } from '../../definition.js';
import { holidays, type ListedDate, NOT_FOUND, onDates } from '../../vocabulary.js';
import { BALTIC_DOUBTS, BALTIC_SYSTEM_DAYS } from './shared/nasdaq-baltic.js';

/**
 * Nasdaq Riga: full-day closures, Riga time; no half days were found. Closed on the public holidays of Latvia, on the
 * days on which all Baltic exchanges are closed (see the table shared with Tallinn and Vilnius), and on working days
 * that the Cabinet's yearly order moves to a Saturday, on which the exchange stays closed too.
 */

const BALTIC_2019 = 'https://nasdaqcsd.com/about-nasdaq-csd/calendar-working-hours/';
const MIDSUMMER_2021 = 'https://investor.postimees.ee/7276779/balti-borsidel-algab-suur-kauplemispuha';
const ORDER_2023 = 'https://www.tvnet.lv/7548286/nakama-gada-maija-bus-cetras-brivdienas-pec-kartas';
const ORDER_2024 =
  'https://www.delfi.lv/news/national/politics/' +
  'nakamgad-decembri-parcels-divas-darba-dienas-brivdienas-bus-teju-nedelu.d?id=55655148';
const ORDER_2026 =
  'https://www.1188.lv/zinas/tikai-2-janvaris-un-gads-jau-sakas-ar-parceltu-darba-dienu-kadel-ta/56535';

const KEPT_LISTED =
  'the source is of the order; doubt: that the exchange kept it rests on compilations of its calendar.';
const MOVED = 'Working day moved to a Saturday';

const DATES: readonly ListedDate[] = [
  { date: '2021-06-25', kind: 'holiday', name: MOVED, source: MIDSUMMER_2021 },

  // Days moved by the Cabinet's order, on which the exchange is closed too.
  ...holidays(MOVED, ORDER_2023, '2023-05-05', { note: KEPT_LISTED }),
  ...holidays(MOVED, ORDER_2024, '2024-12-23 2024-12-30', { note: KEPT_LISTED }),
  ...onDates(['2025-05-02', '2025-11-17'], {
    kind: 'holiday',
    name: MOVED,
    source: NOT_FOUND,
    note: 'doubt: rests on compilations of the exchange’s calendar.',
  }),
  ...onDates(['2026-01-02', '2026-06-22'], {
    kind: 'holiday',
    name: MOVED,
    status: 'estimated',
    source: ORDER_2026,
    note: 'estimated: that the exchange kept the order was not found said.',
  }),
];

export default calendar({
  id: 'XRIS',
  kind: 'exchange',
  name: 'Nasdaq Riga',
  doubts:
    'Doubts: The orders of earlier years (2 January and 22 June 2009, 3 May 2010, 30 April 2012, 5 May 2017, 30 April 2018 and others) were found, but not whether the exchange kept them: not entered.',
  doubtful: [
    ...BALTIC_DOUBTS,
    {
      named: ['Working day moved'],
      years: '2021-2026',
      note: 'Of the moved days only Friday 25 June 2021 was found said of the exchange; those of 2023 to 2025 rest on compilations of its calendar, those of 2026 on the order alone.',
    },
    {
      on: '2018-07-09 2018-09-24',
      note: 'Of the single holidays of the calendar of Latvia the exchange is taken to have kept 9 July 2018 (Song and Dance Festival) and 24 September 2018 (visit of the Pope), known months before, and to have traded on 29 May 2023, declared the night before.',
      estimated: true,
    },
  ],
  localName: 'Rīgas Fondu birža',
  otherNames: 'OMX Riga',
  countries: ['LV'],
  cities: 'Riga',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Riga',
  years: [2005, 2100],
  weekend: [{ start: '2005-01-01', days: [6, 7] }],
  inherits: [
    {
      calendar: 'LV',
      from: 2005,
      except: ['Bronze medal of the Latvian hockey team at the 2023 World Hockey Championship'],
      source: BALTIC_2019,
    },
  ],
  rules: BALTIC_SYSTEM_DAYS,
  dates: DATES,
});
