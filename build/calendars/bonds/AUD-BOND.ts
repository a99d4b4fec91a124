import { calendar } from '../definition.js';
import { AUSTRALIAN_HOLIDAYS } from '../exchanges/asia-pacific/XASX.js';
import { withSource } from '../many-rows.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../vocabulary.js';

/**
 * Australian dollar bonds and money market: the business days of the Australian Financial Markets Association. By its
 * convention a business day is a weekday that is no "bank close day" of section 14B of New South Wales' Retail Trading Act
 * 2008 for the whole state: the public holidays of New South Wales, Labour Day among them, and the Bank Holiday (first
 * Monday of August), on which banks close.
 *
 * Anzac Day on a Sunday was kept on Monday until 2010 and is kept so, on a Saturday too, in 2026 and 2027.
 *
 * Section 14B, in force since 31 December 2010: public holidays within the meaning of the Public Holidays Act 2010,
 * Saturdays and Sundays, and "the first Monday in August (Bank Holiday)".
 */

const CONVENTION = 'https://afma.com.au/standards/market-conventions';
/** Retail Trading Act 2008 (New South Wales). */
export const BANK_CLOSE_DAYS = 'https://www.legislation.nsw.gov.au/~/view/act/2008/49/part3a/sec14b';
const CALENDAR_2011 = 'http://bougainville-copper.eu/boersenhandelszeiten-1.html';
const STATE_LIST = 'https://www.nsw.gov.au/about-nsw/public-holidays';

const RULES: readonly RuleRow[] = [
  ...withSource(AUSTRALIAN_HOLIDAYS, CONVENTION),
  {
    rule: '1st monday in August',
    name: 'Bank Holiday',
    from: 1990,
    to: 2010,
    source: CALENDAR_2011,
    note: 'no settlement.',
  },
  { rule: '1st monday in August', name: 'Bank Holiday', from: 2011, source: BANK_CLOSE_DAYS, basis: 'law' },
  { rule: '1st monday in October', name: 'Labour Day', from: 1990, source: CONVENTION },
];

const DATES: readonly ListedDate[] = [
  {
    date: '1993-01-26',
    kind: 'holiday',
    name: 'Australia Day',
    source: NOT_FOUND,
    note: 'doubt: in 1993 the states kept different days; the date itself is taken for New South Wales.',
  },
  ...onDates(['1993-04-26', '1999-04-26', '2004-04-26', '2010-04-26'], {
    kind: 'holiday',
    name: 'Anzac Day',
    observed: true,
    source: NOT_FOUND,
    note: 'doubt: a Sunday kept on Monday in New South Wales until 2010, by a compilation of its acts.',
  }),
  { date: '2011-04-26', kind: 'holiday', name: 'Easter Tuesday', source: CALENDAR_2011 },
  {
    date: '2022-09-22',
    kind: 'holiday',
    name: 'National Day of Mourning for Queen Elizabeth II',
    source: 'https://asxonline.com/public/notices/2022/september/0990.22.09.html',
  },
  {
    date: '2026-04-27',
    kind: 'holiday',
    name: 'Anzac Day (additional day)',
    source: STATE_LIST,
    note: 'doubt: a bank close day by law; whether the markets keep it was not found.',
  },
  {
    date: '2027-04-26',
    kind: 'holiday',
    name: 'Anzac Day (additional day)',
    source: STATE_LIST,
    note: 'doubt: a bank close day by law; whether the markets keep it was not found.',
  },
];

export default calendar({
  id: 'AUD:BOND',
  kind: 'bond',
  name: 'AFMA (Australian dollar bonds)',
  doubtful: [
    {
      years: '-2010',
      note: 'The convention was read as it stands now: that it held before 2011 is taken over from the older Banks and Bank Holidays Act 1912.',
    },
    {
      named: ['Anzac'],
      years: '-2009',
      note: 'The Anzac Mondays before 2010 rest on a compilation of the Banks and Bank Holidays Act 1912.',
    },
    {
      named: ['Anzac'],
      years: '2026-2027',
      note: "The Anzac Mondays of 2026 and 2027 are public holidays, so bank close days by the letter of the section; the exchange's futures of Sydney trade on 27 April 2026, and no word of the market about it was found.",
    },
  ],
  otherNames: 'Australian government bonds',
  countries: ['AU'],
  timezone: 'Australia/Sydney',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: RULES,
  dates: DATES,
});
