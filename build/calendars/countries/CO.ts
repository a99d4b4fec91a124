import { country } from '../country.js';
import { excludedRules, ruleRows } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Colombia: the days of law 51 of 1983, articles 1 and 2, with their moves to Monday.
 *
 * The civic day of the third Friday of April (decree 500 of 2024) is of public bodies alone, and not in:
 * https://caracol.com.co/2026/03/05/dia-civico-en-abril-quienes-no-deben-ir-a-trabajar-esto-dice-el-decreto-0500-de-2024/
 *
 * 9 July (Our Lady of Chiquinquirá) since 2026, kept on the Monday: law 2578 of 1 June 2026, article 6
 * (https://lector.ramajudicial.gov.co/SIDN/NORMATIVA/TEXTOS_COMPLETOS/7_LEYES/LEYES%202026/Ley%202578%20de%202026.pdf), read as others
 * retell it. Lists of 2026 printed before have 18 days without it.
 */

const LEY_51 = 'https://www.suin-juriscol.gov.co/viewDocument.asp?id=1605519';
const LEY_2578 =
  'https://lector.ramajudicial.gov.co/SIDN/NORMATIVA/TEXTOS_COMPLETOS/7_LEYES/LEYES%202026/Ley%202578%20de%202026.pdf';

/** "Cuando no caigan en día lunes se trasladarán al lunes siguiente a dicho día", and a Sunday likewise. */
const TO_MONDAY = 'if tuesday,wednesday,thursday,friday,saturday,sunday then next monday';

export default country({
  id: 'CO',
  name: 'Colombia',
  cities: 'Bogotá',
  currencies: ['COP'],
  timezone: 'America/Bogota',
  weekend: SATURDAY_SUNDAY,
  library: 'CO',
  exclusions: excludedRules(
    [
      'monday after 01-06',
      'monday after 03-19',
      'easter 43',
      'easter 64',
      'easter 71',
      'monday after 06-29',
      'monday after 07-09 since 2026',
      'monday after 08-15',
      'monday after 10-12',
      '1st monday in November',
      'monday after 11-11',
    ],
    { why: 'the same days, of which the library does not tell that the law moves them: see the rules' },
  ),
  rules: [
    ruleRows({ from: 1990, source: LEY_51 }, [
      { rule: `01-06 ${TO_MONDAY}`, name: 'Epiphany', names: { es: 'Día de los Reyes Magos' } },
      { rule: `03-19 ${TO_MONDAY}`, name: "Saint Joseph's Day", names: { es: 'San José' } },
      { rule: 'easter 39 if thursday then next monday', name: 'Ascension Day', names: { es: 'Ascensión' } },
      { rule: 'easter 60 if thursday then next monday', name: 'Corpus Christi' },
      { rule: 'easter 68 if friday then next monday', name: 'Sacred Heart' },
      { rule: `06-29 ${TO_MONDAY}`, name: 'Saints Peter and Paul', names: { es: 'San Pedro y San Pablo' } },
      { rule: `08-15 ${TO_MONDAY}`, name: 'Assumption Day', names: { es: 'Asunción' } },
      { rule: `10-12 ${TO_MONDAY}`, name: 'Columbus Day' },
      { rule: `11-01 ${TO_MONDAY}`, name: "All Saints' Day", names: { es: 'Todos los Santos' } },
      { rule: `11-11 ${TO_MONDAY}`, name: 'Independence of Cartagena' },
    ]),
    {
      rule: `07-09 ${TO_MONDAY}`,
      name: 'Virgin of Chiquinquirá',
      from: 2026,
      source: LEY_2578,
      note: 'Not in lists printed before June 2026.',
    },
  ],
});
