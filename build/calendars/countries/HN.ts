import { country } from '../country.js';
import { inPeriods } from '../many-rows.js';
import { onDates, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Honduras. Decree 78-2015 (18 August 2015) unites the holidays of 3, 12 and 21 October in the "Semana Morazánica":
 * Wednesday, Thursday and Friday of the first week of October, kept from 2 October 2019, 5 October 2022, 4 October 2023
 * and 1 October 2025 on, which is each time the first Wednesday; in 2020 it was the first Wednesday of November. The
 * library has the three old days in all years; they are excluded since 2015.
 */

const HISTORY = 'https://www.elpueblo.hn/2025/10/feriado-morazanico-historia-objeto-y.html';
const NOVEMBER_2020 = 'https://www.laprensa.hn/inicio/1410760-410/oficial-semana-morazanica-feriado-noviembre';

const MORAZAN_WEEK = { name: 'Morazán Week', names: { es: 'Semana Morazánica' } } as const;

export default country({
  id: 'HN',
  name: 'Honduras',
  doubtful: [
    {
      named: ['Morazán', 'Week'],
      years: '2015-',
      note: 'The week is kept from Wednesday noon to Saturday noon in the private sector and by banks; the whole days are those of the public sector.',
    },
    {
      on: '10-03 10-12 10-21',
      years: '-2013',
      note: 'In 2014 decree 75-2014 had moved the three days to the last week of October, on which days was not read; earlier years were changed by decrees each year.',
    },
    {
      on: '10-03 10-12 10-21',
      years: '2014',
      note: 'In 2014 decree 75-2014 had moved the three days to the last week of October, on which days was not read; earlier years were changed by decrees each year.',
      estimated: true,
    },
  ],
  cities: 'Tegucigalpa',
  currencies: ['HNL'],
  timezone: 'America/Tegucigalpa',
  weekend: SATURDAY_SUNDAY,
  library: 'HN',
  exclusions: [
    { rule: '10-03', from: 2015, why: 'moved into the Semana Morazánica, decree 78-2015; replaced in HN.ts' },
    { rule: '10-12', from: 2015, why: 'moved into the Semana Morazánica, decree 78-2015; replaced in HN.ts' },
    { rule: '10-21', from: 2015, why: 'moved into the Semana Morazánica, decree 78-2015; replaced in HN.ts' },
  ],
  englishNames: { 'Día de las Américas': 'Americas Day' },
  rules: inPeriods(
    [
      { from: 2015, to: 2019, source: HISTORY },
      { from: 2021, source: HISTORY },
    ],
    [
      { ...MORAZAN_WEEK, rule: '1st wednesday in October' },
      { ...MORAZAN_WEEK, rule: 'thursday after 1st wednesday in October' },
      { ...MORAZAN_WEEK, rule: 'friday after 1st wednesday in October' },
    ],
  ),
  dates: onDates(['2020-11-04', '2020-11-05', '2020-11-06'], {
    ...MORAZAN_WEEK,
    kind: 'holiday',
    source: NOVEMBER_2020,
  }),
});
