import { country } from '../country.js';
import { dateRows } from '../many-rows.js';
import { holidays, movedHoliday, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Paraguay. Law 1723/2001 lets the President move 1 March, 12 June and 29 September (among others) to a Monday, each year
 * by decree; since law 7544 of 2025 also 20 June, a new holiday, and three more days a year may be declared. Moves to
 * come are not in. 14 May is a holiday again since law 4531 of November 2011. 31 December is a day of banks.
 *
 * Other moves stand as compilations have them (estimated).
 */

const LAW_4531 =
  'http://www.bacn.gov.py/leyes-paraguayas/3831/ley-n-4531-restablece-el-dia-14-de-mayo-de-cada-ano-como-feriado-nacional';
const LAW_7544 = 'https://www.abc.com.py/politica/2025/09/03/ejecutivo-promulgo-la-ley-de-feriados/';
const DECREE_280 =
  'https://www.paraguaymipais.com.ar/paraguay/el-12-de-junio-sera-el-unico-feriado-que-pasara-al-lunes-16-en-el-2014/';
const DECREE_390 = 'https://ultimahora.com/en-junio-se-viene-el-ultimo-finde-largo-del-ano';
const DECREE_2755 = 'https://www.ultimahora.com/solo-un-feriado-sera-adelantado-el-2015-n856876?p=3';
const DECREE_4508 =
  'http://www.abc.com.py/edicion-impresa/politica/el-gobierno-traslada-dos-feriados-al-lunes-para-incentivar-el-turismo-1441699.html';
const DECREE_5958 = 'https://unicanal.com.py/pais/feriado-victoria-de-boqueron/';
const BOQUERON_2024 = 'https://prensamercosur.org/?p=528303';
const WORLD_CUP_2025 = 'https://www.extra.com.py/actualidad/feriados-de-santi-gobierno-analiza-probables-fechas';
const DECEMBER_2025 = 'https://www.mtess.gov.py/?p=33292';

const HEROES = "Heroes' Day";
const CHACO = 'Chaco Armistice';
const BOQUERON = 'Boquerón Battle Victory Day';

export default country({
  id: 'PY',
  name: 'Paraguay',
  doubts:
    'Doubts: days of 2010 to 2015 declared for one occasion (2010-06-14, 2011-04-19, 2011-05-16, 2013-08-14, 2015-07-10). Moves whose decree was not read stand as compilations have them.',
  cities: 'Asunción',
  currencies: ['PYG'],
  timezone: 'America/Asuncion',
  weekend: SATURDAY_SUNDAY,
  library: 'PY',
  exclusions: [
    { rule: '05-14', from: 2008, to: 2011, why: `a holiday again by law 4531; ${LAW_4531}` },
    { rule: '12-31', why: `a day of banks alone, in no list of the law; ${LAW_7544}` },
  ],
  rules: [
    {
      rule: '06-20',
      name: 'Oath of the Constitution',
      names: { es: 'Día de la Jura de la Constitución' },
      from: 2026,
      source: LAW_7544,
      note: 'It may be moved to a Monday by decree.',
    },
  ],
  dates: [
    // Moves that rest on compilations alone.
    ...dateRows({ source: NOT_FOUND, note: 'The decree was not read; as compilations have it.' }, [
      { date: '2013-03-01', kind: 'open', name: "Heroes' Day: kept on 2013-03-04" },
      { date: '2013-03-04', kind: 'holiday', name: HEROES, observed: true },
      { date: '2018-03-01', kind: 'open', name: "Heroes' Day: kept on 2018-02-26" },
      { date: '2018-02-26', kind: 'holiday', name: HEROES, observed: true },
      { date: '2019-03-01', kind: 'open', name: "Heroes' Day: kept on 2019-03-04" },
      { date: '2019-03-04', kind: 'holiday', name: HEROES, observed: true },
      { date: '2022-03-01', kind: 'open', name: "Heroes' Day: kept on 2022-02-28" },
      { date: '2022-02-28', kind: 'holiday', name: HEROES, observed: true },
      { date: '2023-03-01', kind: 'open', name: "Heroes' Day: kept on 2023-02-27" },
      { date: '2023-02-27', kind: 'holiday', name: HEROES, observed: true },
      { date: '2025-03-01', kind: 'open', name: "Heroes' Day: kept on 2025-03-03" },
      { date: '2025-03-03', kind: 'holiday', name: HEROES, observed: true },
      { date: '2013-06-12', kind: 'open', name: `${CHACO}: kept on 2013-06-10` },
      { date: '2013-06-10', kind: 'holiday', name: CHACO, observed: true },
      { date: '2018-06-12', kind: 'open', name: `${CHACO}: kept on 2018-06-11` },
      { date: '2018-06-11', kind: 'holiday', name: CHACO, observed: true },
      { date: '2019-06-12', kind: 'open', name: `${CHACO}: kept on 2019-06-17` },
      { date: '2019-06-17', kind: 'holiday', name: CHACO, observed: true },
      { date: '2020-06-15', kind: 'open', name: `${CHACO}: kept on 2020-06-12` },
      { date: '2020-06-12', kind: 'holiday', name: CHACO, observed: true },
      { date: '2025-06-12', kind: 'open', name: `${CHACO}: kept on 2025-06-16` },
      { date: '2025-06-16', kind: 'holiday', name: CHACO, observed: true },
      { date: '2022-09-29', kind: 'open', name: `${BOQUERON}: kept on 2022-10-03` },
      { date: '2022-10-03', kind: 'holiday', name: BOQUERON, observed: true },
    ]),
    movedHoliday(CHACO, DECREE_280, { '2014-06-12': '2014-06-16' }),
    movedHoliday(CHACO, DECREE_390, { '2024-06-12': '2024-06-10' }),
    movedHoliday(BOQUERON, DECREE_2755, { '2015-09-29': '2015-09-28' }),
    movedHoliday(HEROES, DECREE_4508, { '2016-03-01': '2016-02-29' }),
    movedHoliday(BOQUERON, DECREE_4508, { '2016-09-29': '2016-10-03' }),
    movedHoliday(BOQUERON, DECREE_5958, { '2021-09-29': '2021-09-27' }),
    movedHoliday(BOQUERON, BOQUERON_2024, { '2024-09-29': '2024-09-30' }),
    // Decree 6215 of 2026, as told.
    ...dateRows({ source: NOT_FOUND, note: 'The decree was not read; as compilations have it.' }, [
      { date: '2026-06-20', kind: 'open', name: 'Oath of the Constitution: kept on 2026-06-22' },
      { date: '2026-06-22', kind: 'holiday', name: 'Oath of the Constitution', observed: true },
    ]),
    holidays('National holiday by decree (World Cup)', WORLD_CUP_2025, '2025-09-05'),
    holidays('National holiday by decree', DECEMBER_2025, '2025-12-26'),
  ],
});
