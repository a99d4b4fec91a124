import { country } from '../country.js';
import { holidays, open, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Guernsey: Public Holidays Ordinance 1994 (under the Bills of Exchange (Guernsey) Law 1958) and the ordinances of
 * single years (guernseylegalresources.gg); Good Friday, Christmas Day and Sundays are holidays of customary law. The
 * library lacks the last Monday of August and the one-off days. Alderney and Sark have days of their own besides.
 */

const LIST_2009_2012 = 'http://www.islandlife.org/public_holidays_gsy.htm';
const ORDINANCE_2019 = 'http://www.guernseylegalresources.gg/article/174730/Public-Holidays-Ordinance-2019';
const WEDDING_2011 =
  'http://qppstudio-public-holidays-news.blogspot.com/2011/01/guernsey-and-alderney-declare-royal.html';
const ROYAL_VISIT_2024 = 'https://officeholidays.com/holidays/jersey/channel-islands-royal-visit';

export default country({
  id: 'GG',
  name: 'Guernsey',
  doubtful: [
    { years: '-2012', note: 'The ordinance of 1994 itself was not read, only lists of 2009 to 2012 that cite it.' },
    {
      named: ['Liberation Day'],
      note: 'Liberation Day on a Sunday was kept on the Monday too in 2010, and whether it is so each time (2021: 9 May was a Sunday) was not read.',
    },
  ],
  localName: 'Guernsey / Guernesey',
  cities: 'St. Peter Port',
  currencies: ['GBP'],
  timezone: 'Europe/Guernsey',
  weekend: SATURDAY_SUNDAY,
  library: 'GG',
  rules: [{ rule: '1st monday before 09-01', name: 'Late Summer bank holiday', from: 1990, source: LIST_2009_2012 }],
  dates: [
    holidays('Liberation Day', LIST_2009_2012, '2010-05-10', { observed: true }),
    holidays('Royal wedding', WEDDING_2011, '2011-04-29'),
    open('Spring bank holiday, moved to 4 June', LIST_2009_2012, '2012-05-28'),
    holidays('Spring bank holiday', LIST_2009_2012, '2012-06-04', { observed: true }),
    open('Early May bank holiday, moved to 8 May', ORDINANCE_2019, '2020-05-04'),
    holidays('75th anniversary of Liberation Day', ORDINANCE_2019, '2020-05-08'),
    holidays('Visit of King Charles III and Queen Camilla', ROYAL_VISIT_2024, '2024-07-16'),
  ],
});
