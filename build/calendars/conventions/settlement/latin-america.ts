import { type CycleTable, changed, known, original, report } from '../rows.js';

/** Doubts: Chile, Colombia and Peru are left out, since no text with a day was read. */

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
const B3_2028 = 'B3 plans T+1 for February 2028; no day was told (Reuters, 5 September 2025).';

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
    cycles: { equity: [known('2019-05-24', 3, EXAME_2019), changed('2019-05-27', 2, EXAME_2019, B3_2028)] },
  },
] satisfies readonly CycleTable[];
