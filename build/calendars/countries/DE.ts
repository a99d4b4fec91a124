import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Germany. The library agrees with the statutes of the Länder of today (and those read of the years since 1995); it
 * lacks the Day of Prayer and Repentance, a holiday in all Länder until 1994 and in Saxony still, and the old Day of
 * German Unity of 17 June, kept in the western Länder to 1990 (a Sunday). It has 31 October 2017 and, since 1990,
 * 3 October everywhere.
 */

const MDR_PRAYER_DAY = 'https://www.mdr.de/nachrichten/politik/inland/sachsen-cdu-initiative-buss-und-bettag-100.html';
const MDR_UNITY_DAY =
  'https://www.mdr.de/geschichte/mitteldeutschland/jahrestage/' +
  'kalenderblatt-geschichte-motorrad-patent-ochsenkopf-schalck-golodkowski-vietnamkrieg-atombombe100.html';

const PRAYER_DAY: RuleRow = {
  rule: 'wednesday before 11-23',
  name: 'Day of Prayer and Repentance',
  names: { de: 'Buß- und Bettag' },
  from: 1990,
  to: 1994,
  source: MDR_PRAYER_DAY,
};

const UNITY_DAY: RuleRow = {
  rule: '06-17',
  name: 'Day of German Unity',
  names: { de: 'Tag der deutschen Einheit' },
  from: 1990,
  to: 1990,
  source: MDR_UNITY_DAY,
};

