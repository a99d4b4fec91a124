import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/** Svalbard and Jan Mayen: the holidays of Norway, whose acts hold there. */

export default country({
  id: 'SJ',
  name: 'Svalbard & Jan Mayen',
  localName: 'Svalbard og Jan Mayen',
  cities: 'Longyearbyen',
  currencies: ['NOK'],
  aliases: ['NO:21', 'NO:22'],
  timezone: 'Arctic/Longyearbyen',
  weekend: SATURDAY_SUNDAY,
  library: 'SJ',
  exclusions: excludedRules(['12-24', '12-31 14:00 if sunday then 00:00'], {
    why: 'a day of banks alone, no holiday of law: see Norway (NO.ts)',
  }),
});
