import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

const ME_LAW =
  'only believers of the faith have paid leave: Law on the Celebration of Religious Holidays (Sl. list RCG 56/93, ' +
  '27/94), articles 2 and 3; http://licodu.cois.it/?p=5807&lang=en';

export default country({
  id: 'ME',
  name: 'Montenegro',
  timezone: 'Europe/Podgorica',
  weekend: SATURDAY_SUNDAY,
  library: 'ME',
  exclusions: [
    { rule: 'julian 12-24', why: `Orthodox Christmas Eve: ${ME_LAW}` },
    { rule: 'julian 12-25', why: `Orthodox Christmas: ${ME_LAW}` },
    { rule: 'julian 12-26', why: `Orthodox Christmas, second day: ${ME_LAW}` },
    { rule: 'orthodox -2', why: `Orthodox Good Friday: ${ME_LAW}` },
    { rule: 'orthodox', why: `Orthodox Easter: ${ME_LAW}` },
    { rule: '12-24', why: `Catholic Christmas Eve: ${ME_LAW}` },
    { rule: '12-25', why: `Catholic Christmas: ${ME_LAW}` },
    { rule: '12-26', why: `Catholic Christmas, second day: ${ME_LAW}` },
    { rule: 'easter -2', why: `Catholic Good Friday: ${ME_LAW}` },
    { rule: 'easter', why: `Catholic Easter: ${ME_LAW}` },
    { rule: 'easter 1', why: `Catholic Easter Monday: ${ME_LAW}` },
    { rule: '11-01', why: `All Saints (Catholic): ${ME_LAW}` },
    { rule: '1 Shawwal P3D', why: `Eid al-Fitr: ${ME_LAW}` },
    { rule: '10 Dhu al-Hijjah P3D', why: `Eid al-Adha: ${ME_LAW}` },
    { rule: '15 Nisan P2D', why: `Pesach: ${ME_LAW}` },
    { rule: '10 Tishrei P2D', why: `Yom Kippur: ${ME_LAW}` },
  ],
});
