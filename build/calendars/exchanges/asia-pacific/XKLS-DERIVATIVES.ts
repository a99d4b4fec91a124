import { calendar } from '../../definition.js';

/**
 * Bursa Malaysia Derivatives: the closures of the Bursa ("Bursa Malaysia and its subsidiaries will be closed ... both
 * securities and derivatives markets will resume"), in 2024 and 2026. The half days of the shares are not taken over; the
 * night session before a holiday is not held, which is no early close. The data begin with 2010.
 */

const FITR_2026 =
  'https://www.malaymail.com/news/money/2026/03/13/' +
  'bursa-malaysia-subsidiaries-to-close-in-conjunction-with-hari-raya-aidilfitri/212553';

export default calendar({
  id: 'XKLS:DERIVATIVES',
  kind: 'exchange',
  name: 'Bursa Malaysia Derivatives',
  doubtful: [{ years: '-2023', note: 'That the days of both markets were common before 2024 was not read.' }],
  timezone: 'Asia/Kuala_Lumpur',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XKLS', from: 2010, kinds: ['holiday'], source: FITR_2026 }],
});
