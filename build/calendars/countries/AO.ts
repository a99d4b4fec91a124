import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { rulesNamed } from '../many-rows.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Angola. Law 10/11 of 16 February 2011 has the days of the library; a holiday on a Sunday went to the next working day
 * (an opinion of 2015 on it). Law 11/18 of 28 September 2018 adds 23 March, moves nothing from Sundays and closes the
 * Monday before a holiday on a Tuesday and the Friday after one on a Thursday (article 6), by itself, for all but shifts.
 */

const LAW_2011 = 'https://angolex.com/paginas/leis/regime-juridico-dos-feriados-nacionais-e-locais.html';
const LAW_2018 =
  'https://angolex.com/paginas/leis/' +
  'alteracao-da-lei-dos-feriados-nacionais-e-locais-e-datas-de-celebracao-nacional-lei-11a-18a.html';

const ELECTION_2017 =
  'http://24.sapo.pt/atualidade/artigos/presidente-angolano-decreta-tolerancia-de-ponto-para-quarta-feira';
const INAUGURATION_2017 =
  'https://correiokianda.info/tolerancia-ponto-na-terca-feira-devido-cerimonia-tomada-posse-do-novo-presidente-da-republica/';
const ELECTION_2022 =
  'https://novojornal.co.ao/politica/interior/eleicoes-governo-decreta-tolerancia-de-ponto-no-dia-24-de-agosto-109437.html';
const INAUGURATION_2022 =
  'https://portaldeangola.com/eleicoes-gerais-de-2022-presidente-da-republica-decreta-tolerancia-de-ponto-na-quinta-feira';
const DAY_OFF = {
  names: { pt: 'Tolerância de ponto' },
  note: 'In the whole country by presidential decree, for all but those who work in shifts.',
};

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

export default country({
  id: 'AO',
  name: 'Angola',
  doubts:
    'Doubts: The afternoons of 24 and 31 December are free (article 7 of law 10/11); the hour was not read, they are not in.',
  doubtful: [
    { years: '-2010', note: 'The law before 2011 was not read (4 January, 25 May and 1 June were holidays of it).' },
    {
      named: ['Day off for the'],
      note: "The President's days off (tolerância de ponto, for all but shifts) of 2017 and 2022 are in; those of other years were not read.",
    },
  ],
  cities: 'Luanda',
  currencies: ['AOA'],
  timezone: 'Africa/Luanda',
  weekend: SATURDAY_SUNDAY,
  library: 'AO',
  texts: [
    {
      rules: [
        '01-01',
        '02-04',
        'easter -47',
        '03-08',
        'easter -2',
        '04-04',
        '05-01',
        '09-17',
        '11-02',
        '11-11',
        '12-25',
      ],
      from: 2020,
      source: 'Lei 11/18, articles 2 and 6 (the day between a holiday on Tuesday or Thursday and the weekend)',
    },
  ],
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
    ...rulesNamed(
      { names: { pt: 'Ponte' }, from: 2019, source: LAW_2018 },
      {
        'substitutes 01-01 if tuesday then previous monday if thursday then next friday': "Day off for New Year's Day",
        'substitutes 02-04 if tuesday then previous monday if thursday then next friday': 'Day off for Liberation Day',
        'substitutes 03-08 if tuesday then previous monday if thursday then next friday':
          "Day off for International Women's Day",
        'substitutes 04-04 if tuesday then previous monday if thursday then next friday': 'Day off for Peace Day',
        'substitutes 05-01 if tuesday then previous monday if thursday then next friday': 'Day off for Labour Day',
        'substitutes 09-17 if tuesday then previous monday if thursday then next friday':
          "Day off for National Heroes' Day",
        'substitutes 11-02 if tuesday then previous monday if thursday then next friday': "Day off for All Souls' Day",
        'substitutes 12-25 if tuesday then previous monday if thursday then next friday': 'Day off for Christmas Day',
        'substitutes 03-23 if tuesday then previous monday if thursday then next friday':
          'Day off for Southern Africa Liberation Day',
        'substitutes 11-11 if tuesday then previous monday if thursday then next friday':
          'Day off for Independence Day',
      },
    ),
    { rule: 'easter -48', name: 'Day off for Carnival', names: { pt: 'Ponte' }, from: 2019, source: LAW_2018 },
  ],
  dates: [
    holidays('Day off for the general election', ELECTION_2017, '2017-08-23', DAY_OFF),
    holidays('Day off for the presidential inauguration', INAUGURATION_2017, '2017-09-26', DAY_OFF),
    holidays('Day off for the general election', ELECTION_2022, '2022-08-24', DAY_OFF),
    holidays('Day off for the presidential inauguration', INAUGURATION_2022, '2022-09-15', DAY_OFF),
    { date: '2018-12-24', kind: 'holiday', name: 'Day off for Christmas Day', source: LAW_2018 },
    { date: '2018-12-31', kind: 'holiday', name: "Day off for New Year's Day", source: LAW_2018 },
  ],
});
