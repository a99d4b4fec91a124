import type { ListedDate } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Kenya. By the Public Holidays Act (Cap. 110, schedule, part II) Idd-ul-Azha is a day off for Muslims only, and so
 * left out; here are the years in which the Cabinet Secretary for the Interior declared it, in the Kenya Gazette, a
 * public holiday for all.
 *
 * Doubts: before 2019 and after 2025 no notice was read ("sometimes they offer gazettement", says the Supreme Council
 * of Kenya Muslims). Other days declared one by one (elections, inaugurations, funerals) are not in.
 */

const GAZETTED: readonly (readonly [string, string])[] = [
  [
    '2019-08-12',
    'https://www.capitalfm.co.ke/news/2019/08/cs-matiangi-gazettes-monday-public-holiday-to-mark-eid-ul-adha/',
  ],
  [
    '2020-07-31',
    'https://kenyan-post.com/2020/07/29/interior-cs-fred-matiangi-declares-friday-a-national-holiday-to-mark-idd-ul-azha/',
  ],
  ['2021-07-20', 'https://www.kbc.co.ke/interior-cs-public-holiday-on-20th-to-celebrate-idd-ul-adha/'],
  ['2022-07-11', 'https://www.standardmedia.co.ke/article/2001449822/government-declares-monday-a-public-holiday'],
  ['2023-06-28', 'https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/'],
  ['2024-06-17', 'https://ngasumedia.co.ke/cs-kindiki-declares-monday-june-17-a-public-holiday-for-eid-al-adha'],
  [
    '2025-06-06',
    'https://www.standardmedia.co.ke/article/2001520855/gov-t-declares-friday-a-public-holiday-to-mark-eid-ul-adha',
  ],
];

export const KE: readonly CountryAmendment[] = [
  {
    id: 'KE',
    subdivisions: true,
    dates: GAZETTED.map(
      ([date, source]): ListedDate => ({ date, kind: 'holiday', name: 'Idd-ul-Azha (Eid al-Adha)', source }),
    ),
  },
];
