import { days, type Fact } from './fact.js';

/** What sources say of the markets and payment systems of Argentina, Brazil, Chile, Colombia, Mexico and Peru. */

const B3_2025 =
  'https://dinheiroportal.com/index.php/2024/12/04/b3-divulga-calendario-de-feriados-de-2025-veja-quando-nao-tera-pregao';
const B3_2020 =
  'https://www.dgabc.com.br/Noticia/3445267/b3-informa-que-nao-havera-pregao-no-dia-11-mas-funcionara-em-9-07-e-20-11';
const B3_2021 =
  'https://valorinveste.globo.com/mercados/renda-variavel/bolsas-e-indices/noticia/2020/11/18/' +
  'bolsa-tera-pregao-em-feriados-municipais-de-sao-paulo-a-partir-de-2022.ghtml';
const BOVESPA_2014 =
  'https://virginia.exame.com/invest/mercados/bm-fbovespa-encurtara-pregao-em-dias-de-jogos-do-brasil';
const BRL_RESOLUTION = 'https://www.normasbrasil.com.br/norma/resolucao-2516-1998_95549.html';
const DATA =
  'https://github.com/weiqinggu/ThomasAnastosGuResearch/blob/1035b9a2f9546677a420a804f54421d1249fd061';
const IBOVESPA = `${DATA}/%5EBVSP.csv`;
const IPC = `${DATA}/%5EMXX.csv`;
const IPSA = `${DATA}/%5EIPSA.csv`;
const MERVAL_2002 = `${DATA}/%5EMERV.csv`;
const MERVAL =
  'https://github.com/jmtruffa/mep/blob/f78fe4e488baafb4557f76636fe267a8d333b2c0/MERVAL.csv';
const BMV_2014 = 'https://24-horas.mx/?p=572554';
const BMV_2015 = 'https://a7.com.mx/index.php?notaid=43671';
const BMV_2017 =
  'https://informador.mx/amp/economia/Bancos-y-Bolsa-Mexicana-permanecen-cerrados-este-lunes-20171120-0059.html';
const BVC_2016 =
  'http://www.portafolio.co/economia/finanzas/precio-del-dolar-hoy-en-colombia-29-de-diciembre-de-2016-502517';
const BVC_2019 =
  'https://www.larepublica.co/finanzas/bolsa-de-valores-de-colombia-revelo-horarios-para-este-24-y-31-de-diciembre-2942461';
const BVC_2024 = 'https://valoraanalitik.com/horario-bolsa-de-colombia-diciembre-2024';
const COLOMBIA_2023 =
  'https://www.semana.com/nacion/articulo/por-que-sera-dia-festivo-el-lunes-19-de-junio/202317/';
const NUAM_2025 =
  'https://elcomercio.pe/economia/peru/nuam-conoce-los-horarios-especiales-de-operacion-por-cierre-de-ano-l-nuam-l-' +
  'ultimas-noticia/';
const CHILE_2013 =
  'https://elpinguino.com/noticias/148112/Bolsa-chilena-subi-ms-de-3-y-alcanz-su-mayor-nivel-en-tres-meses';
const CHILE_2019 =
  'https://www.americaeconomia.com/economia-mercados/bolsa/bolsa-de-santiago-sufre-mayor-desplome-en-2-anos-y-pierde-' +
  'us7800m-en';
const CHILE_BANKS_2025 =
  'https://www.elmostrador.cl/datos-utiles/2025/12/29/feriado-bancario-marca-el-cierre-del-ano-este-31-de-diciembre-no-' +
  'habra-atencion-en-sucursales/';
const PERU_LAW = 'https://tgs-sarrio.pe/articulo/alerta-laboral-declaran-feriado-el-dia-7-de-junio';
const PERU_BANKS_2024 =
  'https://www.exitosanoticias.pe/actualidad/bancos-supermercados-atenderan-durante-apec-2024-cadenas-pronuncian-dias-' +
  'laborables-n138704';
const BYMA_2024 =
  'https://ambito.com/finanzas/byma-informo-como-operara-el-24-y-el-31-diciembre-n6093017';
const ARGENTINA_2025 =
  'https://www.perfil.com/noticias/economia/el-24-y-el-31-de-diciembre-cierran-los-bancos-que-pasa-con-el-dolar-los-' +
  'pagos-de-anses-y-los-canales-digitales.phtml';
const BCRA_2025 =
  'http://miradorvirtual.com.ar/seguidilla-de-feriados-bancarios-tras-las-elecciones-que-dias-no-abriran-los-bancos-y-' +
  'por-que/';
const OCTOBER_2025 = 'https://www.localnewswave.com/article/1026727819957596160';

