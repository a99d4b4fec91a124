import { calendar } from '../../definition.js';
import { NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Eurex: the days on which the whole exchange is closed, Frankfurt time. Each product group has further holidays of its
 * home market (Swiss products on 2 January, German ones on the days Xetra is closed, and so on), which are not here. On
 * the last trading day of the year derivatives of Xetra's products end at 14:00, but the DAX futures and the interest
 * products keep their hours, so that the exchange as a whole does not close early.
 *
 * The data begins with 2002, the first year in which Eurex no longer followed the holidays of one country (circular
 * 120/01 of 11 December 2001).
 */

const REGULATIONS_2018 = 'http://www.eurexchange.com/exchange-de/handel/handelskalender/feiertagsregelungen/';
const CIRCULAR_2020 = 'https://eurex.com/ex-en/find/circulars/circular-2341470';
const CIRCULAR_2021 = 'https://www.eurex.com/ex-de/ressourcen/rundschreiben/rundschreiben-2836256';
const TRADERS_2012 = 'http://www.amsterdamtrader.com/2012/01/trading-holidays-2012.html';

const NOTE_2018 = 'the source is the list of 2018; doubt: the other years were not read, but no change is known';
const NOTE_2012 = 'the source, a market report, is of 2012; doubt: the other years';
const NOTE_CHRISTMAS = 'doubt: no text of Eurex found; compilations agree, and Xetra and SIX are closed on this day.';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: 2002, source: REGULATIONS_2018, note: NOTE_2018 },
  { rule: 'easter -2', name: 'Good Friday', from: 2002, source: REGULATIONS_2018, note: NOTE_2018 },
  { rule: 'easter 1', name: 'Easter Monday', from: 2002, source: REGULATIONS_2018, note: NOTE_2018 },
  { rule: '05-01', name: 'Labour Day', from: 2002, source: REGULATIONS_2018, note: NOTE_2018 },
  { rule: '12-24', name: 'Christmas Eve', from: 2002, source: NOT_FOUND, note: NOTE_CHRISTMAS },
  { rule: '12-25', name: 'Christmas Day', from: 2002, source: TRADERS_2012, note: NOTE_2012 },
  { rule: '12-26', name: 'Boxing Day', from: 2002, source: TRADERS_2012, note: NOTE_2012 },
  {
    rule: '12-31',
    name: "New Year's Eve",
    from: 2002,
    source: CIRCULAR_2020,
    note: `30 December was the last trading day of 2020, and of 2021 (${CIRCULAR_2021}); doubt: the other years`,
  },
];

export default calendar({
  id: 'XEUR',
  kind: 'exchange',
  name: 'Eurex',
  doubts: 'Doubts: the whole lists of the years were not read.',
  doubtful: [
    {
      on: '12-24 12-31',
      note: 'Of 24 and 31 December a circular of 2020 and one of 2021 say that 30 December is the last exchange trading day of the year, and for 24 December no text of the exchange was found.',
    },
  ],
  otherNames: 'Eurex, Bund futures',
  countries: ['DE'],
  cities: 'Frankfurt',
  currencies: ['EUR'],
  timezone: 'Europe/Berlin',
  years: [2002, 2100],
  weekend: [{ start: '2002-01-01', days: [6, 7] }],
  rules: RULES,
});
