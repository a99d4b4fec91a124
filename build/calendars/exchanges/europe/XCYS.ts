import { calendar } from '../../definition.js';
import { alike, listedYearly } from '../../forms/euronext-south.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';

/**
 * Cyprus Stock Exchange: full-day closures, Nicosia time. It closes on the bank holidays of Cyprus, Easter Tuesday and
 * 24 December among them, and on the TARGET days, so on the Catholic Good Friday and Easter Monday too.
 *
 * The data begins with 2008, when Cyprus joined the euro.
 */

const CHRISTMAS_2019 = 'http://oam.cse.com.cy/Announcement/announcementvariation/49142';
const EASTER_2025 =
  'https://cyprus-mail.com/2025/04/08/cse-to-close-on-orthodox-easter-and-labour-day-for-public-holidays';
const LIST_2026 = 'https://market-holiday.com/countries/cy/stock-market-holidays';

const RULES: readonly RuleRow[] = [
  ...alike(
    {
      '01-01': "New Year's Day",
      '01-06': 'Epiphany',
      'orthodox -48': 'Green Monday',
      '03-25': 'Greek Independence Day',
      '04-01': 'Cyprus National Day',
      '05-01': 'Labour Day',
      'orthodox 50': 'Whit Monday (Kataklysmos)',
      '08-15': 'Assumption Day',
      '10-01': 'Cyprus Independence Day',
      '10-28': 'Ochi Day',
      '12-25': 'Christmas Day',
      '12-26': 'Boxing Day',
    },
    { from: 2008, source: LIST_2026, note: 'the source is a list of 2026; doubt: each year before.' },
  ),
  ...alike(
    {
      'orthodox -2': 'Good Friday (Orthodox)',
      'orthodox 1': 'Easter Monday (Orthodox)',
      'orthodox 2': 'Easter Tuesday (Orthodox)',
    },
    { from: 2008, source: EASTER_2025 },
  ),
  ...alike(
    { 'easter -2': 'Good Friday (Catholic)', 'easter 1': 'Easter Monday (Catholic)' },
    { from: 2008, source: LIST_2026, note: `closed on TARGET holidays: ${EASTER_2025}` },
  ),
  { rule: '12-24', name: 'Christmas Eve', from: 2009, source: CHRISTMAS_2019, note: 'doubt: 2009 as in Athens.' },
];

const DATES: readonly ListedDate[] = [
  ...onDates(['2013-03-19', '2013-03-20', '2013-03-21', '2013-03-22', '2013-03-26', '2013-03-27', '2013-03-28'], {
    kind: 'holiday',
    name: 'Banks closed (financial crisis)',
    source: NOT_FOUND,
    note: 'doubt: the banks of Cyprus were shut until 28 March and the exchange until 2 April; no text was found.',
  }),
  {
    date: '2019-12-31',
    kind: 'early_close',
    name: "New Year's Eve",
    closes: '15:20',
    source: CHRISTMAS_2019,
    note: 'two hours early, as in Athens',
  },
];

export default calendar({
  id: 'XCYS',
  kind: 'exchange',
  name: 'Cyprus Stock Exchange',
  doubts:
    'Doubts: Of early closes only that of 31 December 2019 was found, taken over from Athens, whose trading platform it shares.',
  doubtful: [
    {
      years: '2008-2025',
      note: "Whole lists of a year were found in a compilation only (2026); the exchange's own notices read are those of Christmas 2019 and, in the press, of Easter 2025.",
    },
    {
      years: '2013',
      note: 'The closure of March 2013, when the banks were shut, ended with the reopening of 2 April; no text of it was found.',
    },
  ],
  localName: 'Χρηματιστήριο Αξιών Κύπρου',
  otherNames: 'CSE',
  countries: ['CY'],
  cities: 'Nicosia',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Asia/Nicosia',
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
  rules: listedYearly(RULES),
  dates: DATES,
});