const BRAZIL: readonly Fact[] = [
  {
    calendar: 'BVMF',
    year: 2025,
    closed: [
      '01-01',
      '03-03',
      '03-04',
      '04-18',
      '04-21',
      '05-01',
      '06-19',
      '11-20',
      '12-24',
      '12-25',
      '12-31',
    ],
    early: [],
    source: B3_2025,
  },
  ...days('BVMF', 'closed', B3_2020, ['2020-06-11']),
  ...days('BVMF', 'open', B3_2020, [
    '2020-05-20',
    '2020-05-21',
    '2020-05-25',
    '2020-07-09',
    '2020-11-20',
  ]),
  ...days('BVMF', 'closed', B3_2021, ['2021-01-25', '2021-07-09']),
  ...days('BVMF', 'open', B3_2021, ['2022-01-25']),
  ...days('BVMF', 'closed', BOVESPA_2014, ['2014-06-12']),
  ...days('BVMF', 'early 13:30', BOVESPA_2014, ['2014-06-17']),
  ...days('BVMF', 'early 14:30', BOVESPA_2014, ['2014-06-23']),
  ...days(
    'BVMF',
    'closed',
    IBOVESPA,
    (
      '1993-12-24 1993-12-31 1994-01-25 1994-02-16 1994-03-31 1994-07-01 1995-12-29 1996-02-21 1997-03-27 ' +
      '1997-07-09 1998-04-09 1998-12-24 1998-12-31 1999-01-25 1999-04-01 1999-06-03'
    ).split(' '),
  ),
  ...days('BVMF', 'open', IBOVESPA, ['1996-07-09', '1997-11-20', '1998-02-25', '1999-02-17']),
  ...days('BRL', 'closed', BRL_RESOLUTION, [
    '1998-11-02',
    '1999-02-15',
    '1999-04-01',
    '1999-06-03',
    '2000-03-07',
  ]),
  ...days('BRL', 'open', BRL_RESOLUTION, ['2000-04-20', '2000-12-29']),
  ...days('BRL', 'open', B3_2020, ['2020-07-09', '2020-11-20']),
  ...days('BRL:BOND', 'open', B3_2020, ['2020-07-09', '2020-11-20']),
  ...days('BRL:BOND', 'closed', BRL_RESOLUTION, [
    '1999-02-15',
    '1999-02-16',
    '1999-06-03',
    '2000-06-22',
  ]),
];

const MEXICO: readonly Fact[] = [
  {
    calendar: 'XMEX',
    year: 1998,
    closed: [
      '01-01',
      '02-05',
      '04-09',
      '04-10',
      '05-01',
      '05-05',
      '09-01',
      '09-16',
      '11-02',
      '11-20',
      '12-25',
    ],
    source: IPC,
  },
  {
    calendar: 'XMEX',
    year: 2000,
    closed: [
      '03-21',
      '04-20',
      '04-21',
      '05-01',
      '05-05',
      '11-02',
      '11-20',
      '12-01',
      '12-12',
      '12-25',
    ],
    source: IPC,
  },
  {
    calendar: 'XMEX',
    year: 2006,
    closed: [
      '02-06',
      '03-21',
      '04-13',
      '04-14',
      '05-01',
      '11-02',
      '11-20',
      '12-01',
      '12-12',
      '12-25',
    ],
    source: IPC,
  },
  ...days('XMEX', 'closed', IPC, [
    '1994-03-24',
    '1994-11-01',
    '1994-12-01',
    '1995-09-01',
    '1999-12-31',
    '2007-03-19',
  ]),
  ...days('XMEX', 'open', IPC, [
    '1995-10-12',
    '2000-09-01',
    '2003-09-01',
    '2004-11-02',
    '2006-03-20',
    '2007-03-21',
  ]),
  ...days('XMEX', 'closed', BMV_2014, ['2014-04-17', '2014-04-18']),
  ...days('MXN', 'closed', BMV_2014, ['2014-04-17', '2014-04-18']),
  ...days('MXN', 'closed', BMV_2015, ['2015-01-01']),
  ...days('MXN', 'open', BMV_2015, ['2015-01-02']),
  ...days('MXN', 'closed', BMV_2017, ['2017-11-20']),
];

const COLOMBIA: readonly Fact[] = [
  ...days('XBOG', 'closed', BVC_2016, ['2016-12-30']),
  ...days('XBOG', 'closed', BVC_2019, ['2019-12-31']),
  ...days('XBOG', 'closed', BVC_2024, ['2024-12-31']),
  ...days('XBOG', 'early 12:55', BVC_2019, ['2019-12-24']),
  ...days('XBOG', 'early 12:55', NUAM_2025, ['2025-12-24']),
  ...days('COP', 'closed', COLOMBIA_2023, [
    '2023-06-12',
    '2023-06-19',
    '2023-07-03',
    '2023-07-20',
    '2023-08-07',
  ]),
  ...days('COP', 'open', BVC_2019, ['2019-12-31']),
];

