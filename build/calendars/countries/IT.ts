import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { PROVINCES } from './shared/IT-patrons.js';

/**
 * Italy: law 260 of 1949 as amended (336/2000: 2 June again from 2001; 151/2025: 4 October from 2026); 17 March 2011
 * once. A patron saint's day is no holiday of law, Rome's excepted (Concordat): it is a municipal day by custom and
 * collective agreements, on which offices, banks and schools of the town are closed, while the State's own may keep a
 * service (http://emiliaromagna.agenziaentrate.it/?id=11462). It is given for a province as its capital keeps it
 * (shared/IT-patrons.ts); the province's other towns have days of their own.
 */

export default country({
  id: 'IT',
  name: 'Italy',
  doubts:
    "Doubts: of its parts: a town may keep its day on another date for a year (Foggia in 2015 and 2026, Gorizia in 2008; Messina's offices closed on the 4th when Corpus Domini fell on 3 June): only the moves read on a page stand here. A capital without a page that was read is not listed, Siena because its pages differ; the four without an address are estimated.",
  doubtful: [
    {
      on: '07-15',
      parts: ['PA'],
      note: "Palermo's day (15 July) is the library's, pages have 11 July and 4 September too.",
    },
  ],
  localName: 'Italia',
  otherNames: 'Italy',
  cities: 'Rome, Venice, Venezia, Venedig, Venise, Venecia, Veneza, ヴェネツィア, البندقية',
  currencies: ['EUR'],
  timezone: 'Europe/Rome',
  weekend: SATURDAY_SUNDAY,
  library: 'IT',
  texts: [
    {
      rules: ['01-01', '01-06', 'easter 1', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'],
      from: 2019,
      source: 'http://leg16.camera.it/561?appro=864&Il+quadro+normativo',
      what: 'law 260/1949 as amended',
    },
    {
      rules: ['10-04 since 2026'],
      from: 2026,
      source: 'https://www.assolombarda.it/servizi/lavoro-e-previdenza/informazioni/festa-nazionale-di-san-francesco',
      what: 'law 151/2025',
    },
  ],
  exclusions: [
    {
      rule: '06-02',
      to: 2000,
      why: 'restored by law 336/2000 from 2001; http://leg16.camera.it/561?appro=864&Il+quadro+normativo',
    },
  ],
  subdivisions: [
    {
      id: '21',
      name: 'Piedmont',
      localName: 'Piemonte',
      library: '21',
      subdivisions: [
        {
          id: 'TO',
          name: 'Turin',
          localName: 'Torino',
          cities: 'Torino, Turín, Turim, トリノ, تورينو',
          aliases: ['IT:TO'],
          library: 'TO',
        },
      ],
    },
    {
      id: '25',
      name: 'Lombardy',
      localName: 'Lombardia',
      library: '25',
      subdivisions: [
        {
          id: 'MI',
          name: 'Milan',
          localName: 'Milano',
          cities: 'Milano, Mailand, Milán, Milão, ミラノ, ميلانو',
          aliases: ['IT:MI'],
          library: 'MI',
        },
      ],
    },
    {
      id: 'BZ',
      name: 'South Tyrol',
      localName: 'Südtirol / Alto Adige',
      cities: 'Bolzano, Bozen, Merano, Meran, ボルツァーノ, بولسانو',
      aliases: ['IT:32'],
      library: '32',
    },
    {
      id: '52',
      name: 'Tuscany',
      localName: 'Toscana',
      library: '52',
      subdivisions: [
        {
          id: 'FI',
          name: 'Florence',
          localName: 'Firenze',
          cities: 'Firenze, Florenz, Florencia, Florença, フィレンツェ, فلورنسا',
          aliases: ['IT:FI'],
          library: 'FI',
        },
      ],
    },
    {
      id: '62',
      name: 'Lazio',
      library: '62',
      subdivisions: [{ id: 'RM', name: 'Rome', localName: 'Roma', aliases: ['IT:RM'], library: 'RM' }],
    },
    {
      id: '82',
      name: 'Sicily',
      localName: 'Sicilia',
      library: '82',
      subdivisions: [{ id: 'PA', name: 'Palermo', aliases: ['IT:PA'], library: 'PA' }],
    },
    ...PROVINCES,
  ],
});
