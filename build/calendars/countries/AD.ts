import { country } from '../country.js';
import { holidays, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Andorra: the Government's yearly decree (calendari laboral) has fourteen days; each parish (comú) may add up to four.
 * The decrees of 2019, 2023 and 2026 were read, and Carnival is the Monday in all. The parishes' own days are entered
 * where a comú's page or a list was read; the quarters' and villages' own days are left out.
 */

const DECREE_2026 =
  'https://elysiumconsultingfirm.com/es/publicaciones/dias-festivos-en-andorra-calendario-laboral-y-fiestas-parroquiales-2026';
const LIST_2024 = 'https://wit.ad/en/calendar-public-holidays-in-andorra/';
const COMU_2025 = 'https://seu.andorralavella.ad/contingutPublic/mostrarContingut/12';

export default country({
  id: 'AD',
  name: 'Andorra',
  timezone: 'Europe/Andorra',
  weekend: SATURDAY_SUNDAY,
  library: 'AD',
  exclusions: [
    { rule: '12-24', why: `in none of the Government's decrees; ${DECREE_2026}` },
    { rule: 'easter -3 14:00', why: `in none of the Government's decrees; ${DECREE_2026}` },
    { rule: '02-20 since 2024 and prior to 2025', why: `Carnival was Monday 12 February 2024; ${LIST_2024}` },
  ],
  dates: [holidays('Carnival', LIST_2024, '2024-02-12', { names: { ca: 'Carnaval' } })],
  subdivisions: [
    {
      id: '03',
      name: 'Encamp',
      years: {
        from: 2024,
        why: 'Festa Major of Encamp (three or four days of June): kept each year, entered from 2024 on',
      },
      library: '03',
      exclusions: [
        { rule: '06-21 since 2024 and prior to 2025', why: `22 to 24 June (Saturday to Monday) in 2024; ${LIST_2024}` },
      ],
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
      exclusions: [
        {
          rule: '1st friday in August P4D since 2024 and prior to 2026',
          why: `Saturday to Monday, 2 to 4 August 2025; ${COMU_2025}`,
        },
      ],
      rules: [
        {
          rule: '1st saturday in August P3D',
          name: 'Andorra La Vella Festival',
          from: 2024,
          to: 2025,
          source: COMU_2025,
          note: 'Read for 2025.',
        },
        {
          rule: '06-24',
          name: "People's Day of Andorra la Vella",
          names: { ca: "Festa del Poble d'Andorra la Vella" },
          from: 2024,
          source: COMU_2025,
          note: 'Read for 2024 and 2025.',
        },
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
