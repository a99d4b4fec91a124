import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'AS',
  name: 'American Samoa',
  aliases: ['US:AS'],
  timezone: 'Pacific/Pago_Pago',
  weekend: SATURDAY_SUNDAY,
  library: 'AS',
});
