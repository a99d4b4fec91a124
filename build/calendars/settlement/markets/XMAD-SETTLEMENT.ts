import { settlement } from '../../forms/settlement.js';
import { euro } from '../../forms/target.js';

export default settlement(euro('XMAD', 'Bolsa de Madrid', 'Iberclear', 'Europe/Madrid', 2018));
