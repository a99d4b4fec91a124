import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'AD',
  name: 'Andorra',
  timezone: 'Europe/Andorra',
  weekend: SATURDAY_SUNDAY,
  library: 'AD',
  subdivisions: [
    {
      id: '03',
      name: 'Encamp',
      years: {
        from: 2024,
        to: 2026,
        why: 'Festa Major of Encamp (three or four days of June): kept each year, listed 2024 to 2026',
      },
      library: '03',
    },
    {
      id: '07',
      name: 'Andorra la Vella',
      years: {
        from: 2024,
        to: 2026,
        why: 'Festa Major of Andorra la Vella (first weekend of August): kept each year, listed 2024 to 2026',
      },
      library: '07',
    },
  ],
});
