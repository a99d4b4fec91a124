import { country } from '../country.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

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
        why: 'Festa Major of Encamp (three or four days of June): kept each year, entered from 2024 on',
      },
      library: '03',
      rules: ['saturday before 06-23', 'sunday before 06-24', 'monday before 06-25'].map((rule) => ({
        rule,
        name: 'Encamp Town Festival',
        names: { ca: "Festa del poble d'Encamp" },
        from: 2027,
        source: NOT_FOUND,
        note: 'the weekend and Monday up to 24 June, as in 2024 to 2026 (2024 with the Friday); the Comú lists it each year',
      })),
    },
    {
      id: '07',
      name: 'Andorra la Vella',
      years: {
        from: 2024,
        why: 'Festa Major of Andorra la Vella (first weekend of August): kept each year, entered from 2024 on',
      },
      library: '07',
      rules: [
        {
          rule: '1st saturday in August P3D',
          name: 'Andorra La Vella Festival',
          from: 2027,
          source: NOT_FOUND,
          note: 'as in 2026 (2024 and 2025 with the Friday); the Comú lists it each year',
        },
      ],
    },
  ],
});
