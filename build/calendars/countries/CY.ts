import { country } from '../country.js';
import { restsSince } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Cyprus: the days of the Bank Holidays Law but Easter Tuesday. The library has Green Monday on the Tuesday (excluded) and
 * lacks the Monday of the Holy Spirit (Kataklysmos); the days of the Bank of Cyprus, such as 11 March and 17 June 2019, are
 * 48 days before and 50 after Orthodox Easter.
 */

const BANK_OF_CYPRUS = 'http://bankofcyprus.com.cy/en-gb/retail/the-bank/3/--3/';
/** The days of article 5, whole, in the Bar Association's consolidated collection. */
const BANK_HOLIDAYS_LAW =
  'http://ns1.cylaw.org/nomoi/enop/ind/1996_1_13/section-sc71d43e47-b553-4836-89d9-5aabd79b8f35.html';
/** The consolidated text bears no date; rows rest on it since this year. */
const LAW_SINCE = 2019;

export default country({
  id: 'CY',
  name: 'Cyprus',
  doubts:
    'Doubts: Easter Tuesday is a holiday of banks only and not in. The northern part has holidays of its own, not in.',
  localName: 'Κύπρος / Kıbrıs',
  cities: 'Nicosia',
  currencies: ['EUR'],
  timezone: 'Asia/Nicosia',
  weekend: SATURDAY_SUNDAY,
  library: 'CY',
  texts: [
    {
      rules: [
        '01-01',
        '01-06',
        '03-25',
        '04-01',
        'orthodox -2',
        'orthodox 1',
        '05-01',
        '08-15',
        '10-01',
        '10-28',
        '12-25',
        '12-26',
      ],
      from: LAW_SINCE,
      source: BANK_HOLIDAYS_LAW,
      what: 'Bank Holidays Law of 1996 (13(I)/1996), article 5',
      note: 'Cyprus has no general law of public holidays; Easter Tuesday, which the article has too, is kept by banks alone.',
    },
  ],
  exclusions: [
    {
      rule: 'orthodox -47',
      why:
        'Green Monday is 48 days before Orthodox Easter, as 2026-02-23; this rule gives the Tuesday; ' +
        'https://holidayssky.com/?p=355',
    },
  ],
  rules: restsSince(LAW_SINCE, { source: BANK_HOLIDAYS_LAW, basis: 'law' }, [
    {
      rule: 'orthodox -48',
      name: 'Green Monday',
      names: { el: 'Καθαρά Δευτέρα' },
      from: 1990,
      source: BANK_OF_CYPRUS,
    },
    {
      rule: 'orthodox 50',
      name: 'Monday of the Holy Spirit (Kataklysmos)',
      names: { el: 'Δευτέρα του Αγίου Πνεύματος (Κατακλυσμός)' },
      from: 1990,
      source: BANK_OF_CYPRUS,
    },
  ]),
});
