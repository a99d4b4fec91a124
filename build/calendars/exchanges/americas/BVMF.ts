import { calendar } from '../../definition.js';
import { restsSince } from '../../many-rows.js';
import { type ListedDate, onDates, type RuleRow } from '../../vocabulary.js';

/**
 * B3, São Paulo (Bovespa until 2008, BM&FBovespa until 2017): closed on the financial market's national holidays, on
 * 24 December and on the last weekday of the year. The holidays of the city and the state (25 January, 9 July since
 * 1997, 20 November from 2004) closed it until 2021; since 2022 it trades on them, and 20 November has been a national
 * holiday since 2024. In 2020 city and state brought their holidays forward to May: B3 traded on those days and on
 * 9 July and 20 November too, and kept Corpus Christi.
 *
 * Ash Wednesday opens at 13:00 and closes at the usual hour, so it is a business day; until 1996 it was closed. Early
 * closes are known from the football World Cups of 2006 and 2014 only; those of 2010, 2018 and 2022 changed nothing.
 */

const NATIONAL_ONLY =
  'https://valorinveste.globo.com/mercados/renda-variavel/bolsas-e-indices/noticia/2020/11/18/' +
  'bolsa-tera-pregao-em-feriados-municipais-de-sao-paulo-a-partir-de-2022.ghtml';
const CALENDAR_2014 = 'https://www.infomoney.com.br/?p=434417';
const CALENDAR_2025 =
  'https://dinheiroportal.com/index.php/2024/12/04/b3-divulga-calendario-de-feriados-de-2025-veja-quando-nao-tera-pregao';
/** The exchange's pages for 2025 and 2026. */
const B3_2025 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/b3/2025-2027/live_calendario_de_feriados_2025.htm.html';
const B3_2026 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/b3/2025-2027/live_calendario_de_negociacao_2026.htm.html';
const MOVED_2020 =
  'https://www.dgabc.com.br/Noticia/3445267/b3-informa-que-nao-havera-pregao-no-dia-11-mas-funcionara-em-9-07-e-20-11';
const WORLD_CUP_2006 = 'https://revistacafeicultura.com.br/com-copa-bovespa-e-bmf-encerram-pregao-as-15h';
const WORLD_CUP_2014 =
  'https://virginia.exame.com/invest/mercados/bm-fbovespa-encurtara-pregao-em-dias-de-jogos-do-brasil';
const WORLD_CUP_REVIEW =
  'http://www.infomoney.com.br/mercados/acoes-e-indices/noticia/7457428/' +
  'segue-jogo-bolsa-tera-funcionamento-normal-dias-jogos-brasil-copa';
/** Daily Ibovespa since 1993, a row of nulls on days without trading. */
const INDEX =
  'https://github.com/weiqinggu/ThomasAnastosGuResearch/blob/1035b9a2f9546677a420a804f54421d1249fd061/%5EBVSP.csv';
/** The same from April 2006 on. */
const INDEX_2006 = 'https://github.com/raulikeda/Backtesting/blob/6e067baaa88db9b54194a0c1557a16bc3e7ae9d4/%5EBVSP.csv';

const LISTED = { source: B3_2025, basis: 'notice', note: `2026 in ${B3_2026}` } as const;

const RULES: readonly RuleRow[] = restsSince(2025, LISTED, [
  {
    rule: '01-25',
    name: 'Anniversary of São Paulo',
    names: { pt: 'Aniversário de São Paulo' },
    from: 1990,
    to: 2021,
    source: NATIONAL_ONLY,
    note: `No index value in 1994, 1996 and 1999: ${INDEX}`,
  },
  {
    rule: 'easter -46',
    name: 'Ash Wednesday',
    names: { pt: 'Quarta-feira de Cinzas' },
    from: 1990,
    to: 1996,
    source: INDEX,
    note: 'No value in 1994 and 1996, values in 1998 and 1999. doubt: 1990 to 1993, 1995 and 1997.',
  },
  {
    rule: '07-09',
    name: 'Constitutionalist Revolution',
    names: { pt: 'Revolução Constitucionalista' },
    from: 1997,
    to: 2021,
    source: NATIONAL_ONLY,
    note: `First kept in 1997, not in 1996: ${INDEX}`,
  },
  {
    rule: '11-20',
    name: 'Black Consciousness Day',
    names: { pt: 'Dia da Consciência Negra' },
    from: 2004,
    to: 2021,
    source: NATIONAL_ONLY,
    note: `Closed in 2006, the first weekday one: ${INDEX_2006}`,
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    names: { pt: 'Véspera de Natal' },
    from: 1990,
    source: CALENDAR_2025,
    note: `No index value in 1993, 1997 and 1998: ${INDEX}`,
  },
  {
    rule: '12-31 if saturday,sunday then previous friday',
    observed: false,
    name: 'Last weekday of the year',
    from: 1990,
    source: CALENDAR_2025,
    note: `Friday 29 December 1995 and 2006 closed: ${INDEX} ${INDEX_2006}`,
  },
]);

const DATES: readonly ListedDate[] = [
  {
    date: '2006-06-13',
    kind: 'early_close',
    name: 'World Cup: Brazil v Croatia',
    closes: '15:00',
    source: WORLD_CUP_2006,
  },
  {
    date: '2006-06-22',
    kind: 'early_close',
    name: 'World Cup: Japan v Brazil',
    closes: '15:00',
    source: WORLD_CUP_2006,
  },
  { date: '2014-06-12', kind: 'holiday', name: 'Opening of the World Cup', source: WORLD_CUP_2014 },
  {
    date: '2014-06-17',
    kind: 'early_close',
    name: 'World Cup: Brazil v Mexico',
    closes: '13:30',
    source: WORLD_CUP_2014,
  },
  {
    date: '2014-06-23',
    kind: 'early_close',
    name: 'World Cup: Cameroon v Brazil',
    closes: '14:30',
    source: WORLD_CUP_2014,
  },
  ...onDates(['2014-07-04', '2014-07-08'], {
    kind: 'early_close',
    name: 'World Cup: match of Brazil',
    closes: '14:30',
    status: 'estimated',
    source: WORLD_CUP_REVIEW,
    note: 'doubt: the source tells of early closes before the other matches; the hour is that of 23 June (match at 17:00).',
  }),
  { date: '2020-07-09', kind: 'open', name: 'Holiday brought forward to 25 May', source: MOVED_2020 },
  { date: '2020-11-20', kind: 'open', name: 'Holiday brought forward to 21 May', source: MOVED_2020 },
];

export default calendar({
  id: 'BVMF',
  kind: 'exchange',
  name: 'B3 São Paulo',
  doubts:
    'Doubts: Ash Wednesday of 1997 (closed in 1996, open in 1998) is taken to be open. Matches of the World Cups of 1990 to 2002 may have shortened sessions, not found.',
  doubtful: [{ years: '-1992', note: '1990 to 1992 are carried back (the index read begins in April 1993).' }],
  localName: 'B3 Brasil, Bolsa, Balcão',
  otherNames: 'B3, Bovespa, BM&F, Ibovespa',
  countries: ['BR'],
  cities: 'São Paulo',
  currencies: ['BRL'],
  isMainExchange: true,
  timezone: 'America/Sao_Paulo',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'BRL', from: 1990, to: 2024, source: CALENDAR_2014 },
    { calendar: 'BRL', from: 2025, to: 2026, source: B3_2025, note: `2026 in ${B3_2026}` },
    { calendar: 'BRL', from: 2027, source: NATIONAL_ONLY },
  ],
  rules: RULES,
  dates: DATES,
});
