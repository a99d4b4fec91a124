import { country } from '../country.js';
import type { RuleRow } from '../vocabulary.js';

/** Pakistan. The Muslim days are announced when the moon was sighted; how many are free is notified each time. */

const LIST = 'https://cabinet.gov.pk/';

function computed(feast: string, name: string, days = ''): RuleRow {
  return { rule: `feast ${feast} at PK${days}`, name, from: 1990, source: LIST };
}

export default country({
  id: 'PK',
  name: 'Pakistan',
  timezone: 'Asia/Karachi',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '1997-03-01', days: [7] },
      { start: '2010-04-26', days: [6, 7] },
      { start: '2010-11-27', days: [7] },
      { start: '2011-10-15', days: [6, 7] },
      { start: '2022-04-13', days: [7] },
      { start: '2022-05-06', days: [6, 7] },
    ],
    source: 'https://nation.com.pk/14-Oct-2011/banks-to-observe-two-days-weekly-off-sbp',
    note:
      'Friday since 1977. Sunday was declared in February 1997; the day it took effect was not found, 1 March is ' +
      'an assumption. Saturdays of banks and federal offices: free from 26 April 2010 ' +
      '(https://nation.com.pk/23-Apr-2010/two-weekly-holidays-for-banks-and-government-offices), worked from 27 ' +
      'November 2010 ' +
      '(http://qppstudio-public-holidays-news.blogspot.com/2010/11/pakistan-moves-to-sunday-weekends.html), free ' +
      'from 15 October 2011. An order of March 2013 to work on Saturdays seems not to have lasted. In 2022 banks ' +
      'worked on Saturdays from 13 April to 6 May ' +
      '(https://www.geo.tv/latest/415478-state-bank-of-pakistan-reinstates-saturday-holidays-for-banks), federal ' +
      'offices until 8 June. Fridays off in federal offices from March 2026 (banks open) are not entered. Punjab ' +
      'and others work six days.',
  },
  library: 'PK',
  exclusions: ['9 Muharram P2D', '12 Rabi al-awwal', '1 Shawwal P3D', '10 Dhu al-Hijjah P3D'].map((rule) => ({
    rule,
    why: 'the day of Mecca, in Pakistan mostly a day later; computed by our rules for the crescent in Pakistan',
  })),
  rules: [
    computed('tasua', 'Ashura', ' for 2 days'),
    computed('mawlid', 'Birthday of Muhammad (Mawlid)'),
    computed('eid-al-fitr', 'End of Ramadan (Eid al-Fitr)', ' for 3 days'),
    computed('eid-al-adha', 'Feast of the Sacrifice (Eid al-Adha)', ' for 3 days'),
  ],
  subdivisions: [
    { id: 'BA', name: 'Balochistan', library: 'BA' },
    { id: 'GB', name: 'Gilgit-Baltistan', library: 'GB' },
    { id: 'IS', name: 'Islamabad', library: 'IS' },
    { id: 'JK', name: 'Azad Kashmir', library: 'JK' },
    { id: 'KP', name: 'Khyber Pakhtunkhwa', library: 'KP' },
    { id: 'PB', name: 'Punjab', library: 'PB' },
    { id: 'SD', name: 'Sindh', library: 'SD' },
  ],
});
