import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Iceland. Compared with act 88/1971 as amended: the First Day of Summer is the Thursday after 18 April, so 19 to 25
 * April; the library gives 18 April where that is a Thursday (1996, 2002, 2013, 2019, 2024 and so on). Its rule is excluded. The other days agree.
 */

export default country({
  id: 'IS',
  name: 'Iceland',
  localName: 'Ísland',
  cities: 'Reykjavik',
  currencies: ['ISK'],
  timezone: 'Atlantic/Reykjavik',
  weekend: SATURDAY_SUNDAY,
  library: 'IS',
  exclusions: [
    {
      rule: 'thursday after 04-18',
      why: 'gives 18 April itself, the day is 19 to 25 April; replaced in IS.ts',
    },
  ],
  rules: [
    {
      rule: 'thursday after 04-19',
      name: 'First Day of Summer',
      names: { is: 'Sumardagurinn fyrsti' },
      from: 1990,
      source: 'https://asi.is/vinnurettarvefur/',
      note: 'Act 88/1971, section 6, as told there; the rule counts 19 April itself.',
    },
  ],
});
