import { bothTaken } from '../../forms/settlement.js';

/** Doubts: see the note of the calendar; the source tells of the cycle. */

const CYCLE = 'https://www.cma.gov.kw/en/web/cma/cma-board-releases/-/cmaboardreleases/detail/634688';

export default bothTaken(
  {
    mic: 'XKUW',
    name: 'Boursa Kuwait',
    at: 'Kuwait Clearing Company, dinar',
    timezone: 'Asia/Kuwait',
    years: [2017, 2060],
    weekend: { '2017-01-01': [5, 6] },
  },
  'KWD',
  CYCLE,
);
