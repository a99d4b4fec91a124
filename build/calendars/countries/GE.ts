import { country } from '../country.js';
import { holidays, onDates, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Georgia. The law on family values (2024) made 17 May, Day of Family Sanctity and Respect for Parents, a holiday from
 * 2025 on; the library lacks it. In addition the Government declares days off under article 30 (3) of the Labour Code;
 * those of January 2021 (Ordinance 698 of 26 November 2020) are in, and 29 August and 3 October 2025, on which state
 * bodies and banks were closed. Those that hold for administrative bodies alone are not (3 to 6 January 2022 and 2023, 7,
 * 8 and 10 May 2024, 5 and 6 January 2026: banks worked).
 */

const ORDINANCE_698 = 'https://matsne.gov.ge/ka/document/view/5039470';

export default country({
  id: 'GE',
  name: 'Georgia',
  doubts: 'Doubts: 17 May 2024, a day off in one compilation, was not found; nor days off of other years.',
  doubtful: [{ named: ['Family'], note: 'The law on family values was read in news only.' }],
  localName: 'საქართველო',
  cities: 'Tbilisi',
  currencies: ['GEL'],
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
  dates: [
    ...onDates(
      [
        '2021-01-03',
        '2021-01-04',
        '2021-01-05',
        '2021-01-06',
        '2021-01-08',
        '2021-01-09',
        '2021-01-10',
        '2021-01-11',
        '2021-01-12',
        '2021-01-13',
        '2021-01-14',
        '2021-01-15',
      ],
      { kind: 'holiday', name: 'Day off declared by the Government', source: ORDINANCE_698 },
    ),
    holidays(
      'Day off declared by the Government',
      'https://sputnik-georgia.ru/20250825/pyatnitsa-v-gruzii-obyavlena-vykhodnym-dnem-294664272.html',
      '2025-08-29',
    ),
    holidays(
      'Day off declared by the Government',
      'https://sputnik-georgia.ru/20251002/pyatnitsa-v-gruzii-obyavlena-vykhodnym-dnem-295179464.html',
      '2025-10-03',
    ),
  ],
});
