import { country } from '../country.js';

export default country({
  id: 'LK',
  name: 'Sri Lanka',
  timezone: 'Asia/Colombo',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://thesrilankatime.com/govt-declares-wednesdays-holiday-for-public-sector-80499225',
    note:
      'From 18 March 2026 government offices, courts and schools closed on Wednesdays too, until further notice, ' +
      'to save fuel: not entered, its end was not found. A Friday holiday of June 2022 was of the same kind.',
  },
  years: {
    from: 2026,
    to: 2026,
    why:
      "the Poya days, Eid al-Fitr, Eid al-Adha, the Prophet's Birthday, Mahasivarathri and Deepavali stand on " +
      'their dates of 2026 as if they were the same each year',
  },
  library: 'LK',
});
