import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SH',
  name: 'St. Helena',
  timezone: 'Atlantic/St_Helena',
  weekend: SATURDAY_SUNDAY,
  library: 'SH',
  subdivisions: [
    { id: 'AC', name: 'Ascension Island', library: 'AC' },
    { id: 'HL', name: 'Saint Helena', library: 'HL' },
    {
      id: 'TA',
      name: 'Tristan da Cunha',
      years: {
        from: 2012,
        why: 'Ratting Day is listed from 2012 to 2018; since then it is left out, as its day is chosen by the weather of the year',
      },
      library: 'TA',
    },
  ],
});
