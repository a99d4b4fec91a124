import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Austria: Feiertagsruhegesetz 1957, § 1, of the whole federation; thirteen days, since 26 October was added in 1967
 * (https://github.com/legalize-dev/legalize-at/blob/280a5df95c3c50b95d6ec0abcbce0df4fb24769a/at/AT-10008168.md). Good Friday was a holiday of some churches'
 * members to 2019. The days of the provinces' patron saints are no public holidays.
 */
export default country({
  id: 'AT',
  name: 'Austria',
  localName: 'Österreich',
  cities: 'Vienna',
  currencies: ['EUR'],
  timezone: 'Europe/Vienna',
  weekend: SATURDAY_SUNDAY,
  library: 'AT',
  texts: [
    {
      rules: [
        '01-01',
        '01-06',
        'easter 1',
        '05-01',
        'easter 39',
        'easter 50',
        'easter 60',
        '08-15',
        '10-26',
        '11-01',
        '12-08',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://www.ris.bka.gv.at/eli/bgbl/1957/153/A1P1/NOR12094414',
      what: 'Feiertagsruhegesetz 1957, paragraph 1',
    },
  ],
  exclusions: excludedRules(['12-24 14:00 if sunday then 00:00', '12-31 14:00 if sunday then 00:00'], {
    why: 'an early end at banks alone by the library, no day of the act on rest from work',
  }),
  englishNames: { Staatsfeiertag: 'Labour Day' },
  subdivisions: [
    { id: '1', name: 'Burgenland', cities: 'Eisenstadt, アイゼンシュタット, أيزنشتات', library: '1' },
    {
      id: '2',
      name: 'Carinthia',
      localName: 'Kärnten',
      cities: 'Klagenfurt, Klagenfurt am Wörthersee, Villach, クラーゲンフルト, كلاغنفورت',
      library: '2',
    },
    {
      id: '3',
      name: 'Lower Austria',
      localName: 'Niederösterreich',
      cities: 'St. Pölten, Sankt Pölten, Saint-Pölten, Sankt-Pölten, ザンクト・ペルテン, سانكت بولتن',
      library: '3',
    },
    {
      id: '4',
      name: 'Upper Austria',
      localName: 'Oberösterreich',
      cities: 'Linz, Wels, Steyr, リンツ, لينتس',
      library: '4',
    },
    {
      id: '5',
      name: 'Salzburg',
      localName: 'Land Salzburg',
      cities: 'Salzbourg, Salzburgo, ザルツブルク, سالزبورغ',
      library: '5',
    },
    { id: '6', name: 'Styria', localName: 'Steiermark', cities: 'Graz, Leoben, グラーツ, غراتس', library: '6' },
    {
      id: '7',
      name: 'Tyrol',
      localName: 'Tirol',
      cities: 'Innsbruck, Kufstein, Lienz, インスブルック, إنسبروك',
      library: '7',
    },
    { id: '8', name: 'Vorarlberg', cities: 'Bregenz, Dornbirn, Feldkirch, ブレゲンツ, بريغنز', library: '8' },
    { id: '9', name: 'Vienna', localName: 'Wien', library: '9' },
  ],
});
