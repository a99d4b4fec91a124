import { country } from '../country.js';
import { inPeriods, onRules, ruleRows } from '../many-rows.js';
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

const PARISHES_2020 = 'https://aaa.ad/calendari-laboral-dies-festius-andorra-2020-per-parroquies/';
const ENGOLASTERS =
  'https://elperiodic.ad/cultura/escaldes-recupera-sant-miquel-dengolasters-com-a-festiu-parroquial-amb-un-programa-ple-dactivitats/';

const ONLY_SOME_DAYS =
  'Of the days of the parish those that a list names; the others, up to four in all, are left out.';
const SINCE_2024 = { from: 2024, why: 'the list of 2024; the days of earlier years were not read' };

export default country({
  id: 'AD',
  name: 'Andorra',
  doubtful: [
    {
      years: '2020 2024',
      note: 'The lists of 2020 and 2024 were read as far as the search showed them, the second one to 22 July.',
    },
  ],
  cities: 'Andorra la Vella',
  currencies: ['EUR'],
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
      id: '02',
      name: 'Canillo',
      years: SINCE_2024,
      note: ONLY_SOME_DAYS,
      rules: [
        // The parish's own days as the list of 2024 (or another) has them; the comú fixes them every year.
        ...ruleRows(
          {
            rule: 'monday after 3rd sunday in July',
            name: 'Canillo Festival',
            names: { ca: 'Festa major de Canillo' },
            source: LIST_2024,
          },
          [
            { from: 2024, to: 2024 },
            { from: 2025, status: 'estimated', note: 'Read for 2024; the comú fixes its days every year.' },
          ],
        ),
        {
          rule: '08-16',
          name: 'Saint Roch',
          names: { ca: 'Sant Roc' },
          from: 2024,
          status: 'estimated',
          source: PARISHES_2020,
          note: 'Read for 2020; the comú fixes its days every year.',
        },
      ],
    },
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
      rules: onRules(['saturday before 06-23', 'sunday before 06-24', 'monday before 06-25'], {
        name: 'Encamp Town Festival',
        names: { ca: "Festa del poble d'Encamp" },
        from: 2027,
        source: NOT_FOUND,
        note: 'the weekend and Monday up to 24 June, as in 2024 to 2026 (2024 with the Friday); the Comú lists it each year',
      }),
    },
    {
      id: '04',
      name: 'La Massana',
      years: SINCE_2024,
      note: ONLY_SOME_DAYS,
      rules: ruleRows({ rule: '01-17', name: 'Saint Anthony', names: { ca: 'Sant Antoni' }, source: LIST_2024 }, [
        { from: 2024, to: 2024 },
        { from: 2025, status: 'estimated', note: 'Read for 2024; the comú fixes its days every year.' },
      ]),
    },
    {
      id: '05',
      name: 'Ordino',
      years: SINCE_2024,
      note: ONLY_SOME_DAYS,
      rules: [
        ...inPeriods(
          [
            { from: 2024, to: 2024, source: LIST_2024 },
            {
              from: 2025,
              status: 'estimated',
              source: LIST_2024,
              note: 'Read for 2024; the comú fixes its days every year.',
            },
          ],
          [
            { rule: '06-29', name: 'Saint Peter', names: { ca: 'Sant Pere' } },
            { rule: '1st sunday in July', name: 'Roser Festival', names: { ca: "Roser d'Ordino" } },
            { rule: 'monday after 1st sunday in July', name: 'Roser Festival', names: { ca: "Roser d'Ordino" } },
          ],
        ),
      ],
    },
    {
      id: '06',
      name: 'Sant Julià de Lòria',
      years: SINCE_2024,
      note: ONLY_SOME_DAYS,
      rules: [
        ...ruleRows(
          {
            rule: '01-07',
            name: 'Saint Julian',
            names: { ca: 'Sant Julià, patró de la parròquia' },
            source: LIST_2024,
          },
          [
            { from: 2024, to: 2024 },
            { from: 2025, status: 'estimated', note: 'Read for 2024; the comú fixes its days every year.' },
          ],
        ),
        ...ruleRows(
          {
            rule: 'saturday before 06-01',
            name: 'Our Lady of Canòlich',
            names: { ca: 'Diada de Canòlich' },
            source: LIST_2024,
          },
          [
            { from: 2024, to: 2024 },
            { from: 2025, status: 'estimated', note: 'Read for 2024; the comú fixes its days every year.' },
          ],
        ),
      ],
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
    {
      id: '08',
      name: 'Escaldes-Engordany',
      years: { from: 2025, why: 'the day chosen by the vote of November 2024; the others were not read' },
      note: ONLY_SOME_DAYS,
      rules: ruleRows(
        {
          rule: '05-08',
          name: 'Saint Michael of Engolasters',
          names: { ca: "Sant Miquel d'Engolasters" },
          source: ENGOLASTERS,
        },
        [
          { from: 2025, to: 2025 },
          { from: 2026, status: 'estimated', note: 'Read for 2025; the comú fixes its days every year.' },
        ],
      ),
    },
  ],
});
