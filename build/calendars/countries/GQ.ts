import { country } from '../country.js';
import { standing, substitutes } from '../forms/africa.js';
import { NOT_FOUND, type RuleRow } from '../vocabulary.js';

/**
 * Equatorial Guinea. By decree 9/2007 of 5 February the working day after a holiday on a day that is not worked is a
 * holiday too, as Monday 16 August 2021. A list of 2024 has 8 March, Maundy Thursday and 25 May as well.
 */

const DECREE =
  'https://realequatorialguinea.com/destacado/sociedad/este-lunes-16-de-agosto-no-se-trabaja-por-puente-del-dia-de-la-constitucion-de-guinea-ecuatorial/';
const LIST_2024 = 'https://guineainfomarket.com/business/2024/03/29/calendario-laboral-de-guinea-ecuatorial-2024';

const IN_LIST_OF_2024 = {
  '03-08': "International Women's Day",
  'easter -3': 'Maundy Thursday',
  '05-25': 'African Liberation Day',
};

const FIXED: Readonly<Record<string, string>> = {
  '01-01': "New Year's Day",
  '05-01': 'Labour Day',
  '06-05': "President's Day",
  '08-03': 'Armed Forces Day',
  '08-15': 'Constitution Day',
  '10-12': 'Independence Day',
  '12-08': 'Immaculate Conception',
  '12-25': 'Christmas Day',
};

const FROM_SATURDAY: readonly RuleRow[] = substitutes(
  FIXED,
  {
    from: 2008,
    source: NOT_FOUND,
    note: 'doubt: decree 9/2007 speaks of a day that is not worked; a compilation has it.',
  },
  'saturday',
);

export default country({
  id: 'GQ',
  name: 'Equatorial Guinea',
  doubts:
    'Doubts: the decree itself was not read; whether the three days were in it from the beginning (estimated before 2024) and whether a Saturday is such a day (estimated) was not settled. Patronal feasts of towns are not in; that of Annobón, one island and province, is.',
  localName: 'Guinea Ecuatorial / Guinée équatoriale',
  otherNames: 'Equatorial Guinea',
  cities: 'Malabo',
  currencies: ['XAF'],
  timezone: 'Africa/Malabo',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'Lists name a six-day week (labour law); that of government offices was not settled.',
  },
  library: 'GQ',
  rules: [
    ...standing(IN_LIST_OF_2024, {
      from: 2008,
      to: 2023,
      source: NOT_FOUND,
      note: 'doubt: in the list of 2024 and in a compilation for all years.',
    }),
    ...standing(IN_LIST_OF_2024, { from: 2024, source: LIST_2024 }),
    ...substitutes(
      { '03-08': "International Women's Day", '05-25': 'African Liberation Day' },
      {
        from: 2024,
        source: DECREE,
      },
    ),
    ...FROM_SATURDAY,
  ],
  subdivisions: [
    {
      id: 'AN',
      name: 'Annobón',
      rules: [
        {
          rule: '06-13',
          name: 'Saint Anthony of Padua',
          names: { es: 'San Antonio de Padua' },
          from: 2008,
          source: LIST_2024,
          note: 'The list is of 2024; the feast is older.',
        },
      ],
    },
  ],
});
