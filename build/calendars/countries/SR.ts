import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

const DIWALI = 'the government announces Deepavali (the new moon of Kartik) with the holidays of the year; computed';
const PHAGWA = 'the government announces Holi Phagwa with the holidays of the year; computed';

export default country({
  id: 'SR',
  name: 'Suriname',
  timezone: 'America/Paramaribo',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2015, to: 2030, why: 'Holi Phagwa is listed 2015 to 2030, Deepavali 2014 to 2030' },
  library: 'SR',
  estimated: [
    { contains: '2027-03-22', why: PHAGWA },
    { contains: '2028-03-11', why: PHAGWA },
    { contains: '2029-03-28', why: PHAGWA },
    { contains: '2030-03-19', why: PHAGWA },
    { contains: '2027-10-28', why: DIWALI },
    { contains: '2028-10-17', why: DIWALI },
    { contains: '2029-11-05', why: DIWALI },
    { contains: '2030-10-25', why: DIWALI },
  ],
});
