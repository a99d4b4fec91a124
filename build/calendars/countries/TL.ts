import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Timor-Leste: Law 10/2005, changed by Law 3/2016 of 25 May (Veterans' Day on 3 March, Memorial Day on 7 December, National
 * Heroes' Day on 31 December) and by Law 10/2023. Nothing is made up. The dates of Idul Fitri and Idul Adha are fixed by an
 * order each year, else computed as in Indonesia and estimated. Days of tolerance (article 7) are leave of the civil service:
 * not in.
 *
 * Doubts: 7 July 2016 (Idul Fitri) is as printed in the list of January 2016, which the Government withdrew when it moved
 * Idul Adha from 18 to 12 September; the list that took its place was not read. What Law 10/2023 changed in the list was not read (All Saints' and All Souls' Days stand by an order of 2025).
 */

const LIST_2013 = 'http://timor-leste.gov.tl/?p=7627&lang=en';
const LIST_2016 = 'https://timor-leste.gov.tl/?lang=pt&p=14419&print=1';
const AMENDED_2016 =
  'https://www.qppstudio.net/public-holidays-news/2016/timor-leste-2016-public-holidays-amended-009604.htm';
const LIST_2022 = 'https://timor-leste.gov.tl/?lang=tp&p=30266&print=1';
const IDUL_ADHA_2018 = 'http://timor-leste.gov.tl/?p=20199&lang=en';

function day(rule: string, name: string, pt: string, more: Partial<RuleRow> = {}): RuleRow {
  return { rule, name, names: { pt }, from: 2006, source: LIST_2013, ...more };
}

const RULES: readonly RuleRow[] = [
  day('01-01', "New Year's Day", 'Dia de Ano Novo'),
  day('03-03', "Veterans' Day", 'Dia dos Veteranos', { from: 2017, source: LIST_2022 }),
  day('easter -2', 'Good Friday', 'Sexta-Feira Santa'),
  day('05-01', "World Workers' Day", 'Dia Mundial do Trabalhador'),
  day('05-20', 'Restoration of Independence Day', 'Dia da Restauração da Independência'),
  day('easter 60', 'Corpus Christi', 'Festa do Corpo de Deus'),
  day('08-30', 'Popular Consultation Day', 'Dia da Consulta Popular'),
  day('11-01', "All Saints' Day", 'Dia de Todos-os-Santos'),
  day('11-02', "All Souls' Day", 'Dia de Todos-os-Fiéis Defuntos'),
  day('11-12', 'National Youth Day', 'Dia Nacional da Juventude'),
  day('11-28', 'Proclamation of Independence Day', 'Dia da Proclamação da Independência'),
  day('12-07', "National Heroes' Day", 'Dia dos Heróis Nacionais', { to: 2016 }),
  day('12-07', 'Memorial Day', 'Dia da Memória', { from: 2017, source: LIST_2022 }),
  day('12-08', 'Immaculate Conception', 'Dia da Nossa Senhora da Imaculada Conceição'),
  day('12-25', 'Christmas Day', 'Dia de Natal'),
  day('12-31', "National Heroes' Day", 'Dia dos Heróis Nacionais', { from: 2016, source: LIST_2022 }),
  day('feast eid-al-fitr at ID', 'Eid al-Fitr', 'Idul Fitri'),
  day('feast eid-al-adha at ID', 'Eid al-Adha', 'Idul Adha'),
];

export default country({
  id: 'TL',
  name: 'Timor-Leste',
  otherNames: 'East Timor',
  cities: 'Dili',
  currencies: ['USD'],
  timezone: 'Asia/Dili',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2006, why: 'Law 10/2005 of 10 August 2005' },
  rules: RULES,
  announced: [
    {
      name: 'Eid al-Fitr',
      names: { pt: 'Idul Fitri' },
      replaces: ['feast eid-al-fitr at ID'],
      source: LIST_2022,
      years: { 2013: { days: '08-08', source: LIST_2013 }, 2016: { days: '07-07', source: LIST_2016 }, 2022: '05-02' },
    },
    {
      name: 'Eid al-Adha',
      names: { pt: 'Idul Adha' },
      replaces: ['feast eid-al-adha at ID'],
      source: LIST_2022,
      years: {
        2013: { days: '10-15', source: LIST_2013 },
        2016: { days: '09-12', source: AMENDED_2016 },
        2018: { days: '08-22', source: IDUL_ADHA_2018 },
        2022: '07-09',
      },
    },
  ],
});
