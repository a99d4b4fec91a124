import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Brazil: national holidays (Law 662/1949 and others, the ministry's yearly portarias), state holidays by state law.
 * Optional days ("ponto facultativo": Carnival, Corpus Christi, 24 and 31 December) are days of public offices and banks.
 *
 * Acre keeps a state holiday of Tuesday to Thursday on the Friday (law 2.126/2009), but not 15 June; 6 August is optional.
 *
 * 7 August is no holiday in Rio Grande do Norte (law 7.831/2000 names none; the state's list of 2025):
 * https://www.cearamirimlivre.com/2025/08/7-de-agosto-sem-feriado-no-rn.html
 *
 * Amapá's 25 July was a holiday from 2012 until the Supreme Court struck the law down in September 2018.
 *
 * Goiás moves 26 July for its offices in some years (25 July 2016, 28 July 2025), not in.
 */

const ACRE_2023 = 'https://www.acrelandia.ac.gov.br/feriados';
const ACRE_2024 =
  'https://ecosdanoticia.net/2024/01/acre-tera-15-feriados-estaduais-e-pontos-facultativos-em-2024-confira-o-calendario/';
const ACRE_2026 =
  'https://g1.globo.com/ac/acre/noticia/2026/01/22/dia-do-evangelico-e-do-catolico-veja-o-que-abre-e-o-que-fecha-no-feriado-prolongado-no-ac.ghtml';
const ALAGOAS_2020 =
  'https://mail.todosegundo.com.br/noticia/alagoas/confira-mes-a-mes-os-feriados-em-alagoas-neste-ano-de-2020/23/24755';
const SAO_TIAGO = 'https://selesnafes.com/2023/07/veja-o-que-funciona-no-dia-de-sao-tiago-que-nao-e-feriado/';
const AMAPA_2023 =
  'https://cleidefreires.com.br/dia-da-consciencia-negra-e-feriado-no-ap-veja-como-fica-o-horario-de-funcionamento-de-comercio-e-servicos';
const CEARA_2025 = 'https://sindesp.org.br/feriado-nacional-em-2025/';
const PARANA =
  'https://gazetadopovo.com.br/vida-e-cidadania/governador-sanciona-lei-que-revoga-feriado-em-19-de-dezembro-ehi1rgrx9l75nfiqe6j1getzi';
const PORTARIA_2026 = 'https://www.rosaliearruda.com/2025/12/governo-federal-divulga-feriados-e.html';
/** The ordinances of the years that name Good Friday a national holiday. */
const GOOD_FRIDAY = {
  rules: ['easter -2'],
  basis: 'notice',
  note: 'A religious holiday of every municipality by Lei 9.093 de 1995, which was not read.',
} as const;
const LAW_14759 = 'Law 14.759/2023; https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/l14759.htm';

/** 20 November, a holiday of all the country since 2024; the library ends it in states that had it before. */
const BLACK_AWARENESS: RuleRow = {
  rule: '11-20',
  name: 'Black Awareness Day',
  names: { pt: 'Dia Nacional de Zumbi e da Consciência Negra' },
  from: 2024,
  source: LAW_14759,
};

const ACRE_LISTS = `List of 2023 (laws 3.137/2016, 1.538/2004, 1.411/2001, 243/1968, 57/1965, 2.126/2009); of 2024: ${ACRE_2024}`;

const ACRE: readonly RuleRow[] = ruleRows({ source: ACRE_2023, note: ACRE_LISTS }, [
  {
    rule: '01-20 if tuesday,wednesday,thursday then next friday',
    name: "Catholics' Day",
    names: { pt: 'Dia do Católico' },
    from: 2017,
    exceptYears: [2026],
    note: `${ACRE_LISTS}; doubt: whether the day moves in the middle of a week, as the others do.`,
  },
  {
    rule: '01-23 if tuesday,wednesday,thursday then next friday',
    name: "Evangelicals' Day",
    names: { pt: 'Dia do Evangélico' },
    from: 2005,
  },
  {
    rule: '03-08 if tuesday,wednesday,thursday then next friday',
    name: "International Women's Day",
    names: { pt: 'Alusivo ao Dia Internacional da Mulher' },
    from: 2010,
  },
  {
    rule: '09-05 if tuesday,wednesday,thursday then next friday',
    name: 'Amazon Day',
    names: { pt: 'Dia da Amazônia' },
    from: 2010,
  },
  {
    rule: '11-17 if tuesday,wednesday,thursday then next friday',
    name: 'Signing of the Treaty of Petrópolis',
    names: { pt: 'Assinatura do Tratado de Petrópolis' },
    from: 1990,
  },
]);

/** The optional days on which banks are closed all day. */
const CARNIVAL = { rules: ['easter -48', 'easter -47', 'easter 60'] } as const;
const ANBIMA = 'https://www.anbima.com.br/feriados/feriados.asp';

export default country({
  id: 'BR',
  name: 'Brazil',
  localName: 'Brasil',
  cities: 'Brasília',
  currencies: ['BRL'],
  timezone: 'America/Sao_Paulo',
  weekend: SATURDAY_SUNDAY,
  library: 'BR',
  texts: [
    {
      rules: ['01-01', '05-01', '09-07', '11-15', '12-25'],
      from: 2019,
      source: 'http://www2.camara.leg.br/legin/fed/lei/1940-1949/lei-662-6-abril-1949-347136-norma-pl.html',
      what: 'Lei 662 de 1949',
    },
    { rules: ['10-12'], from: 2019, source: 'https://ibee.com.br/?p=72832', what: 'Lei 6.802 de 1980' },
    {
      rules: ['04-21', '11-02'],
      from: 2019,
      source: 'http://bioamigo.com.br/bioamigobr-54-danca-dos-feriados/?share=google-plus-1',
      what: 'Lei 10.607 de 2002',
    },
    {
      ...GOOD_FRIDAY,
      from: 2019,
      to: 2022,
      source: PORTARIA_2026,
      what: 'Portaria MGI 11.460 de 2025: feriado nacional',
    },
    {
      ...GOOD_FRIDAY,
      from: 2023,
      to: 2023,
      source:
        'http://www.dalconcontabilidade.cnt.br/site/2023/01/13/feriados-e-pontos-facultativos-para-o-ano-de-2023/',
      what: 'Portaria ME 11.090 de 2022: feriado nacional',
    },
    {
      ...GOOD_FRIDAY,
      from: 2024,
      to: 2024,
      source: 'https://integra.ufpr.br/governo-federal-anuncia-feriados-para-2024/',
      what: 'Portaria MGI 8.617 de 2023: feriado nacional',
    },
    {
      ...GOOD_FRIDAY,
      from: 2025,
      to: 2025,
      source: 'https://clicrdc.com.br/categoria-geral/confira-os-feriados-nacionais-e-pontos-facultativos-de-2025',
      what: 'Portaria MGI 9.783 de 2024: feriado nacional',
    },
    { ...GOOD_FRIDAY, from: 2026, source: PORTARIA_2026, what: 'Portaria MGI 11.460 de 2025: feriado nacional' },
    { rules: ['11-20'], from: 2024, source: LAW_14759, what: 'Lei 14.759 de 2023' },
    { ...CARNIVAL, from: 2019, to: 2025, source: ANBIMA, what: 'closed to banks and the financial market' },
    {
      ...CARNIVAL,
      from: 2026,
      to: 2026,
      source: PORTARIA_2026,
      what: 'Portaria MGI 11.460 de 2025: ponto facultativo',
    },
    { ...CARNIVAL, from: 2027, source: ANBIMA, what: 'closed to banks and the financial market' },
  ],
  englishNames: {
    'Dia do evangélico': "Evangelicals' Day",
    'Alusivo ao Dia Internacional da Mulher': "International Women's Day",
    'Aniversário do estado': 'State Anniversary',
    'Dia da Amazônia': 'Amazon Day',
    'Morte de Zumbi dos Palmares': 'Death of Zumbi dos Palmares',
    'São João': "Saint John's Day",
    'São Pedro': 'Saint Peter',
    'Emancipação política': 'Political Emancipation Day',
    'Dia da Consciência Negra': 'Black Awareness Day',
    'Elevação do Amazonas à categoria de província': 'Elevation of Amazonas to a Province',
    'Dia de São José': "Saint Joseph's Day",
    'Criação do Território Federal': 'Creation of the Federal Territory',
    'Independência da Bahia': 'Independence of Bahia',
    'Data magna do estado': 'State Day',
    'Fundação de Brasília': 'Foundation of Brasília',
    'Dia do Evangélico': "Evangelicals' Day",
    'Dia de Nossa Senhora da Penha': 'Our Lady of Penha',
    'Fundação da Cidade de Goiás': 'Foundation of the City of Goiás',
    'Lançamento da pedra fundamental de Goiânia': 'Laying of the Foundation Stone of Goiânia',
    'Nossa Senhora Auxiliadora': 'Our Lady Help of Christians',
    'Adesão do Maranhão à independência do Brasil': 'Accession of Maranhão to the Independence of Brazil',
    'Criação do estado': 'Creation of the State',
    'Adesão do Grão-Pará à independência do Brasil': 'Accession of Grão-Pará to the Independence of Brazil',
    'Homenagem à memória do ex-presidente João Pessoa': 'Homage to the Memory of President João Pessoa',
    'Nossa Senhora das Neves': 'Our Lady of the Snows',
    'Revolução Pernambucana de 1817': 'Pernambuco Revolution of 1817',
    'Nossa Senhora do Carmo': 'Our Lady of Mount Carmel',
    'Dia do Piauí': 'Piauí Day',
    'Emancipação política do estado do Paraná': 'Political Emancipation of the State of Paraná',
    'Nossa Senhora da Luz dos Pinhais': 'Our Lady of the Light of the Pines',
    Carnaval: 'Carnival',
    'Dia de São Jorge': "Saint George's Day",
    'Dia de São Sebastião': "Saint Sebastian's Day",
    'Mártires de Cunhaú e Uruaçu': 'Martyrs of Cunhaú and Uruaçu',
    'Proclamação da República Rio-Grandense': 'Proclamation of the Riograndense Republic',
    'Dia de Santa Catarina': 'Santa Catarina Day',
    'Dia de Santa Catarina de Alexandria': 'Saint Catherine of Alexandria',
    'Emancipação política de Sergipe': 'Political Emancipation of Sergipe',
    'Revolução Constitucionalista': 'Constitutionalist Revolution',
    'Autonomia do Estado': 'State Autonomy Day',
    'Nossa Senhora da Natividade': 'Nativity of Our Lady',
  },
  subdivisions: [
    {
      id: 'AC',
      name: 'Acre',
      cities: 'Rio Branco',
      timezone: 'America/Rio_Branco',
      library: 'AC',
      exclusions: [
        { rule: '01-12', why: `Evangelicals' Day is 23 January: law 1.538/2004; ${ACRE_2023}` },
        { rule: '03-08', from: 2010, why: `kept on the Friday in the middle of a week: see the rules; ${ACRE_2023}` },
        { rule: '09-05', from: 2010, why: `kept on the Friday in the middle of a week: see the rules; ${ACRE_2023}` },
      ],
      rules: ACRE,
      dates: [
        {
          date: '2026-01-22',
          kind: 'holiday',
          name: "Catholics' Day",
          names: { pt: 'Dia do Católico' },
          observed: true,
          source: ACRE_2026,
          note: 'Moved from Tuesday the 20th to the Thursday by the state, so that it joins the holiday of the 23rd.',
        },
      ],
    },
    {
      id: 'AL',
      name: 'Alagoas',
      cities: 'Maceió',
      timezone: 'America/Maceio',
      library: 'AL',
      rules: [
        {
          rule: '11-30',
          name: "Evangelicals' Day",
          names: { pt: 'Dia Estadual do Evangélico' },
          from: 2015,
          source: ALAGOAS_2020,
          note: 'In the decrees of 2019 and 2024; doubt: the first year.',
        },
      ],
    },
    {
      id: 'AM',
      name: 'Amazonas',
      cities: 'Manaus',
      timezone: 'America/Manaus',
      library: 'AM',
      rules: [BLACK_AWARENESS],
    },
    {
      id: 'AP',
      name: 'Amapá',
      cities: 'Macapá',
      timezone: 'America/Belem',
      library: 'AP',
      rules: [
        BLACK_AWARENESS,
        {
          rule: '11-20',
          name: 'Black Awareness Day',
          names: { pt: 'Dia da Consciência Negra' },
          from: 2008,
          to: 2023,
          source: AMAPA_2023,
          note: 'Offices and banks closed on 20 November 2023; since 2008 by law 1.169/2007, as told.',
        },
        {
          rule: '07-25',
          name: "Saint James' Day",
          names: { pt: 'São Tiago' },
          from: 2012,
          to: 2018,
          source: SAO_TIAGO,
        },
      ],
    },
    { id: 'BA', name: 'Bahia', cities: 'Salvador da Bahia', timezone: 'America/Bahia', library: 'BA' },
    {
      id: 'CE',
      name: 'Ceará',
      cities: 'Fortaleza',
      timezone: 'America/Fortaleza',
      library: 'CE',
      rules: [
        { rule: '03-19', name: "Saint Joseph's Day", names: { pt: 'Dia de São José' }, from: 1990, source: CEARA_2025 },
      ],
    },
    { id: 'DF', name: 'Federal District', localName: 'Distrito Federal', library: 'DF' },
    // Our Lady of Penha: law 11.010/2019, https://www.agazeta.com.br/economia/agora-e-lei-dia-de-nossa-senhora-da-penha-e-feriado-estadual-1225
    { id: 'ES', name: 'Espírito Santo', cities: 'Vitória', library: 'ES' },
    { id: 'GO', name: 'Goiás', library: 'GO', subdivisions: [{ id: 'GOIANIA', name: 'Goiânia', library: 'GOIANIA' }] },
    { id: 'MA', name: 'Maranhão', cities: 'São Luís', timezone: 'America/Fortaleza', library: 'MA' },
    {
      id: 'MG',
      name: 'Minas Gerais',
      library: 'MG',
      subdivisions: [{ id: 'BH', name: 'Belo Horizonte', library: 'BH' }],
    },
    { id: 'MS', name: 'Mato Grosso do Sul', cities: 'Campo Grande', timezone: 'America/Campo_Grande', library: 'MS' },
    {
      id: 'MT',
      name: 'Mato Grosso',
      cities: 'Cuiabá',
      timezone: 'America/Cuiaba',
      library: 'MT',
      rules: [BLACK_AWARENESS],
    },
    { id: 'PA', name: 'Pará', cities: 'Belém', timezone: 'America/Belem', library: 'PA' },
    { id: 'PB', name: 'Paraíba', cities: 'João Pessoa', timezone: 'America/Fortaleza', library: 'PB' },
    {
      id: 'PE',
      name: 'Pernambuco',
      timezone: 'America/Recife',
      library: 'PE',
      exclusions: [
        { rule: '1st sunday in March', from: 2018, why: 'on 6 March: see the rules; https://legis.alepe.pe.gov.br/' },
      ],
      rules: [
        {
          rule: '03-06',
          name: 'Pernambuco Revolution of 1817',
          names: { pt: 'Revolução Pernambucana de 1817' },
          from: 2018,
          source: NOT_FOUND,
          note: 'The state day, on a fixed date by a law of 2017 that was not read; rests on compilations.',
        },
      ],
      subdivisions: [{ id: 'RE', name: 'Recife', timezone: 'America/Recife', library: 'RE' }],
    },
    { id: 'PI', name: 'Piauí', cities: 'Teresina', timezone: 'America/Fortaleza', library: 'PI' },
    {
      id: 'PR',
      name: 'Paraná',
      library: 'PR',
      exclusions: [{ rule: '12-19', from: 2014, why: `no holiday any more by law 18.384/2014; ${PARANA}` }],
      subdivisions: [{ id: 'CU', name: 'Curitiba', library: 'CU' }],
    },
    {
      id: 'RJ',
      name: 'Rio de Janeiro',
      library: 'RJ',
      rules: [BLACK_AWARENESS],
      subdivisions: [{ id: 'RJ', name: 'Rio de Janeiro', library: 'RJ' }],
    },
    { id: 'RN', name: 'Rio Grande do Norte', cities: 'Natal', timezone: 'America/Fortaleza', library: 'RN' },
    { id: 'RO', name: 'Rondônia', cities: 'Porto Velho', timezone: 'America/Porto_Velho', library: 'RO' },
    { id: 'RR', name: 'Roraima', cities: 'Boa Vista', timezone: 'America/Boa_Vista', library: 'RR' },
    { id: 'RS', name: 'Rio Grande do Sul', cities: 'Porto Alegre', library: 'RS' },
    // 11 August is kept on the Sunday after: http://www.normasbrasil.com.br/norma/decreto-432-2020-sc_389251.html (law 17.335/2017)
    { id: 'SC', name: 'Santa Catarina', cities: 'Florianópolis', library: 'SC' },
    { id: 'SE', name: 'Sergipe', cities: 'Aracaju', timezone: 'America/Maceio', library: 'SE' },
    {
      id: 'SP',
      name: 'São Paulo',
      library: 'SP',
      rules: [BLACK_AWARENESS],
      subdivisions: [{ id: 'SP', name: 'São Paulo', library: 'SP' }],
    },
    {
      id: 'TO',
      name: 'Tocantins',
      cities: 'Palmas',
      timezone: 'America/Araguaina',
      library: 'TO',
      rules: [
        {
          rule: '08-15',
          name: 'Our Lord of Bonfim',
          names: { pt: 'Dia do Senhor do Bonfim' },
          from: 2025,
          source:
            'Law 4.509 of 25 September 2024; https://www.jornaldotocantins.com.br/economia/15-de-agosto-dia-do-senhor-do-bonfim-sera-feriado-estadual-pela-primeira-vez-no-tocantins-1.3298435',
        },
      ],
    },
  ],
});
