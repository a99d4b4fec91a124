import { country } from '../country.js';
import { excludedRules, ruleRows, rulesNamed } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Puerto Rico. Compared with the government's lists of 2014 and 2026 and the list of Law 26-2017: Good Friday is
 * missing in the library; José de Diego was kept on the third Monday of April; and Law 111-2014 put the birthdays of
 * Hostos, de Diego, Muñoz Rivera, Barbosa and Muñoz Marín together on the third Monday of February (they are excluded
 * since). Law 26-2017 also ended 25 and 27 July, both of which are back in the list of 2026.
 *
 * Law 88 of 1969: a Sunday gives the Monday (27 July and 12 October 2014), a Saturday nothing (22 March 2014, 4 July 2026). The
 * discovery of America was kept on 12 October itself to 2014, on the second Monday of October since Law 111-2014.
 */

const LAW_26_2017 =
  'https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/';
const LIST_2014 = 'https://pr.microjuris.com/noticias/noticia/dias-feriados-del-gobierno-de-puerto-rico-2014';

const PR_LAWS =
  'laws 111-2014 and 26-2017; ' +
  'https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/';

const LIST_2021 = 'https://www.woratv.com/los-dias-feriados-que-le-quedan-al-2021/';
const LIST_2018 = 'https://www.primerahora.com/noticias/gobierno-politica/notas/a-trabajar-el-25-y-27-de-julio';
const LIST_2026 = 'https://www.oatrh.pr.gov/';

/** Day, English and Spanish name, years: kept on the Monday when a Sunday, on the day alone when a Saturday. */
const SUNDAYS: readonly RuleRow[] = ruleRows({ source: LIST_2014 }, [
  { rule: '01-01 and if sunday then next monday', name: "New Year's Day", names: { es: 'Año Nuevo' }, from: 1990 },
  { rule: '06-19 and if sunday then next monday', name: 'Juneteenth', names: { es: 'Juneteenth' }, from: 2022 },
  {
    rule: '07-04 and if sunday then next monday',
    name: 'Independence Day',
    names: { es: 'Día de la Independencia' },
    from: 1990,
  },
  {
    rule: 'substitutes 11-11 if sunday then next monday',
    name: 'Veterans Day',
    names: { es: 'Día del Veterano' },
    from: 1990,
  },
  { rule: '12-25 and if sunday then next monday', name: 'Christmas Day', names: { es: 'Navidad' }, from: 1990 },
  {
    rule: 'substitutes 03-22 if sunday then next monday',
    name: 'Emancipation Day',
    names: { es: 'Día de la Abolición de la Esclavitud' },
    from: 1990,
  },
  {
    rule: 'substitutes 11-19 if sunday then next monday',
    name: 'Discovery Day',
    names: { es: 'Día del Descubrimiento de Puerto Rico' },
    from: 1990,
  },
]);

const SATURDAYS = excludedRules(
  [
    '01-01 and if sunday then next monday if saturday then previous friday',
    '06-19 and if sunday then next monday if saturday then previous friday since 2021',
    '07-04 and if sunday then next monday if saturday then previous friday',
    'substitutes 11-11 if sunday then next monday if saturday then previous friday',
    '12-25 and if sunday then next monday if saturday then previous friday',
  ],
  { why: `a Saturday is not kept on the Friday: see the rules; ${LIST_2014} and ${LIST_2026}` },
);

export default country({
  id: 'PR',
  name: 'Puerto Rico',
  doubts:
    'Doubts: The Governor may move a holiday to the nearest Monday or Friday by proclamation: such moves are not in.',
  doubtful: [
    {
      on: '07-25 07-27',
      note: 'Since when 25 and 27 July are back was not read: a list of 2021 has the 25th alone, that of 2026 both. They are excluded to 2020 (the 27th to 2021), and estimated to 2025: a bill of the Assembly of 2021 to 2024 was to restore them (https://www.sanjuandailystar.com/post/bill-to-restore-constitution-barbosa-days-as-official-holidays-clears-house-panel).',
    },
  ],
  cities: 'San Juan',
  currencies: ['USD'],
  aliases: ['US:PR'],
  timezone: 'America/Puerto_Rico',
  weekend: SATURDAY_SUNDAY,
  library: 'PR',
  englishNames: { 'Labour Day': 'Labor Day' },
  exclusions: [
    { rule: '2nd Monday in January', from: 2015, why: PR_LAWS },
    {
      rule: '02-18',
      from: 2010,
      why: `not in the list of 2014, whose nineteen days a law of 2010 counts; https://lexjuris.com/lexlex/Leyes2010/lexl2010182.htm`,
    },
    { rule: '04-16', why: `kept on the third Monday of April, see the rules; ${PR_LAWS}` },
    { rule: '3rd Monday in July', from: 2015, why: PR_LAWS },
    { rule: '07-25', from: 2017, to: 2020, why: `${PR_LAWS} and ${LIST_2018}` },
    { rule: '07-27', from: 2015, to: 2021, why: `${PR_LAWS}; not in a list of 2021: ${LIST_2021}` },
    { rule: '2nd monday in October', to: 2014, why: `12 October: see the rules; ${LIST_2014}` },
    ...SATURDAYS,
  ],
  estimated: [
    { from: 2021, to: 2025, why: 'restored between 2021 and 2026: no list of those years was read', contains: '07-25' },
    { from: 2021, to: 2025, why: 'restored between 2021 and 2026: no list of those years was read', contains: '07-27' },
  ],
  rules: [
    SUNDAYS,
    ...rulesNamed(
      { from: 1990, to: 2014, source: LIST_2014 },
      {
        'substitutes 07-25 if sunday then next monday': 'Constitution Day',
        'substitutes 07-27 if sunday then next monday': 'Birthday of Dr. José Celso Barbosa',
      },
    ),
    {
      rule: '10-12 and if sunday then next monday',
      name: 'Columbus Day',
      names: { es: 'Descubrimiento de América' },
      from: 1990,
      to: 2014,
      source: LIST_2014,
    },
    { rule: 'easter -2', name: 'Good Friday', names: { es: 'Viernes Santo' }, from: 1990, source: LAW_26_2017 },
    {
      rule: '3rd monday in April',
      name: 'Birthday of José de Diego',
      names: { es: 'Natalicio de José de Diego' },
      from: 1990,
      to: 2014,
      source: LIST_2014,
    },
  ],
});
