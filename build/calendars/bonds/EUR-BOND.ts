import { inheriting } from '../inheriting.js';
import EUR from '../settlement/EUR.js';
import { EURO_AREA } from '../vocabulary.js';

/**
 * Euro bonds: the closing days of TARGET, by which euro trades since 1999 count business days. There is one euro market
 * and no recommendation of closing times as in the United States: national holidays do not close it, and no early close
 * is entered, though trading is thin on the afternoons of 24 and 31 December.
 */

const CONVENTION = 'https://www.financialcalendar.com/data/holidays/coverage/bank-holidays/';

export default inheriting(EUR, CONVENTION, {
  id: 'EUR:BOND',
  kind: 'bond',
  name: 'Euro bonds (TARGET days)',
  doubts:
    'Doubts: the calendars of the trading platforms were not found. In 1999 TARGET was open on Good Friday, Easter Monday and 26 December, when most exchanges of the euro area were closed.',
  otherNames: 'Bunds, euro government bonds',
  countries: EURO_AREA,
});
