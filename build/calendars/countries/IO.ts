import { country } from '../country.js';
import { rulesNamed } from '../many-rows.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * British Indian Ocean Territory: British and American forces and their contractors on Diego Garcia, nobody else; administered from
 * London. No list of its holidays and no text on them was found. Given are the days that the two states have in common, estimated;
 * the American forces keep their federal holidays (US), the British administration those of England (GB:ENG).
 */

export default country({
  id: 'IO',
  name: 'British Indian Ocean Territory',
  cities: 'Diego Garcia',
  currencies: ['USD'],
  timezone: 'Indian/Chagos',
  weekend: SATURDAY_SUNDAY,
  rules: rulesNamed(
    {
      from: 1990,
      source: NOT_FOUND,
      note: 'Common to the United Kingdom and the United States; no list of the territory was found.',
    },
    { '01-01': "New Year's Day", '12-25': 'Christmas Day' },
  ),
});
