import { country } from '../country.js';
import { rulesNamed } from '../many-rows.js';
import { NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * South Georgia and the South Sandwich Islands: no people but officials, scientists and a ship's crew at Grytviken; the
 * government sits in Stanley. Its Gazette of 21 December 2017 lists holidays, known by compilations of it alone: so all are
 * estimated, and those that other compilations do not have (a Saturday of April for the Sovereign's birthday) are left out.
 * Before it, the days that offices of the territory and of the Falkland Islands have in common.
 */

const COMMON: RuleRow[] = rulesNamed(
  { from: 2002, source: NOT_FOUND, note: 'As in the Falkland Islands; no list of the territory was found.' },
  { '01-01': "New Year's Day", 'easter -2': 'Good Friday', '12-25': 'Christmas Day', '12-26': 'Boxing Day' },
);

/** Compilations of the Gazette of 21 December 2017. */
const GAZETTE_TOLD =
  'https://www.detailedpedia.com/wiki-Public_holidays_in_South_Georgia_and_the_South_Sandwich_Islands';
/** Compilations of the Gazette of 21 December 2017. */
const OWN: RuleRow[] = rulesNamed(
  { from: 2018, source: GAZETTE_TOLD, lead: true, note: 'The Gazette itself was not read.' },
  {
    '01-17': 'Possession Day',
    'easter 1': 'Easter Monday',
    '04-25': 'Liberation Day',
    '05-20': 'Shackleton Day',
    '06-21': 'Midwinter Day',
    '09-04': 'Toothfish Day',
  },
);

export default country({
  id: 'GS',
  name: 'South Georgia & South Sandwich Islands',
  doubts: 'Doubts: the day on which a holiday is kept when it falls on a weekend was not read.',
  cities: 'King Edward Point',
  currencies: ['GBP'],
  timezone: 'Atlantic/South_Georgia',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2002, why: 'as the Falkland Islands, whose days these are' },
  rules: [...COMMON, ...OWN],
});
