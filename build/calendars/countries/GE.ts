import { country } from '../country.js';
import { type ListedDate, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Georgia. The law on family values (2024) made 17 May, Day of Family Sanctity and Respect for Parents, a holiday from
 * 2025 on; the library lacks it. In addition the Government declares days off under article 30 (3) of the Labour Code;
 * those of January 2021 (Ordinance 698 of 26 November 2020) are in.
 *
 * Doubts: the law on family values was read in news only. The Government's days off of other years (7, 8, 10 and 17 May
 * 2024, 5 and 6 January 2026 and more) hold for administrative bodies first, and are not in.
 */

const ORDINANCE_698 = 'https://matsne.gov.ge/ka/document/view/5039470';

const DAYS_OFF = ['03', '04', '05', '06', '08', '09', '10', '11', '12', '13', '14', '15'];

export default country({
  id: 'GE',
  name: 'Georgia',
  timezone: 'Asia/Tbilisi',
  weekend: SATURDAY_SUNDAY,
  library: 'GE',
  rules: [
    {
      rule: '05-17',
      name: 'Day of Family Sanctity and Respect for Parents',
      from: 2025,
      source: 'https://unn.ua/en/news/georgia-sets-a-european-record-for-the-number-of-official-holidays',
    },
  ],
  dates: DAYS_OFF.map(
    (day): ListedDate => ({
      date: `2021-01-${day}`,
      kind: 'holiday',
      name: 'Day off declared by the Government',
      source: ORDINANCE_698,
    }),
  ),
});
