import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://www.cma.gov.kw/en/web/cma/cma-board-releases/-/cmaboardreleases/detail/634688';

export default bothTaken(
  {
    mic: 'XKUW',
    name: 'Boursa Kuwait',
    at: 'Kuwait Clearing Company, dinar',
    timezone: 'Asia/Kuwait',
    years: [2017, 2100],
    weekend: { '2017-01-01': [5, 6] },
  },
  'KWD',
  CYCLE,
);
