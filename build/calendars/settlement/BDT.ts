import { calendar } from '../definition.js';

/**
 * Bangladesh taka: BD-RTGS of Bangladesh Bank, open on every working day but the weekly and government holidays (its order
 * of 28 September 2025, as newspapers tell it). The weekly holidays are Friday and Saturday.
 */

const ORDER_2025 = 'https://www.newzgator.com/1759126591171_2053';

export default calendar({
  id: 'BDT',
  kind: 'settlement',
  name: 'BD-RTGS (Bangladesh taka)',
  doubts:
    'Doubts: the order itself was not read. Banks have two holidays of their own, 1 July and 31 December, on which the system may be closed too: no text on it was found, and they are no closures here. In the days before a feast branches of some districts are opened, and the system with them for some hours, on a Friday or Saturday: not listed.',
  otherNames: 'Bangladesh Bank, RTGS, taka',
  countries: ['BD'],
  timezone: 'Asia/Dhaka',
  years: [2016, 2100],
  weekend: [{ start: '2016-01-01', days: [5, 6] }],
  inherits: [{ calendar: 'BD', from: 2016, kinds: ['holiday'], asDeclared: true, source: ORDER_2025 }],
});
