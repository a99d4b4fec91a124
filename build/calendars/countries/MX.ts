import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { onDates, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Mexico. The transfer of the federal executive, every sixth year, is on 1 October since 2024 (before: 1 December, as
 * the library has it, excluded since 2024): decree of 30 September 2024, article 74 (VII) of the Federal Labour Law.
 *
 * Maundy Thursday, Good Friday, 2 November and 12 December, which the library has, are days of banks alone (not in
 * article 74 of the Federal Labour Law) and left out.
 */

const DECREE_2024 =
  'https://dgyh.mx/boletin-fiscal/publica-dof-decreto-por-el-que-se-declara-el-1-de-octubre-de-cada-seis-anos-como-dia-de-descanso-obligatorio';

export default country({
  id: 'MX',
  name: 'Mexico',
  localName: 'México',
  cities: 'Mexico City',
  currencies: ['MXN'],
  timezone: 'America/Mexico_City',
  weekend: SATURDAY_SUNDAY,
  library: 'MX',
  texts: [
    {
      rules: [
        '01-01',
        '1st monday in February',
        '3rd monday in March',
        '05-01',
        '09-16',
        '3rd monday in November',
        '12-25',
      ],
      from: 2019,
      source: 'http://asescrl.com/descanso.php',
      what: 'Ley Federal del Trabajo, article 74, printed whole as it stood before 1 October 2024',
      note: "So too, but for item VII, as quoted from the Chamber's file of 14 May 2026: https://github.com/juanpablofibo5/skills-leyes-mx/blob/fad1c24de288506151872469f06b6199345430ff/specs/dias-festivos-spec.md",
    },
  ],
  exclusions: [
    ...excludedRules(['easter -3', 'easter -2', '11-02', '12-12'], {
      why: `a day of banks alone, not in article 74 of the Federal Labour Law; ${DECREE_2024}`,
    }),
    {
      rule: '12-01 every 6 years since 1934',
      from: 2024,
      why: 'on 1 October since 2024: see the rules',
    },
  ],
  dates: onDates(['2024-10-01', '2030-10-01', '2036-10-01', '2042-10-01', '2048-10-01', '2054-10-01', '2060-10-01'], {
    kind: 'holiday',
    name: 'Change of Federal Government',
    names: { es: 'Transmisión del Poder Ejecutivo Federal' },
    source: DECREE_2024,
  }),
});
