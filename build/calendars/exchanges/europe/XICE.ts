import { calendar } from '../../definition.js';
import { onDates, type RuleRow } from '../../vocabulary.js';

/**
 * Nasdaq Iceland (Kauphöll Íslands, ICEX): full-day closures, Reykjavik time; no half days.
 *
 * Closed on the public holidays of Iceland, among them the First Day of Summer and the first Monday of August, and on 24
 * and 31 December. Until 2008 the first working day of the year was no bank day: in 2008 trading began on 3 January. On
 * 9 October 2008 trading in all shares was suspended; it resumed on 14 October.
 *
 * The data begins with 1998, the first year of the exchange's index of fifteen shares; the market of the years before had
 * few trades and no list of them was found.
 */

const LIST_2015 = 'https://www.ryt9.com/en/hol/158409';
const CUSTOM_ENDED =
  'https://www.sedlabanki.is/utgefid-efni/frettir-og-tilkynningar/frettasafn/frett/2008/01/25/' +
  'Fyrsti-virki-dagur-%C3%A1rsins-/';
const JANUARY_2008 = 'https://www.vb.is/frettir/a-hadegi-urvalsvisitalan-lkkar-um-232/22298/';
const SUSPENDED = 'https://www.radionz.co.nz/news/world/3966/icelandic-stock-exchange-reopens';

/** A day without banking, and without trading. */
export const FIRST_WORKING_DAY: RuleRow = {
  rule: '01-02 if saturday,sunday then next monday',
  observed: false,
  name: 'First working day of the year',
  names: { is: 'fyrsti virki dagur ársins' },
  from: 1998,
  to: 2008,
  source: CUSTOM_ENDED,
  note:
    'the source, of 25 January 2008, ends an old custom of the banks; the first two trading days of 2008 were 3 and 4 ' +
    `January (${JANUARY_2008}); doubt: the single years before.`,
};

export default calendar({
  id: 'XICE',
  kind: 'exchange',
  name: 'Nasdaq Iceland',
  doubtful: [
    {
      on: '01-02',
      years: '1998-2008',
      note: 'The closed first working day is read of 2008 and carried back to 1998.',
      estimated: true,
    },
    { on: '12-24 12-31', years: '-2014', note: '24 and 31 December before 2015 were not found said.', estimated: true },
  ],
  localName: 'Kauphöll Íslands',
  otherNames: 'OMX Iceland',
  countries: ['IS'],
  cities: 'Reykjavik',
  currencies: ['ISK'],
  isMainExchange: true,
  timezone: 'Atlantic/Reykjavik',
  years: [1998, 2100],
  weekend: [{ start: '1998-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'IS', from: 1998, source: LIST_2015 }],
  rules: [
    FIRST_WORKING_DAY,
    { rule: '12-24', name: 'Christmas Eve', names: { is: 'aðfangadagur' }, from: 1998, source: LIST_2015 },
    { rule: '12-31', name: "New Year's Eve", names: { is: 'gamlársdagur' }, from: 1998, source: LIST_2015 },
  ],
  dates: onDates(['2008-10-09', '2008-10-10', '2008-10-13'], {
    kind: 'holiday',
    name: 'Trading suspended (fall of the banks)',
    source: SUSPENDED,
    note: 'suspended on Thursday 9 October before or during the morning, first for two days.',
  }),
});
