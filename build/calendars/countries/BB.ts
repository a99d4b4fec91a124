import { country } from '../country.js';
import { rulesNamed } from '../many-rows.js';
import { holidays, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Barbados. First Schedule of the Public Holidays Act, as the government told it in 2019: a holiday on a Sunday gives the
 * Monday. 1 August on the Sunday before Kadooment Day, or on Kadooment Monday itself, gives the Tuesday.
 */

const GIS_2019 = 'https://gisbarbados.gov.bb/blog/tag/public-holidays/page/3';
const KADOOMENT_2010 =
  'http://qppstudio-public-holidays-news.blogspot.com/2010/07/barbados-clarifies-august-2-and-3.html';
const MINISTRY_2014 = 'https://www.barbadospropertylist.com/barbados-public-holidays-2014/';

const SUNDAYS: readonly RuleRow[] = rulesNamed(
  { from: 1990, source: GIS_2019, note: `29 April 2019; Monday 1 December 2014: ${MINISTRY_2014}` },
  {
    'substitutes 01-01 if sunday then next monday': "New Year's Day",
    'substitutes 01-21 if sunday then next monday': 'Errol Barrow Day',
    'substitutes 04-28 if sunday then next monday': "National Heroes' Day",
    'substitutes 11-30 if sunday then next monday': 'Independence Day',
  },
);

export default country({
  id: 'BB',
  name: 'Barbados',
  cities: 'Bridgetown',
  currencies: ['BBD'],
  timezone: 'America/Barbados',
  weekend: SATURDAY_SUNDAY,
  library: 'BB',
  rules: [
    SUNDAYS,
    {
      rule: 'substitutes 08-01 if sunday,monday then next tuesday',
      name: 'Emancipation Day',
      from: 1998,
      source: KADOOMENT_2010,
      note: '3 August 2010; for a Monday the same follows, as in 2022.',
    },
  ],
  dates: [
    holidays('Public holiday', 'https://www.officeholidays.com/countries/barbados/2021', '2021-01-04 2021-01-05', {
      note: 'The list has a Monday and a Tuesday between 1 and 21 January; the dates as a compilation has them.',
    }),
    holidays('50th anniversary of CARICOM', NOT_FOUND, '2023-07-31', {
      note: 'Rests on a compilation; no notice was read.',
    }),
  ],
});
