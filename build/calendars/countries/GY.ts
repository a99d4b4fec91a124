import { country } from '../country.js';
import { NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Guyana. Phagwah and Deepavali are listed by the library to 2024, from 2025 on they are computed, the Muslim days too;
 * a Sunday gives the Monday, as in 2017, 2019 and 2023. No list of the government was read.
 */

function computed(feast: string, name: string): RuleRow {
  return {
    rule: `feast ${feast} at GY and if sunday then next monday`,
    name,
    from: 2025,
    source: NOT_FOUND,
    note: 'computed; the government declares the days of the year',
  };
}

export default country({
  id: 'GY',
  name: 'Guyana',
  timezone: 'America/Guyana',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2017, why: 'Phagwah is listed from 2015 on, Deepavali in 2015 and from 2017 on' },
  library: 'GY',
  exclusions: ['12 Rabi al-awwal', '10 Dhu al-Hijjah'].map((rule) => ({
    rule,
    from: 2025,
    why: 'computed by our rule for the crescent at Georgetown',
  })),
  rules: [
    computed('holi', 'Phagwah'),
    computed('diwali', 'Deepavali'),
    computed('mawlid', 'Youman Nabi'),
    computed('eid-al-adha', 'Eid Ul Adha'),
  ],
});
