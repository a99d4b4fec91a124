import { country } from '../country.js';

/**
 * Albania. The library has Mother Teresa on 19 October (excluded since 2018) and not on the day of her canonisation,
 * 5 September, nor Alphabet Day, added to Law 7651 on official holidays in 2024. A holiday on a weekend moves to the
 * first working day after it, the religious ones too, which the library does not move.
 *
 * Doubts: the amending laws themselves were not read. An older list says that from 2010 on days were not moved for some
 * years. Eid days are announced by the Muslim Community, so the moved ones are estimates.
 */

const TIRANA_2025 = 'https://aziendeaccordi.ice.it/it/mercati/albania/tirana/calendario-delle-festivita';
const CANONISATION = 'https://www.officeholidays.com/holidays/albania/saint-teresa-canonisation-day';

const AL_TERESA =
  'the day of Mother Teresa is her canonisation, 5 September, since 2018; ' +
  'https://www.officeholidays.com/holidays/albania/saint-teresa-canonisation-day';

export default country({
  id: 'AL',
  name: 'Albania',
  timezone: 'Europe/Tirane',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'A six-day week in the first years after 1990 is likely; no source settles until when.',
  },
  library: 'AL',
  exclusions: [
    { rule: '10-19 and if saturday,sunday then next monday', from: 2018, why: AL_TERESA },
    { rule: '10-19 and if sunday then next monday', from: 2018, why: `${AL_TERESA} (the rule of 3.35.0)` },
  ],
  rules: [
    {
      rule: '09-05 and if saturday,sunday then next monday',
      name: "Saint Teresa's Canonisation Day",
      names: { sq: 'Dita e Shenjtërimit të Shenjt Terezës' },
      from: 2018,
      source: CANONISATION,
    },
    {
      rule: '11-22 and if saturday,sunday then next monday',
      name: 'Alphabet Day',
      names: { sq: 'Dita e Alfabetit' },
      from: 2024,
      source: TIRANA_2025,
      note: 'The bill of January 2024: https://gazetainfokus.com/?p=1744383',
    },
    {
      rule: 'substitutes 1 Shawwal if saturday,sunday then next monday',
      name: 'End of Ramadan (Eid al-Fitr)',
      from: 2018,
      status: 'estimated',
      source: TIRANA_2025,
    },
    {
      rule: 'substitutes 10 Dhu al-Hijjah if saturday,sunday then next monday',
      name: 'Feast of the Sacrifice (Eid al-Adha)',
      from: 2018,
      status: 'estimated',
      source: TIRANA_2025,
    },
  ],
});
