import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Puerto Rico. Compared with the government's lists of 2014 and 2026 and the list of Law 26-2017: Good Friday is
 * missing in the library; José de Diego was kept on the third Monday of April; and Law 111-2014 put the birthdays of
 * Hostos, de Diego, Muñoz Rivera, Barbosa and Muñoz Marín together on the third Monday of February (they are excluded
 * since). Law 26-2017 also ended 25 and 27 July, both of which are back in the list of 2026.
 *
 * Doubts: since when 25 and 27 July are back was not read. They are excluded to 2020: a bill of the Assembly of 2021 to
 * 2024 was to restore them (https://www.sanjuandailystar.com/post/bill-to-restore-constitution-barbosa-days-as-official-holidays-clears-house-panel).
 * The Governor may move a holiday to the nearest Monday or Friday by proclamation: such moves are not in.
 */

const LAW_26_2017 =
  'https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/';
const LIST_2014 = 'https://pr.microjuris.com/noticias/noticia/dias-feriados-del-gobierno-de-puerto-rico-2014';

const PR_LAWS =
  'laws 111-2014 and 26-2017; ' +
  'https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/';

export default country({
  id: 'PR',
  name: 'Puerto Rico',
  aliases: ['US:PR'],
  timezone: 'America/Puerto_Rico',
  weekend: SATURDAY_SUNDAY,
  library: 'PR',
  exclusions: [
    { rule: '2nd Monday in January', from: 2015, why: PR_LAWS },
    { rule: '02-18', from: 2014, why: `not in the list of 2014; ${PR_LAWS}` },
    { rule: '04-16', why: `kept on the third Monday of April, see the rules; ${PR_LAWS}` },
    { rule: '3rd Monday in July', from: 2015, why: PR_LAWS },
    { rule: '07-25', from: 2017, to: 2020, why: PR_LAWS },
    { rule: '07-27', from: 2015, to: 2020, why: PR_LAWS },
  ],
  rules: [
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
