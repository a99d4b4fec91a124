import { settlement } from '../../forms/settlement.js';
import { euro } from '../../forms/target.js';

export default settlement(euro('XWBO', 'Vienna Stock Exchange', 'OeKB CSD', 'Europe/Vienna', 2018));
