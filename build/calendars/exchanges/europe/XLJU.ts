import { calendar } from '../../definition.js';
import { NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Ljubljana Stock Exchange: full-day closures, Ljubljana time.
 *
 * Closed on the holidays and days of rest of Slovenia, on Good Friday since 2007, when TARGET took the place of the
 * national payment system, and on 24 and 31 December. No shortened sessions are known.
 */

const LIST_2021 = 'https://seonet.ljse.si/default.aspx?doc_id=72472';
const GOOD_FRIDAY_2007 =
  'https://arhiv.gorenjskiglas.si/article/20070329/C/303299992/na-veliki-petek-brez-trgovanja-na-borzi';

const YEAR_END_2018 = 'https://www.sta.si/2585228/banke-s-spremenjenim-urnikom-borza-zaprta';
const YEAR_END_2025 =
  'https://siol.net/novice/slovenija/banke-poste-in-trgovine-na-predpraznicni-sredi-s-skrajsanim-urnikom-679815';

const SHARED_WITH_VIENNA =
  'doubt: rests on the calendar of the group of Vienna, to which the exchange belonged; its own list was not found';

const RULES: readonly RuleRow[] = [
  {
    rule: 'easter -2',
    name: 'Good Friday',
    names: { sl: 'veliki petek' },
    from: 2007,
    source: GOOD_FRIDAY_2007,
    note: `also in 2021: ${LIST_2021}`,
  },
  { rule: '12-24', name: 'Christmas Eve', from: 2011, to: 2020, source: NOT_FOUND, note: SHARED_WITH_VIENNA },
  { rule: '12-24', name: 'Christmas Eve', from: 2021, source: LIST_2021, note: `also in 2025: ${YEAR_END_2025}` },
  { rule: '12-31', name: "New Year's Eve", from: 2011, to: 2020, source: NOT_FOUND, note: SHARED_WITH_VIENNA },
  { rule: '12-31', name: "New Year's Eve", from: 2021, source: LIST_2021, note: `also in 2025: ${YEAR_END_2025}` },
];

export default calendar({
  id: 'XLJU',
  kind: 'exchange',
  name: 'Ljubljana Stock Exchange',
  doubts:
    'Doubts: for 2007 to 2010 nothing was found, so they are trading days there. The exchange opened in 1990; before 2007 no list was found (3 May 2002 is known to have been closed).',
  doubtful: [
    {
      years: '2011-2020 2022-2024',
      note: "The exchange's list was read for 2021 only, reports for the ends of 2018 and 2025.",
    },
    {
      on: '12-24 12-31',
      years: '2011-2020',
      note: '24 and 31 December of the other years from 2011 to 2020 rest on the trading system and calendar shared with Vienna since December 2010.',
      estimated: true,
    },
  ],
  localName: 'Ljubljanska borza',
  otherNames: 'LJSE',
  countries: ['SI'],
  cities: 'Ljubljana',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Ljubljana',
  years: [2007, 2100],
  weekend: [{ start: '2007-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'SI', from: 2007, source: LIST_2021 }],
  rules: RULES,
  dates: [{ date: '2018-12-31', kind: 'holiday', name: "New Year's Eve", source: YEAR_END_2018 }],
});
