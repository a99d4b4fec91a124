import { calendar } from '../definition.js';
import { EURO_AREA } from '../vocabulary.js';

/**
 * Euro: TARGET, TARGET2 (2007/2008) and T2 (2023), the euro system's own settlement days. Closed days are the European
 * Central Bank's: one calendar a year for 1999, 2000 and 2001, the long-term calendar since 2002. A closed day on a
 * Saturday or Sunday has no substitute. In 1999 TARGET worked on Good Friday, Easter Monday, 1 May and 26 December.
 *
 * The foreign exchange market keeps the same days (EUR:FX): the euro's reference rates are published "every working day,
 * except on TARGET closing days".
 */

const CLOSING_DAYS_1999_2000 = 'https://www.ecb.europa.eu/press/pr/date/1999/html/pr990715_1.en.html';
const YEAR_2000_CLOSING = 'https://www.ecb.europa.eu/press/pr/date/1999/html/pr990331.en.html';
const LONG_TERM_CALENDAR = 'https://www.ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html';
const REFERENCE_RATES =
  'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html';

const NOTE_2001 = 'doubt: 2001 had a calendar of its own, which was not found; the days of 2000 are taken for it.';

export default calendar({
  id: 'EUR',
  kind: 'settlement',
  name: 'T2 (TARGET, euro)',
  doubtful: [
    {
      years: '2001',
      note: "The announcement of the closing days of 2001 itself was not found. That they were those of 2000 and 31 December 2001 besides rests on the Bank's euro reference rates, published on every working day but TARGET closing days: none for 25, 26 and 31 December 2001 and 1 January 2002, a rate on 24, 27 and 28 December.",
    },
  ],
  otherNames: 'ECB, European Central Bank, TARGET, TARGET2, T2, Eurosystem, euro area, eurozone, SEPA, TGT',
  aliases: ['EUR:FX'],
  countries: EURO_AREA,
  timezone: 'Europe/Berlin',
  years: [1999, 2100],
  weekend: [{ start: '1999-01-01', days: [6, 7] }],
  rules: [
    { rule: '01-01', name: "New Year's Day", from: 1999, to: 1999, source: CLOSING_DAYS_1999_2000 },
    { rule: '12-25', name: 'Christmas Day', from: 1999, to: 1999, source: CLOSING_DAYS_1999_2000 },

    { rule: '01-01', name: "New Year's Day", from: 2000, to: 2000, source: CLOSING_DAYS_1999_2000 },
    { rule: 'easter -2', name: 'Good Friday', from: 2000, to: 2000, source: CLOSING_DAYS_1999_2000 },
    { rule: 'easter 1', name: 'Easter Monday', from: 2000, to: 2000, source: CLOSING_DAYS_1999_2000 },
    { rule: '05-01', name: 'Labour Day', from: 2000, to: 2000, source: CLOSING_DAYS_1999_2000 },
    { rule: '12-25', name: 'Christmas Day', from: 2000, to: 2000, source: CLOSING_DAYS_1999_2000 },
    { rule: '12-26', name: 'Christmas Holiday', from: 2000, to: 2000, source: CLOSING_DAYS_1999_2000 },

    { rule: '01-01', name: "New Year's Day", from: 2001, to: 2001, source: CLOSING_DAYS_1999_2000, note: NOTE_2001 },
    { rule: 'easter -2', name: 'Good Friday', from: 2001, to: 2001, source: CLOSING_DAYS_1999_2000, note: NOTE_2001 },
    { rule: 'easter 1', name: 'Easter Monday', from: 2001, to: 2001, source: CLOSING_DAYS_1999_2000, note: NOTE_2001 },
    { rule: '05-01', name: 'Labour Day', from: 2001, to: 2001, source: CLOSING_DAYS_1999_2000, note: NOTE_2001 },
    { rule: '12-25', name: 'Christmas Day', from: 2001, to: 2001, source: REFERENCE_RATES },
    { rule: '12-26', name: 'Christmas Holiday', from: 2001, to: 2001, source: REFERENCE_RATES },

    { rule: '01-01', name: "New Year's Day", from: 2002, source: LONG_TERM_CALENDAR },
    { rule: 'easter -2', name: 'Good Friday', from: 2002, source: LONG_TERM_CALENDAR },
    { rule: 'easter 1', name: 'Easter Monday', from: 2002, source: LONG_TERM_CALENDAR },
    { rule: '05-01', name: 'Labour Day', from: 2002, source: LONG_TERM_CALENDAR },
    { rule: '12-25', name: 'Christmas Day', from: 2002, source: LONG_TERM_CALENDAR },
    { rule: '12-26', name: 'Christmas Holiday', from: 2002, source: LONG_TERM_CALENDAR },
  ],
  dates: [
    { date: '1999-12-31', kind: 'holiday', name: 'Closing for the Year 2000 changeover', source: YEAR_2000_CLOSING },
    {
      date: '2001-12-31',
      kind: 'holiday',
      name: 'Closing for the euro cash changeover',
      source: REFERENCE_RATES,
      note: 'doubt: the announcement was not found; no reference rate was published on this Monday.',
    },
  ],
});
