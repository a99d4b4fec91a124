import { country } from '../country.js';

export default country({
  id: 'IR',
  name: 'Iran',
  timezone: 'Asia/Tehran',
  weekend: {
    history: [{ start: '1990-01-01', days: [5] }],
    source: 'https://www.tehrantimes.com/news/510549/Parliament-votes-for-Thursdays-to-become-Iran-s-2nd-weekend-day',
    note:
      'Friday is the weekly holiday, Thursday a half day. Ministries in Tehran have closed on Thursdays since ' +
      'before November 2002 (https://shenasname.ir/subjects/morakhasi/121-1391-05-16-08-31-41), banks opened on ' +
      'Thursday mornings; from May to September 2025 Tehran and other provinces closed offices and banks on ' +
      'Thursdays by order. Parliament voted Saturday on 15 May 2024 (rejected by the Guardian Council) and ' +
      'Thursday on 5 March 2025, banks exempt: no entry into force found.',
  },
  library: 'IR',
});
