import type { ListedDate } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Hungary. The library agrees with the Labour Code of 2000 and of 2017 (Good Friday), but has 1 November, a holiday
 * since 2000, in the years before too (left out to 1999). The minister's yearly decree moves single working days to a
 * Saturday; those of 2012, 2019, 2024, 2025 and 2026 were read.
 *
 * Doubts: the decrees of the other years were not read, so their moved days are missing.
 */

const DECREE_2012 = 'https://kapos.hu/hirek/gazdasag/2011-10-18/2012_a_munkaszuneti_napok_eve.html';
const DECREE_2019 =
  'https://24ora.eu/2018/08/26/kiadtak-a-rendeletet-elkepeszto-karacsonyunk-lesz-jovore-ezzel-senki-se-szamolt/amp';
const DECREE_2024 =
  'https://www.munkaugyiforum.hu/a-gazdasagfejlesztesi-miniszter-15-2023-vii-13-gfm-rendelete-a-2024-evi-munkaszuneti-napok-koruli-munkarendrol/';
const DECREE_2025 = 'https://njt.hu/';
const DECREE_2026 = 'https://tamogatoweb.hu/10-2025-iv-30-ngm-rendelet/';

/** Day of rest, Saturday worked in its place. */
const MOVED: readonly (readonly [string, string, string])[] = [
  ['2012-03-16', '2012-03-24', DECREE_2012],
  ['2012-04-30', '2012-05-05', DECREE_2012],
  ['2012-10-22', '2012-10-27', DECREE_2012],
  ['2012-11-02', '2012-11-10', DECREE_2012],
  ['2012-12-24', '2012-12-15', DECREE_2012],
  ['2019-08-19', '2019-08-10', DECREE_2019],
  ['2019-12-24', '2019-12-07', DECREE_2019],
  ['2019-12-27', '2019-12-14', DECREE_2019],
  ['2024-08-19', '2024-08-03', DECREE_2024],
  ['2024-12-24', '2024-12-07', DECREE_2024],
  ['2024-12-27', '2024-12-14', DECREE_2024],
  ['2025-05-02', '2025-05-17', DECREE_2025],
  ['2025-10-24', '2025-10-18', DECREE_2025],
  ['2025-12-24', '2025-12-13', DECREE_2025],
  ['2026-01-02', '2026-01-10', DECREE_2026],
  ['2026-08-21', '2026-08-08', DECREE_2026],
  ['2026-12-24', '2026-12-12', DECREE_2026],
];

export const HU: readonly CountryAmendment[] = [
  {
    id: 'HU',
    subdivisions: true,
    dates: MOVED.flatMap(([rest, work, source]): ListedDate[] => [
      { date: rest, kind: 'holiday', name: 'Day of rest', names: { hu: 'pihenőnap' }, source },
      {
        date: work,
        kind: 'weekend_workday',
        name: `Working day in place of ${rest}`,
        names: { hu: 'munkanap' },
        source,
      },
    ]),
  },
];