export default country({
  id: 'DE',
  name: 'Germany',
  doubts:
    'Doubts: in Bavaria before 1995 and in Berlin the statutes of the time were not read either. The holidays of the eastern Länder in 1990 (until October of the German Democratic Republic) and since when they have 31 October and 6 January were not read.',
  localName: 'Deutschland',
  otherNames: 'Federal Republic of Germany, BRD',
  cities: 'Berlin',
  currencies: ['EUR'],
  timezone: 'Europe/Berlin',
  weekend: SATURDAY_SUNDAY,
  library: 'DE',
  commonTo: ['BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH'],
  notInherited: {
    texts: [
      {
        rules: ['01-01', 'easter -2', 'easter 1', '05-01', 'easter 39', 'easter 50', '10-03', '12-25', '12-26'],
        from: 2019,
        source: 'https://www.gesetze-bayern.de/Content/Document/BayFTG',
        what: 'common to the acts of all sixteen states (Feiertagsgesetze)',
      },
    ],
  },
  exclusions: excludedRules(['12-24 14:00 if sunday then 00:00', '12-31 14:00 if sunday then 00:00'], {
    why: "an early end at banks alone by the library, no day of any Land's act on holidays",
  }),
  rules: [PRAYER_DAY],
  subdivisions: [
    { id: 'BB', name: 'Brandenburg', cities: 'Potsdam, Cottbus, ポツダム, بوتسدام', library: 'BB' },
    { id: 'BE', name: 'Berlin', library: 'BE' },
    {
      id: 'BW',
      name: 'Baden-Württemberg',
      otherNames: 'Baden-Wuerttemberg',
      cities: 'Stuttgart, Karlsruhe, Mannheim, シュトゥットガルト, شتوتغارت',
      library: 'BW',
      rules: [UNITY_DAY],
    },
    {
      id: 'BY',
      name: 'Bavaria',
      localName: 'Bayern',
      otherNames: 'Bavaria',
      cities: 'Munich, München',
      library: 'BY',
      rules: [UNITY_DAY],
      subdivisions: [
        { id: 'A', name: 'Augsburg', localName: 'Stadt Augsburg', library: 'A' },
        {
          id: 'KATH',
          name: 'Predominantly Catholic communities',
          localName: 'Überwiegend katholische Gemeinden',
          library: 'KATH',
        },
        {
          id: 'EVANG',
          name: 'Predominantly Protestant communities',
          localName: 'Überwiegend evangelische Gemeinden',
          library: 'EVANG',
        },
      ],
    },
    {
      id: 'HB',
      name: 'Bremen',
      localName: 'Hansestadt Bremen',
      otherNames: 'Bremen',
      cities: 'Bremerhaven, Brême, ブレーメン, بريمن',
      library: 'HB',
      rules: [UNITY_DAY],
    },
    {
      id: 'HE',
      name: 'Hesse',
      localName: 'Hessen',
      otherNames: 'Hesse',
      cities:
        'Frankfurt, Frankfurt am Main, Francfort, Fráncfort, Wiesbaden, Kassel, フランクフルト, ヴィースバーデン, فرانكفورت, فيسبادن',
      library: 'HE',
      rules: [UNITY_DAY],
    },
    {
      id: 'HH',
      name: 'Hamburg',
      localName: 'Hansestadt Hamburg',
      cities: 'Hambourg, Hamburgo, ハンブルク, هامبورغ',
      library: 'HH',
      rules: [UNITY_DAY],
    },
    {
      id: 'MV',
      name: 'Mecklenburg-Western Pomerania',
      otherNames: 'Mecklenburg-Western Pomerania',
      cities: 'Schwerin, Rostock, シュヴェリーン, ロストック, شفيرين, روستوك',
      library: 'MV',
    },
    {
      id: 'NI',
      name: 'Lower Saxony',
      localName: 'Niedersachsen',
      otherNames: 'Lower Saxony',
      cities: 'Hanover, Hannover, Hanovre, Hanóver, Braunschweig, Göttingen, ハノーファー, هانوفر',
      library: 'NI',
      rules: [UNITY_DAY],
    },
    {
      id: 'NW',
      name: 'North Rhine-Westphalia',
      localName: 'Nordrhein-Westfalen',
      otherNames: 'North Rhine-Westphalia, NRW',
      cities:
        'Cologne, Köln, Colonia, Colônia, Colónia, Düsseldorf, Dortmund, Essen, Bonn, Münster, ケルン, デュッセルドルフ, كولونيا, دوسلدورف',
      library: 'NW',
      rules: [UNITY_DAY],
    },
    {
      id: 'RP',
      name: 'Rhineland-Palatinate',
      localName: 'Rheinland-Pfalz',
      otherNames: 'Rhineland-Palatinate',
      cities: 'Mainz, Mayence, Maguncia, Mogúncia, Koblenz, Trier, マインツ, ماينتس',
      library: 'RP',
      rules: [UNITY_DAY],
    },
    {
      id: 'SH',
      name: 'Schleswig-Holstein',
      cities: 'Kiel, Lübeck, Flensburg, キール, كيل',
      library: 'SH',
      rules: [UNITY_DAY],
    },
    {
      id: 'SL',
      name: 'Saarland',
      cities: 'Saarbrücken, Sarrebruck, Saarbruecken, ザールブリュッケン, زاربروكن',
      library: 'SL',
      rules: [UNITY_DAY],
    },
    {
      id: 'SN',
      name: 'Saxony',
      localName: 'Sachsen',
      otherNames: 'Saxony',
      cities: 'Dresden, Dresde, Dresda, Leipzig, Chemnitz, ドレスデン, ライプツィヒ, دريسدن, لايبزيغ',
      library: 'SN',
      subdivisions: [
        {
          id: 'BZ',
          name: 'Bautzen District',
          localName: 'Landkreis Bautzen',
          library: 'BZ',
          exclusions: [
            {
              rule: 'easter 60',
              why:
                'Corpus Christi: only in some communities of the district of Bautzen (note of the library; ' +
                'Fronleichnamsverordnung of Saxony)',
            },
          ],
        },
      ],
    },
    {
      id: 'ST',
      name: 'Saxony-Anhalt',
      localName: 'Sachsen-Anhalt',
      otherNames: 'Saxony-Anhalt',
      cities: 'Magdeburg, Magdebourg, Magdeburgo, Halle an der Saale, マクデブルク, ماغديبورغ',
      library: 'ST',
    },
    {
      id: 'TH',
      name: 'Thuringia',
      localName: 'Thüringen',
      otherNames: 'Thuringia',
      cities: 'Erfurt, Jena, Weimar, エアフルト, إرفورت',
      library: 'TH',
      subdivisions: [
        { id: 'EIC', name: 'Eichsfeld District', localName: 'Landkreis Eichsfeld', library: 'EIC' },
        {
          id: 'UH',
          name: 'Unstrut-Hainich District',
          localName: 'Unstrut-Hainich-Kreis',
          library: 'UH',
          exclusions: [
            {
              rule: 'easter 60',
              why:
                'Corpus Christi: only in some communities of the Unstrut-Hainich-Kreis (note of the library; section 2 ' +
                '(2) ThürFtG)',
            },
          ],
        },
        {
          id: 'WAK',
          name: 'Wartburg District',
          localName: 'Wartburgkreis',
          library: 'WAK',
          exclusions: [
            {
              rule: 'easter 60',
              why: 'Corpus Christi: only in some communities of the Wartburgkreis (note of the library; section 2 (2) ThürFtG)',
            },
          ],
        },
      ],
    },
  ],
});
