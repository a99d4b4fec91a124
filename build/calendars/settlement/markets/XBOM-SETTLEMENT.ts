import { closed, settlement } from '../../forms/settlement.js';
import { INDIA, INDIA_2024 } from '../shared/india.js';

export default settlement({
  mic: 'XBOM',
  name: 'BSE, Mumbai',
  at: 'ICCL, NSDL and CDSL, rupee',
  ...INDIA,
  bases: [closed('XBOM', 2010, INDIA_2024), closed('INR', 2010, INDIA_2024)],
});
