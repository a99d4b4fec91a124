import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * French Southern and Antarctic Lands: scientists, soldiers and civil servants on the bases of Kerguelen, Crozet, Amsterdam and Adélie
 * Land; administered from Saint-Pierre (Réunion). Its agents have the legal holidays of the French Republic. The days of the abolition of
 * slavery are listed by territory (Labour Code, L. 3422-2) and none is of these lands.
 */

export default country({
  id: 'TF',
  name: 'French Southern Territories',
  localName: 'Terres australes françaises',
  cities: 'Port-aux-Français',
  currencies: ['EUR'],
  aliases: ['FR:TF'],
  timezone: 'Indian/Kerguelen',
  weekend: SATURDAY_SUNDAY,
  inherits: [
    {
      calendar: 'FR',
      from: 1990,
      source:
        'Labour Code, L. 3133-1 and L. 3422-2; https://www.legifrance.gouv.fr/affichCode.do?idSectionTA=LEGISCTA000006178062&cidTexte=LEGITEXT000006072050&dateTexte=20190521',
    },
  ],
});
