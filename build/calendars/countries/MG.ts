import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MG',
  name: 'Madagascar',
  timezone: 'Indian/Antananarivo',
  weekend: SATURDAY_SUNDAY,
  library: 'MG',
  exclusions: [
    { rule: '03-08', why: "Women's Day: for women only (note of the library)" },
    { rule: '1 Shawwal', why: 'Eid al-Fitr: for Muslims only (note of the library)' },
    { rule: '10 Dhu al-Hijjah', why: 'Eid al-Adha: for Muslims only (note of the library)' },
  ],
});
