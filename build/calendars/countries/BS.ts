import { country } from '../country.js';
import { holidays, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Bahamas. National Heroes' Day took the place of Discovery Day in 2013 and is the second Monday of October; Majority
 * Rule Day was made by an act of 2013.
 */

const HEROES = 'https://www.beleven.org/feest/dag_van_de_helden_bahamas';
const ACT_2013 =
  'http://qppstudio-public-holidays-news.blogspot.com/2013/04/bahamas-public-holidays-amendments-bill.html';
const LIST_2023 = 'https://www.worldobject.com/countries/bahamas/2023';
const LIST_2027 = 'https://qppstudio.net/publicholidays2027/bahamas.htm';
const FUNERAL_2022 = 'https://crisis24.garda.com/fr/product/531591';
const IN_LIEU = 'The act was not read: as compilations have it; the list of 2027 has a day in lieu of Boxing Day.';

export default country({
  id: 'BS',
  name: 'Bahamas',
  doubts: 'Doubts: the Public Holidays Act was not read.',
  doubtful: [
    {
      years: '-2012',
      note: 'Before 2013 a holiday in the middle of a week seems to have moved to the Monday or Friday (12 October in 2010 and 2011).',
    },
  ],
  cities: 'Nassau',
  currencies: ['BSD'],
  timezone: 'America/Nassau',
  weekend: SATURDAY_SUNDAY,
  library: 'BS',
  dates: [holidays('Funeral of Queen Elizabeth II', FUNERAL_2022, '2022-09-19')],
  exclusions: [
    {
      rule: '10-12 and if saturday,sunday then next monday',
      from: 2013,
      why: `the second Monday of October since 2013: see the rules; ${HEROES}`,
    },
    { rule: '01-10 and if saturday,sunday then next monday', to: 2013, why: `first kept in 2014; ${ACT_2013}` },
  ],
  rules: [
    {
      rule: '2nd monday in October',
      name: "National Heroes' Day",
      from: 2013,
      source: HEROES,
      note: `9 October 2023: ${LIST_2023}`,
    },
    { rule: 'substitutes 12-26 if sunday then next monday', name: 'Boxing Day', from: 1990, source: LIST_2027 },
    {
      rule: 'substitutes 12-26 if saturday then next monday',
      name: 'Boxing Day',
      from: 1990,
      source: NOT_FOUND,
      note: IN_LIEU,
    },
    {
      rule: 'substitutes 12-25 if sunday then next tuesday',
      name: 'Christmas Day',
      from: 1990,
      source: NOT_FOUND,
      note: IN_LIEU,
    },
    {
      rule: 'substitutes 01-01 if sunday then next monday',
      name: "New Year's Day",
      from: 1990,
      source: NOT_FOUND,
      note: IN_LIEU,
    },
  ],
});
