import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Heard Island and McDonald Islands: uninhabited, administered by the Australian Antarctic Division. By the Heard Island and McDonald
 * Islands Act 1953, section 5, the laws of the Australian Capital Territory other than criminal laws hold there, its Holidays Act so
 * far as it can apply.
 */

export default country({
  id: 'HM',
  name: 'Heard & McDonald Islands',
  currencies: ['AUD'],
  timezone: 'Indian/Kerguelen',
  weekend: SATURDAY_SUNDAY,
  inherits: [
    {
      calendar: 'AU:ACT',
      from: 1990,
      source: 'Heard Island and McDonald Islands Act 1953, section 5; https://legislation.gov.au/Details/C2008C00326',
    },
  ],
});
