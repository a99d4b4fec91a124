import { country } from '../country.js';
import { type ListedDate, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Argentina. The library has the bridge days of 2011 to 2025 ("feriados puente" and "días no laborables con fines
 * turísticos") as holidays, those of 2026 as optional ones; they were set by Resolution 164/2025 of the Chief of
 * Cabinet under Law 27.399, as the ones before, and are put on the same footing here.
 *
 * 17 June (since 2016) on a Friday would move to Monday 20 June, a holiday itself: it stays, as in 2016 and 2022. The
 * library moves it (excluded, replaced here).
 *
 * Since decree 614/2025 the Chief of Cabinet may move a holiday from a weekend to the Friday before or the Monday after:
 * so 12 October 2025. Which ones he will move is not known and not entered.
 *
 * Doubts: on a "día no laborable" public offices and banks are closed, private employers choose. Whether 2 April was a
 * holiday before 2001 (compilations differ) was not looked into.
 */

const RESOLUTION_164 = 'https://www.continental.com.ar/2025-12-26/habra-tres-dias-no-laborables-en-2026-148537/';
const GUEMES_2016 = 'http://www.montecaserosonline.com/vernota.asp?id_noticia=35355';
const GUEMES_2022 =
  'https://www.eldia.com/nota/2021-12-21-14-35-0-imperdible-conoce-todos-los-feriados-del-2022--informacion-general/amp';
const DECREE_614 =
  'https://www.minutouno.com/sociedad/se-traslado-un-feriado-noviembre-y-se-armo-un-nuevo-fin-semana-largo-cuando-sera-n6193759';

const GUEMES = {
  name: 'Anniversary of the Passing to Immortality of General Martín Miguel de Güemes',
  names: { es: 'Paso a la Inmortalidad del General Don Martín Miguel de Güemes' },
};

const RULES: readonly RuleRow[] = [
  {
    ...GUEMES,
    rule: '06-17 if tuesday,wednesday then previous monday if thursday then next monday',
    from: 2016,
    weekdays: [1, 6, 7],
    source: GUEMES_2016,
  },
  {
    ...GUEMES,
    rule: '06-17',
    from: 2016,
    to: 2026,
    weekdays: [5],
    source: GUEMES_2022,
    note: `Kept on the Friday in 2016 too: ${GUEMES_2016}`,
  },
  {
    ...GUEMES,
    rule: '06-17',
    from: 2027,
    weekdays: [5],
    status: 'estimated',
    source: GUEMES_2022,
    note: 'As in 2016 and 2022; the yearly list says it. Next: 2033.',
  },
];

const DATES: readonly ListedDate[] = [
  {
    date: '2025-10-10',
    kind: 'holiday',
    name: 'Day of Respect for Cultural Diversity',
    names: { es: 'Día del Respeto a la Diversidad Cultural' },
    observed: true,
    source: DECREE_614,
    note: 'Moved from Sunday 12 October.',
  },
  ...['2026-03-23', '2026-07-10', '2026-12-07'].map(
    (date): ListedDate => ({
      date,
      kind: 'holiday',
      name: 'Bridge Day',
      names: { es: 'Día no laborable con fines turísticos' },
      source: RESOLUTION_164,
    }),
  ),
];

export default country({
  id: 'AR',
  name: 'Argentina',
  timezone: 'America/Argentina/Buenos_Aires',
  weekend: SATURDAY_SUNDAY,
  library: 'AR',
  exclusions: [
    {
      rule: '06-17 if tuesday,wednesday then previous monday if thursday,friday then next monday',
      why: 'a Friday 17 June stays, 20 June being a holiday: see the rules',
    },
  ],
  rules: RULES,
  dates: DATES,
});