const CHILE: readonly Fact[] = [
  ...days('XSGO', 'early 12:45', NUAM_2025, ['2025-12-24', '2025-12-30']),
  ...days('XSGO', 'closed', NUAM_2025, ['2025-12-31']),
  ...days('XSGO', 'early 14:00', CHILE_2019, ['2019-10-21', '2019-10-22']),
  ...days(
    'XSGO',
    'closed',
    IPSA,
    '2004-10-11 2004-11-01 2004-11-19 2004-12-08 2004-12-31 2005-03-25 2005-05-23 2005-06-27'.split(
      ' ',
    ),
  ),
  ...days('XSGO', 'open', IPSA, ['2004-09-20', '2004-10-12', '2005-05-26', '2005-06-29']),
  ...days('CLP', 'closed', CHILE_2013, ['2013-09-18', '2013-09-19', '2013-09-20']),
  ...days('CLP', 'closed', CHILE_BANKS_2025, ['2025-12-31']),
  ...days('CLP', 'open', CHILE_BANKS_2025, ['2025-12-30']),
];

const PERU: readonly Fact[] = [
  ...days('XLIM', 'early 12:10', NUAM_2025, ['2025-12-24', '2025-12-31']),
  ...days('XLIM', 'closed', PERU_LAW, [
    '2024-06-07',
    '2024-08-06',
    '2024-08-30',
    '2024-10-08',
    '2024-12-09',
  ]),
  ...days('PEN', 'closed', PERU_LAW, [
    '2024-06-07',
    '2024-08-06',
    '2024-08-30',
    '2024-10-08',
    '2024-12-09',
  ]),
  ...days('PEN', 'open', PERU_BANKS_2024, ['2024-11-14', '2024-11-15']),
];

const ARGENTINA: readonly Fact[] = [
  {
    calendar: 'XBUE',
    year: 2020,
    closed: (
      '01-01 02-24 02-25 03-23 03-24 03-31 04-09 04-10 05-01 05-25 06-15 07-09 07-10 08-17 10-12 11-23 ' +
      '12-07 12-08 12-24 12-25 12-31'
    ).split(' '),
    source: MERVAL,
  },
  {
    calendar: 'XBUE',
    year: 2021,
    closed: (
      '01-01 02-15 02-16 03-24 04-01 04-02 05-24 05-25 06-21 07-09 08-16 10-08 10-11 11-22 12-08 12-24 ' +
      '12-31'
    ).split(' '),
    source: MERVAL,
  },
  ...days(
    'XBUE',
    'closed',
    MERVAL,
    (
      '2005-03-24 2005-06-20 2005-10-10 2008-11-06 2008-12-24 2008-12-31 2009-07-10 2011-11-28 2012-02-27 ' +
      '2012-04-30 2012-09-24 2012-10-08 2012-11-06 2012-11-26 2012-12-31 2013-01-31 2013-02-20 2013-06-21 ' +
      '2015-11-27 2015-12-24 2015-12-31 2016-06-17 2016-07-08 2019-12-24'
    ).split(' '),
  ),
  ...days('XBUE', 'open', MERVAL, [
    '2005-04-04',
    '2009-02-23',
    '2009-02-24',
    '2012-10-12',
    '2015-11-23',
    '2019-11-06',
  ]),
  ...days('XBUE', 'closed', MERVAL_2002, [
    '2002-01-07',
    '2002-01-16',
    '2002-04-22',
    '2002-04-26',
    '2002-11-06',
  ]),
  ...days('XBUE', 'open', MERVAL_2002, [
    '2001-12-20',
    '2002-01-17',
    '2002-12-24',
    '2002-12-31',
    '2003-04-02',
  ]),
  ...days('XBUE', 'early 15:00', BYMA_2024, ['2024-12-24']),
  ...days('XBUE', 'closed', BYMA_2024, ['2024-12-31']),
  // The 24th, which this article has as closed, was a shortened session (EFE, 23 December 2025; XBUE.ts).
  ...days('XBUE', 'closed', ARGENTINA_2025, ['2025-12-25', '2025-12-31']),
  ...days('ARS', 'closed', ARGENTINA_2025, [
    '2025-12-24',
    '2025-12-25',
    '2025-12-31',
    '2026-01-01',
  ]),
  ...days('ARS', 'closed', BCRA_2025, ['2025-11-21', '2025-11-24', '2025-12-08']),
  ...days('ARS', 'closed', OCTOBER_2025, ['2025-10-10']),
];

export const LATIN_AMERICA: readonly Fact[] = [
  ...BRAZIL,
  ...MEXICO,
  ...COLOMBIA,
  ...CHILE,
  ...PERU,
  ...ARGENTINA,
];
