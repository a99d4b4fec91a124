import { closed, settlement } from '../../forms/settlement.js';
import { INDIA, INDIA_2024 } from '../shared/india.js';

export default settlement({
  mic: 'XNSE',
  name: 'National Stock Exchange of India',
  at: 'NSE Clearing, NSDL and CDSL, rupee',
  ...INDIA,
  bases: [closed('XNSE', 2010, INDIA_2024), closed('INR', 2010, INDIA_2024)],
});
