import { calendar } from '../definition.js';

/**
 * The TIIE de fondeo of Banco de México, the equilibrium interbank rate "a un día hábil bancario": determined on every such
 * day and printed in the Diario Oficial of the next, by circular 3/2012; the notice that was read is that of 31 December
 * 2020, and the Bank's tables name title 3, chapter IV of the circular
 * (https://www.banxico.org.mx/SieInternet/consultarDirectorioInternetAction.do?sector=18&accion=consultarCuadro&idCuadro=CF101&locale=es).
 * The rate was begun in January 2020; the TIIE of 28, 91 and 182 days has the same days.
 */

const NOTICE_2020 =
  'https://hacendaria.com/enlace-dof/tasa-de-interes-interbancaria-de-equilibrio-de-fondeo-a-un-dia-habil-bancario-20210105';

export default calendar({
  id: 'MXN:TIIE',
  kind: 'bond',
  name: 'TIIE de fondeo (Mexican peso overnight rate)',
  doubts:
    "Doubts: the chapter of the circular that says when was not read; that banking days are those of SPEI's is taken over.",
  otherNames: 'fondeo',
  countries: ['MX'],
  timezone: 'America/Mexico_City',
  years: [2020, 2100],
  weekend: [{ start: '2020-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'MXN', from: 2020, kinds: ['holiday'], source: NOTICE_2020 }],
});
