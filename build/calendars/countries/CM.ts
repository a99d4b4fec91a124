import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, substitutes } from './shared/african-rows.js';

/**
 * Cameroon. Law 73/5 of 7 December 1973, changed by law 76/8: a civil holiday (1 January, 11 February, 1 May, 20 May) on
 * a Sunday passes to the next day by the law itself; of a religious one only an order of the President makes the next day
 * a holiday: those that were read are listed. Mawlid is no legal holiday.
 *
 * Doubts: the orders of other years were not read (a compilation has the Monday after every religious feast on a Sunday,
 * and 14 May 2021, for which the order was still awaited when it was reported).
 */

const LAW = 'https://juristeblog.com/loi-n-73-5/textes-legislatifs-reglementaires-cameroun';
const ORDERS = 'https://lebledparle.com/paul-biya-declare-le-lundi-14-aout-ferie-sur-lensemble-du-territoire-national';

function ordered(date: string, name: string) {
  return { date, kind: 'holiday', name, names: { fr: 'Journée déclarée fériée' }, source: ORDERS } as const;
}

export default country({
  id: 'CM',
  name: 'Cameroon',
  timezone: 'Africa/Douala',
  weekend: SATURDAY_SUNDAY,
  library: 'CM',
  rules: substitutes(
    { '01-01': "New Year's Day", '02-11': 'Youth Day', '05-20': 'National Day' },
    { from: 1990, source: LAW },
  ),
  announced: [{ name: ADHA, replaces: ['10 Dhu al-Hijjah'], source: LAW, years: ADHA_OF_MECCA }],
  dates: [
    ordered('2021-07-19', 'Day before Eid al-Adha'),
    {
      ...ordered('2022-05-03', 'Day after Labour Day and Eid al-Fitr'),
      source: 'https://www.journalducameroun.com/en/cameroontuesday-03-may-2022-declared-public-holiday/',
    },
    ordered('2022-12-26', 'Day after Christmas Day'),
    ordered('2023-08-14', 'Day before Assumption Day'),
    {
      ...ordered('2024-06-17', 'Day after Eid al-Adha'),
      source: 'https://infos2afrique.com/cameroun-paul-biya-declare-le-17-juin-2024-journee-feriee/',
    },
    ordered('2025-02-10', 'Day before Youth Day'),
  ],
});
