import { country } from '../country.js';
import type { RuleRow } from '../vocabulary.js';

/**
 * Bangladesh. The library lists Buddha Purnima, Janmashtami and Durga Puja for 2016 to 2020; from 2021 on they, and the
 * Muslim days, are computed. The two feasts have three days with the eve, as in the list of 2016 and the exchange's
 * closings to 2024; how many more the government adds by executive order (2025) is not foreseen.
 */

const LIST_2016 = 'https://mopa.gov.bd/';

function computed(feast: string, name: string, days = ''): RuleRow {
  return { rule: `feast ${feast} at BD${days}`, name, from: 2021, source: LIST_2016 };
}

export default country({
  id: 'BD',
  name: "People's Republic of Bangladesh",
  timezone: 'Asia/Dhaka',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '1997-05-31', days: [5, 6] },
      { start: '2001-11-05', days: [5] },
      { start: '2005-09-09', days: [5, 6] },
    ],
    source: 'http://www.thedailystar.net/2005/09/06/d5090601011.htm',
    note:
      'The page gives the 2005 decision, banks included, and the cancellation of 5 November 2001; it puts the ' +
      'first two-day weekend in June 1997, a later account on Saturday 31 May 1997 ' +
      '(https://endroar.com/sundays-weekend-is-like-friday/).',
  },
  years: { from: 2016, why: "Buddha's Birthday, Janmashtami and Durga Puja are listed from 2016 on" },
  library: 'BD',
  exclusions: [
    {
      rule: 'bengali-revised 12-3',
      from: 2025,
      why: 'cancelled in October 2024; https://www.thedailystar.net/news/bangladesh/news/8-natl-days-including-march-7-cancelled-3728751',
    },
    {
      rule: 'bengali-revised 4-31',
      from: 2024,
      why: 'cancelled in August 2024; https://dailyenglishtimes.com/?p=10271',
    },
    ...['05-19', '08-24', '10-08'].map((rule) => ({
      rule,
      from: 2021,
      why: 'the date of 2019 in every year; computed',
    })),
    ...['10 Muharram', '12 Rabi al-awwal', '1 Shawwal P3D', '10 Dhu al-Hijjah P3D'].map((rule) => ({
      rule,
      from: 2021,
      why: 'computed by our rule for the crescent in Bangladesh',
    })),
  ],
  rules: [
    computed('ashura', 'Ashura'),
    computed('mawlid', 'Eid-e-Miladunnabi'),
    computed('eid-al-fitr', 'Eid-ul-Fitr', ' -1 for 3 days'),
    computed('eid-al-adha', 'Eid-ul-Azha', ' -1 for 3 days'),
    computed('buddha-purnima', 'Buddha Purnima'),
    computed('janmashtami', 'Janmashtami'),
    computed('dussehra', 'Durga Puja (Vijaya Dashami)'),
  ],
});
