import { settlement } from '../../forms/settlement.js';
import { euro } from '../../forms/target.js';

/** An investor: on 24 and 31 December 2019, "value dates settle, even if the exchanges are closed". */
const MILAN_2019 = 'https://forums.investireoggi.it/threads/certificati-di-investimento-cap-3.107091/page-918';

/** On TARGET2-Securities: Italy since August 2015, Spain since September 2017, Austria since February 2017. */
export default settlement(euro('XMIL', 'Euronext Milan', 'Monte Titoli', 'Europe/Rome', 2016, MILAN_2019));
