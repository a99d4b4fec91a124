import { country } from '../country.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * São Tomé and Príncipe. Law 7/90 and, as the tourist board tells it, 4 January (King Amador); a holiday on a Sunday is
 * kept on the Monday.
 */

const TOURIST_BOARD = 'https://www.visitsaotomeprincipe.st/en/informacoes-uteis/feriados';
const KING_AMADOR = { name: 'King Amador Day', names: { pt: 'Dia do Rei Amador' } };

export default country({
  id: 'ST',
  name: 'São Tomé & Príncipe',
  doubts: 'Doubts: The days of Príncipe alone were not found.',
  doubtful: [
    {
      on: '01-04 12-21',
      years: '-2020',
      note: 'The law was not read, nor since when 4 January is one: before 2020 it rests on a compilation, in which holidays of before 2019 on a weekend stay there and 21 December is one since 2020 only.',
    },
    {
      named: ['Independence', 'Labour', 'New Year', 'Christmas', 'Armed', 'Martyrs', 'King Amador', 'Agricultural'],
      note: "That a Saturday gives the Friday is the library's; guides differ on whether weekends are made up at all.",
    },
  ],
  localName: 'São Tomé e Príncipe',
  cities: 'São Tomé',
  currencies: ['STN'],
  timezone: 'Africa/Sao_Tome',
  weekend: SATURDAY_SUNDAY,
  library: 'ST',
  rules: [
    {
      rule: '01-04',
      ...KING_AMADOR,
      from: 2016,
      to: 2019,
      source: NOT_FOUND,
      note: 'doubt: in a compilation; the year of the law was not found.',
    },
    {
      rule: '01-04 and if saturday then previous friday if sunday then next monday',
      ...KING_AMADOR,
      from: 2020,
      source: TOURIST_BOARD,
    },
  ],
});
