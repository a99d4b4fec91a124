import { inheriting } from '../../inheriting.js';
import ASEX, { LIST_2026 } from './ASEX.js';

/** What it shares with the other calendars of its group: ASEX.ts. */

export default inheriting(ASEX, LIST_2026, {
  id: 'XATH',
  name: 'Athens Exchange securities market',
  localName: 'Χρηματιστήριο Αθηνών',
  otherNames: 'ATHEX',
  countries: ['GR'],
  cities: 'Athens',
  currencies: ['EUR'],
  isMainExchange: true,
});
