import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Timor-Leste: Law 10/2005, changed by Law 3/2016 of 25 May (Veterans' Day on 3 March, Memorial Day on 7 December, National
 * Heroes' Day on 31 December) and by Law 10/2023. Nothing is made up. The dates of Idul Fitri and Idul Adha are fixed by an
 * order each year, else computed as in Indonesia and estimated. Days of tolerance (article 7) are leave of the civil service:
 * not in.
 */

const LIST_2013 = 'http://timor-leste.gov.tl/?p=7627&lang=en';
const LIST_2016 = 'https://timor-leste.gov.tl/?lang=pt&p=14419&print=1';
const AMENDED_2016 =
  'https://www.qppstudio.net/public-holidays-news/2016/timor-leste-2016-public-holidays-amended-009604.htm';
const LIST_2022 = 'https://timor-leste.gov.tl/?lang=tp&p=30266&print=1';
const IDUL_ADHA_2018 = 'http://timor-leste.gov.tl/?p=20199&lang=en';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", names: { pt: 'Dia de Ano Novo' }, from: 2006, source: LIST_2013 },
  { rule: '03-03', name: "Veterans' Day", names: { pt: 'Dia dos Veteranos' }, from: 2017, source: LIST_2022 },
  ...ruleRows({ from: 2006, source: LIST_2013 }, [
    { rule: 'easter -2', name: 'Good Friday', names: { pt: 'Sexta-Feira Santa' } },
    { rule: '05-01', name: "World Workers' Day", names: { pt: 'Dia Mundial do Trabalhador' } },
    { rule: '05-20', name: 'Restoration of Independence Day', names: { pt: 'Dia da Restauração da Independência' } },
    { rule: 'easter 60', name: 'Corpus Christi', names: { pt: 'Festa do Corpo de Deus' } },
    { rule: '08-30', name: 'Popular Consultation Day', names: { pt: 'Dia da Consulta Popular' } },
    { rule: '11-01', name: "All Saints' Day", names: { pt: 'Dia de Todos-os-Santos' } },
    { rule: '11-02', name: "All Souls' Day", names: { pt: 'Dia de Todos-os-Fiéis Defuntos' } },
    { rule: '11-12', name: 'National Youth Day', names: { pt: 'Dia Nacional da Juventude' } },
    { rule: '11-28', name: 'Proclamation of Independence Day', names: { pt: 'Dia da Proclamação da Independência' } },
    { rule: '12-07', name: "National Heroes' Day", names: { pt: 'Dia dos Heróis Nacionais' }, to: 2016 },
  ]),
  { rule: '12-07', name: 'Memorial Day', names: { pt: 'Dia da Memória' }, from: 2017, source: LIST_2022 },
  {
    rule: '12-08',
    name: 'Immaculate Conception',
    names: { pt: 'Dia da Nossa Senhora da Imaculada Conceição' },
    from: 2006,
    source: LIST_2013,
  },
  { rule: '12-25', name: 'Christmas Day', names: { pt: 'Dia de Natal' }, from: 2006, source: LIST_2013 },
  {
    rule: '12-31',
    name: "National Heroes' Day",
    names: { pt: 'Dia dos Heróis Nacionais' },
    from: 2016,
    source: LIST_2022,
  },
  { rule: 'feast eid-al-fitr at ID', name: 'Eid al-Fitr', names: { pt: 'Idul Fitri' }, from: 2006, source: LIST_2013 },
  { rule: 'feast eid-al-adha at ID', name: 'Eid al-Adha', names: { pt: 'Idul Adha' }, from: 2006, source: LIST_2013 },
];

export default country({
  id: 'TL',
  name: 'Timor-Leste',
  doubtful: [
    {
      on: '2016-07-07',
      note: '7 July 2016 (Idul Fitri) is as printed in the list of January 2016, which the Government withdrew when it moved Idul Adha from 18 to 12 September; the list that took its place was not read.',
      estimated: true,
    },
    {
      named: ['All Saints', 'All Souls'],
      note: "What Law 10/2023 changed in the list was not read (All Saints' and All Souls' Days stand by an order of 2025).",
    },
  ],
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
