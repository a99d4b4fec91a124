import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';
import { substitutes } from './shared/african-rows.js';

/**
 * Angola. Law 10/11 of 16 February 2011 has the days of the library; a holiday on a Sunday went to the next working day
 * (an opinion of 2015 on it). Law 11/18 of 28 September 2018 adds 23 March, moves nothing from Sundays and closes the
 * Monday before a holiday on a Tuesday and the Friday after one on a Thursday (article 6), by itself, for all but shifts.
 *
 * Doubts: the law before 2011 was not read (4 January, 25 May and 1 June were holidays of it). The afternoons of 24 and
 * 31 December are free (article 7 of law 10/11); the hour was not read, they are not in. Single days that the President
 * declared, such as the election of 23 August 2017, were not read.
 */

const LAW_2011 = 'https://angolex.com/paginas/leis/regime-juridico-dos-feriados-nacionais-e-locais.html';
const LAW_2018 =
  'https://angolex.com/paginas/leis/' +
  'alteracao-da-lei-dos-feriados-nacionais-e-locais-e-datas-de-celebracao-nacional-lei-11a-18a.html';

const FIXED: Readonly<Record<string, string>> = {
  '01-01': "New Year's Day",
  '02-04': 'Liberation Day',
  '03-08': "International Women's Day",
  '04-04': 'Peace Day',
  '05-01': 'Labour Day',
  '09-17': "National Heroes' Day",
  '11-02': "All Souls' Day",
  '12-25': 'Christmas Day',
};

function bridges(day: string, name: string, from: number): RuleRow {
  return {
    rule: `substitutes ${day} if tuesday then previous monday if thursday then next friday`,
    name: `Day off for ${name}`,
    names: { pt: 'Ponte' },
    from,
    source: LAW_2018,
  };
}

export default country({
  id: 'AO',
  name: 'Angola',
  timezone: 'Africa/Luanda',
  weekend: SATURDAY_SUNDAY,
  library: 'AO',
  rules: [
    {
      rule: '03-23',
      name: 'Southern Africa Liberation Day',
      names: { pt: 'Dia da Libertação da África Austral' },
      from: 2019,
      source: LAW_2018,
    },
    ...substitutes(FIXED, { from: 2011, to: 2018, source: LAW_2011 }),
    ...substitutes({ '11-11': 'Independence Day' }, { from: 2011, to: 2017, source: LAW_2011 }),
    ...Object.entries({ ...FIXED, '03-23': 'Southern Africa Liberation Day', '11-11': 'Independence Day' }).map(
      ([day, name]) => bridges(day, name, 2019),
    ),
    { rule: 'easter -48', name: 'Day off for Carnival', names: { pt: 'Ponte' }, from: 2019, source: LAW_2018 },
  ],
  dates: [
    { date: '2018-12-24', kind: 'holiday', name: 'Day off for Christmas Day', source: LAW_2018 },
    { date: '2018-12-31', kind: 'holiday', name: "Day off for New Year's Day", source: LAW_2018 },
  ],
});
