import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'AM',
  name: 'Armenia',
  timezone: 'Asia/Yerevan',
  weekend: SATURDAY_SUNDAY,
  library: 'AM',
  exclusions: [
    {
      rule: '01-03 P3D',
      to: 2009,
      why: 'the pre-Christmas days of 3 to 5 January were made by Law HO-221 of 2009-12-16, first kept in 2010',
    },
    {
      rule: '01-03 P3D',
      from: 2022,
      why: 'the pre-Christmas days of 3 to 5 January were abolished by Law HO-362-N of 2021-11-29',
    },
  ],
});
