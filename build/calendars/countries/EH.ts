import { country } from '../country.js';

/**
 * Western Sahara: the holidays of the Sahrawi Arab Democratic Republic, as its organs name them; in the part that Morocco
 * administers offices keep Morocco's (MA). No law was found, the days are the library's, corrected: the Revolution of 20
 * May is on the 20th, 17 June is the day of Zemla, National Unity Day 12 October.
 */

const POLISARIO_DAYS = 'https://www.worldobject.com/countries/western-sahara/2023';
const UNITY_DAY = 'https://aveholidays.com/holidays/national-unity-day-western-sahara/';

export default country({
  id: 'EH',
  name: 'Western Sahara',
  doubts: 'Doubts: which of the two lists a user needs; all days without a text of the authorities.',
  localName: 'Sáhara Occidental',
  cities: 'El Aaiún',
  currencies: ['MAD', 'DZD', 'MRU'],
  timezone: 'Africa/El_Aaiun',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'http://bdj.mmsp.gov.ma/Fr/Document/1983-D%C3%A9cret-n-2-05-916-du-13-joumada-II-1426-20-juill.aspx',
    note: "The Moroccan administration's week; that of the camps at Tindouf (Friday) is another. Before 2005: see MA.",
  },
  library: 'EH',
  exclusions: [
    { rule: '05-10', why: `the day of the Revolution of 20 May is 20 May; ${POLISARIO_DAYS}` },
    { rule: '06-17', why: `National Unity Day is 12 October, 17 June the uprising of Zemla; ${POLISARIO_DAYS}` },
  ],
  rules: [
    { rule: '05-20', name: '20 May Revolution Day', from: 1990, source: POLISARIO_DAYS, lead: true },
    { rule: '06-17', name: 'Zemla Uprising Day', from: 1990, source: POLISARIO_DAYS, lead: true },
    { rule: '10-12', name: 'National Unity Day', from: 1990, source: UNITY_DAY, lead: true },
  ],
});
