import { settlement } from '../../forms/settlement.js';
import { euro } from '../../forms/target.js';

/** The depository's own word: it settles on the opening days of TARGET2-Securities, local holidays included. */

export default settlement(euro('XRIS', 'Nasdaq Riga', 'Nasdaq CSD', 'Europe/Riga', 2018));
