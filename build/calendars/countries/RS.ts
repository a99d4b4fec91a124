import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'RS',
  name: 'Serbia',
  timezone: 'Europe/Belgrade',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: 2002,
    why: 'the law on holidays of July 2001; the days of Yugoslavia before it (29 November, 27 April) were not read',
  },
  library: 'RS',
  exclusions: [
    ...['02-16 if sunday then next monday', '11-11 if sunday then next monday'].map((rule) => ({
      rule,
      to: 2011,
      why: 'added by the amendment of 2011 (Sl. glasnik 92/2011); http://zakon.co.rs/zakon-o-drzavnim-i-drugim-praznicima-u-republici-srbiji.html',
    })),
  ],
});
