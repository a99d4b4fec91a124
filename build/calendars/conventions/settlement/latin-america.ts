import { announced, type CycleTable, changed, known, original, report, unconfirmed } from '../rows.js';

/**
 * Peru moved to two days by September 2017 (BYMA counted it among the markets that had in August); Chile was on two
 * days when it was asked in 2001, and in 2019 the press counts it among those on two.
 */

const T2_2017 = report('http://www.securitieslendingtimes.com/securitieslendingnews/article.php?article_id=221655');
const INDOSUEZ_2024 = report('https://hongkong.internet.pp.pcg.ca-indosuez.com/indosuez-in-hong-kong/important-notice');
/** Trades of 4 September (72 hours) and 5 September (48 hours) "will be jointly settled on September 7th, 2017". */
const BYMA_2017 = original(
  'https://www.byma.com.ar/en/noticias/byma-to-reduce-regular-cash-settlement-date-to-48-hours-t2/',
);
const BYMA_2024 = original('https://www.byma.com.ar/en/news/byma-will-shorten-its-settlement-cycle-for-cash/');
/** Trades of 24 May (D+3) and 27 May (D+2) both settle on 29 May 2019. */
const EXAME_2019 = report(
  'https://exame.abril.com.br/mercados/bolsa-reduz-para-dois-dias-o-prazo-de-liquidacao-de-negocios/',
);
/** Reuters: "a mudança deve entrar em vigor em fevereiro de 2028". */
const B3_2025 = report(
  'https://economia.uol.com.br/noticias/reuters/2025/09/05/b3-estuda-reduzir-ciclo-de-liquidacao-de-acoes-de-d2-para-d1.htm',
);
/** "Market settlement of equities = T+2"; the status of 21 September 2001. */
const ISSA_CL = report('http://www.issanet.org/projects/rec2000-cl5.html');
/** "The reduction to the settlement cycle from T+3 to T+2", with the migration "due on 6 April 2020". */
const CLEARSTREAM_CO = report(
  'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a19110-1629382',
);
const COLOMBIA = 'Announced for 6 April 2020; a text that tells when it began was not found.';

export default [
  {
    markets: 'XMEX',
    cycles: {
      equity: [
        known('2017-09-04', 3, T2_2017),
        changed('2017-09-05', 2, T2_2017),
        changed('2024-05-27', 1, INDOSUEZ_2024),
      ],
    },
  },
  {
    markets: 'XBUE',
    cycles: {
      equity: [
        known('2017-09-04', 3, BYMA_2017),
        changed('2017-09-05', 2, BYMA_2017),
        changed('2024-05-27', 1, BYMA_2024, 'Cash trades; same-day settlement is offered beside it.'),
      ],
    },
  },
  {
    markets: 'BVMF',
    cycles: {
      equity: [
        known('2019-05-24', 3, EXAME_2019),
        changed('2019-05-27', 2, EXAME_2019),
        announced('2028-02-01', 1, B3_2025, 'Planned for February 2028; no day was told: its first is taken.'),
      ],
    },
  },
  { markets: 'XSGO', cycles: { equity: [known('2001-09-21', 2, ISSA_CL)] } },
  {
    markets: 'XBOG',
    cycles: {
      equity: [known('2019-11-08', 3, CLEARSTREAM_CO), unconfirmed('2020-04-06', 2, CLEARSTREAM_CO, COLOMBIA)],
    },
  },
  { markets: 'XLIM', cycles: { equity: [known('2017-09-05', 2, T2_2017, 'Since when was not found.')] } },
] satisfies readonly CycleTable[];
