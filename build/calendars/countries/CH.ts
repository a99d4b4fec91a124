import { country } from '../country.js';
import { excludedRules, ruleRows } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Switzerland. Federal law has 1 August alone (Constitution, article 110); each canton has its own act, and the calendars
 * of the cantons follow its list of public rest days (not the shorter list that counts as Sundays for labour law, nor the
 * longer ones for time limits, nor the days off of the canton's own staff). The acts were compared in 2026 with a
 * compilation of them that names article and version (davidsteimer/fristenrechner, docs/fachrecht, 13 September 2026);
 * the addresses beside the rules are the cantons' own.
 */

const URI = 'https://rechtsbuch.ur.ch/api/de/versions/963/pdf_file';
const GLARUS = 'https://gesetze.gl.ch/api/de/versions/2110/pdf_file';
const NAEFELS_2026 = 'https://www.gl.ch/public-newsroom.html/31/newsroomnews/14237/title/n%C3%A4felser-fahrt';
const OUTER_RHODES = 'https://ar.clex.ch/api/de/versions/1058/pdf_file';
const INNER_RHODES = 'https://ai.clex.ch/api/de/versions/1327/pdf_file';
const GRISONS = 'https://www.gr-lex.gr.ch/api/de/versions/2604/pdf_file';
const AARGAU = 'https://gesetzessammlungen.ag.ch/api/de/versions/3837/pdf_file';
const NIDWALDEN = 'https://gesetze.nw.ch/app/de/texts_of_law/921.1';
const VALAIS = 'https://lex.vs.ch/api/fr/versions/2108/pdf_file';
const NEUCHATEL = 'https://rsn.ne.ch/DATA/program/books/rsne/pdf/941.02.pdf';

const NAEFELS = { name: 'Näfels Pilgrimage', names: { de: 'Näfelser Fahrt' }, source: NAEFELS_2026 } as const;
/** Years in which the first Thursday of April is Maundy Thursday: the pilgrimage is a week later. */
const NAEFELS_IN_HOLY_WEEK = [
  1996, 1999, 2007, 2010, 2012, 2015, 2021, 2023, 2026, 2034, 2037, 2039, 2042, 2045, 2048, 2050, 2053,
];

export default country({
  id: 'CH',
  name: 'Switzerland',
  doubts:
    "Doubts: Aargau has eight different lists by district (EG ArR, paragraph 6) of which only 1 January, Good Friday, Ascension, 1 August and 25 December are common; what stands here is the list of Aarau, Brugg, Kulm, Lenzburg and Zofingen. In Fribourg it is the list of the catholic communes, in Solothurn that outside Bucheggberg; Saint Maurice's Day (22 September) is one in the inner part of Appenzell Inner-Rhodes alone. CH itself has what most cantons keep.",
  localName: 'Schweiz / Suisse / Svizzera',
  cities: 'Bern',
  currencies: ['CHF'],
  timezone: 'Europe/Zurich',
  weekend: SATURDAY_SUNDAY,
  library: 'CH',
  englishNames: {
    Bundesfeiertag: 'Swiss National Day',
    Berchtoldstag: "Berchtold's Day",
    'Näfelser Fahrt': 'Näfels Pilgrimage',
    Mauritiustag: "Saint Maurice's Day",
    'Instauration de la République': 'Republic Day',
    'Genfer Bettag': 'Geneva Fast',
  },
  subdivisions: [
    {
      id: 'ZH',
      name: 'Canton of Zürich',
      localName: 'Kanton Zürich / Canton de Zurich / Canton Zurigo',
      cities: 'Zürich, Zurich, Zúrich, Zurique, Winterthur, チューリッヒ, زيورخ, زيوريخ',
      library: 'ZH',
    },
    {
      id: 'BE',
      name: 'Canton of Bern',
      localName: 'Kanton Bern / Canton de Berne / Canton Berna',
      otherNames: 'Bern',
      cities: 'Bern, Berne, Berna, Biel, Bienne, Thun, ベルン, برن',
      library: 'BE',
    },
    {
      id: 'LU',
      name: 'Canton of Lucerne',
      localName: 'Kanton Luzern / Canton de Lucerne / Canton Lucerna',
      cities: 'Lucerne, Luzern, Lucerna, ルツェルン, لوتسيرن',
      library: 'LU',
    },
    {
      id: 'UR',
      name: 'Canton of Uri',
      localName: "Kanton Uri / Canton d'Uri / Canton Uri",
      cities: 'Altdorf, アルトドルフ, ألتدورف',
      library: 'UR',
      exclusions: [{ rule: '12-26 not on monday, friday', why: `Saint Stephen without condition, article 9; ${URI}` }],
      rules: [
        { rule: '12-26', name: "Saint Stephen's Day", names: { de: 'Sankt-Stefans-Tag' }, from: 1990, source: URI },
      ],
    },
    {
      id: 'SZ',
      name: 'Canton of Schwyz',
      localName: 'Kanton Schwyz / Canton de Schwytz / Canton Svitto',
      cities: 'Schwyz, Schwytz, シュヴィーツ, شفيتس',
      library: 'SZ',
    },
    {
      id: 'OW',
      name: 'Canton of Obwalden',
      localName: "Kanton Obwalden / Canton d'Obwald / Canton Obvaldo",
      cities: 'Sarnen, ザルネン, زارنن',
      library: 'OW',
    },
    {
      id: 'NW',
      name: 'Canton of Nidwalden',
      localName: 'Kanton Nidwalden / Canton de Nidwald / Canton Nidvaldo',
      cities: 'Stans, シュタンス, ستانس',
      library: 'NW',
      exclusions: [{ rule: '01-02', why: `not in article 2 of the act on rest days; ${NIDWALDEN}` }],
    },
    {
      id: 'GL',
      name: 'Canton of Glarus',
      localName: 'Kanton Glarus / Canton de Glaris / Canton Glarona',
      cities: 'Glarus, Glaris, グラールス, غلاروس',
      library: 'GL',
      exclusions: [
        { rule: '12-24', why: `not in article 2 of the act on rest days; ${GLARUS}` },
        { rule: '12-31', why: `not in article 2 of the act on rest days; ${GLARUS}` },
        {
          rule: 'Thursday after 04-02 if is observance holiday then next Thursday',
          why: `the first Thursday of April, a week later when that is in Holy Week; ${NAEFELS_2026}`,
        },
      ],
      rules: [
        { ...NAEFELS, rule: '1st thursday in April', from: 1990, exceptYears: NAEFELS_IN_HOLY_WEEK },
        ...ruleRows({ ...NAEFELS, rule: '2nd thursday in April' }, [
          { from: 1996, to: 1996 },
          { from: 1999, to: 1999 },
          { from: 2007, to: 2007 },
          { from: 2010, to: 2010 },
          { from: 2012, to: 2012 },
          { from: 2015, to: 2015 },
          { from: 2021, to: 2021 },
          { from: 2023, to: 2023 },
          { from: 2026, to: 2026 },
          { from: 2034, to: 2034 },
          { from: 2037, to: 2037 },
          { from: 2039, to: 2039 },
          { from: 2042, to: 2042 },
          { from: 2045, to: 2045 },
          { from: 2048, to: 2048 },
          { from: 2050, to: 2050 },
          { from: 2053, to: 2053 },
        ]),
      ],
    },
    {
      id: 'ZG',
      name: 'Canton of Zug',
      localName: 'Kanton Zug / Canton de Zoug / Canton Zugo',
      cities: 'Zug, Zoug, ツーク, تسوغ',
      library: 'ZG',
    },
    {
      id: 'FR',
      name: 'Canton of Fribourg',
      localName: 'Canton de Fribourg / Kanton Freiburg / Canton Friburgo',
      cities: 'Fribourg, Freiburg im Üechtland, Friburgo, フリブール, فريبورغ',
      library: 'FR',
    },
    {
      id: 'SO',
      name: 'Canton of Solothurn',
      localName: 'Kanton Solothurn / Canton de Soleure / Canton Soletta',
      cities: 'Solothurn, Soleure, Olten, ゾロトゥルン, سولوتورن',
      library: 'SO',
      exclusions: [
        {
          rule: '03-19',
          why:
            'Saint Joseph: only in the communities of Fulenbach, Walterswil, Wisen, Metzerlen, Nuglar-St. Pantaleon, ' +
            'Rodersdorf, Bärschwil and Büsserach (note of the library)',
        },
      ],
    },
    {
      id: 'BS',
      name: 'Canton of Basel-Stadt',
      localName: 'Kanton Basel-Stadt / Canton de Bâle-Ville / Canton Basilea Città',
      otherNames: 'Basel, Bâle, Basilea, Basileia, バーゼル, بازل',
      cities: 'Basel, Bâle, Basilea, Basileia, バーゼル, بازل',
      library: 'BS',
    },
    {
      id: 'BL',
      name: 'Canton of Basel-Landschaft',
      localName: 'Kanton Basel-Landschaft / Canton de Bâle-Campagne / Canton Basilea Campagna',
      cities: 'Liestal, リースタール, ليستال',
      library: 'BL',
    },
    {
      id: 'SH',
      name: 'Canton of Schaffhausen',
      localName: 'Kanton Schaffhausen / Canton de Schaffhouse / Canton Sciaffusa',
      cities: 'Schaffhausen, Schaffhouse, Escafusa, シャフハウゼン, شافهاوزن',
      library: 'SH',
    },
    {
      id: 'AR',
      name: 'Canton of Appenzell Ausserrhoden',
      localName: "Kanton Appenzell Ausserrhoden / Canton d'Appenzell Rhodes-Extérieures / Canton Appenzello Esterno",
      cities: 'Herisau, ヘリザウ, هيريساو',
      library: 'AR',
      exclusions: [
        { rule: '12-26 not on monday', why: `none when Christmas is a Monday or Friday, article 7; ${OUTER_RHODES}` },
      ],
      rules: [
        {
          rule: '12-26 not on tuesday, saturday',
          name: "Saint Stephen's Day",
          names: { de: 'Zweiter Weihnachtstag' },
          from: 1990,
          source: OUTER_RHODES,
        },
      ],
    },
    {
      id: 'AI',
      name: 'Canton of Appenzell Innerrhoden',
      localName: "Kanton Appenzell Innerrhoden / Canton d'Appenzell Rhodes-Intérieures / Canton Appenzello Interno",
      cities: 'Appenzell, アッペンツェル, أبنزل',
      library: 'AI',
      rules: [
        {
          rule: '12-08',
          name: 'Immaculate Conception',
          names: { de: 'Mariä Empfängnis' },
          from: 1990,
          source: INNER_RHODES,
          note: 'In the whole canton, articles 2 and 3; the text read is the state of 2011.',
        },
      ],
    },
    {
      id: 'SG',
      name: 'Canton of St. Gallen',
      localName: 'Kanton St. Gallen / Canton de Saint-Gall / Canton San Gallo',
      cities: 'St. Gallen, Sankt Gallen, Saint-Gall, San Galo, São Galo, ザンクト・ガレン, سانت غالن',
      library: 'SG',
    },
    {
      id: 'GR',
      name: 'Canton of Grisons',
      localName: 'Kanton Graubünden / Cantone dei Grigioni / Canton des Grisons',
      cities: 'Chur, Coire, Coira, Davos, クール, كور',
      library: 'GR',
      rules: [
        {
          rule: 'easter -2',
          name: 'Good Friday',
          names: { de: 'Karfreitag', it: 'Venerdì Santo', rm: 'Venderdi sontg' },
          from: 1990,
          source: GRISONS,
          note: 'Article 2; the text read is the state of 2016.',
        },
      ],
    },
    {
      id: 'AG',
      name: 'Canton of Aargau',
      localName: "Kanton Aargau / Canton d'Argovie / Canton Argovia",
      cities: 'Aarau, Baden, アーラウ, آراو',
      library: 'AG',
      exclusions: [
        { rule: '05-01', why: `in no district's list (for time limits alone), paragraph 6; ${AARGAU}` },
        ...excludedRules(['easter 60', '08-15', '11-01', '12-08'], {
          why: `in other districts than Aarau's alone, paragraph 6; ${AARGAU}`,
        }),
      ],
    },
    {
      id: 'TG',
      name: 'Canton of Thurgau',
      localName: 'Kanton Thurgau / Canton de Thurgovie / Canton Turgovia',
      cities: 'Frauenfeld, Kreuzlingen, フラウエンフェルト, فراونفلد',
      library: 'TG',
    },
    {
      id: 'TI',
      name: 'Canton of Ticino',
      localName: 'Canton Ticino / Kanton Tessin / Canton du Tessin',
      cities: 'Bellinzona, Bellinzone, Lugano, Locarno, ベッリンツォーナ, ルガーノ, بيلينزونا, لوغانو',
      library: 'TI',
      exclusions: [
        {
          rule: '01-02',
          why: 'not in the act of 2009; https://www3.ti.ch/CAN/RLeggi/public/raccolta-leggi/legge/numero/10.1.1.1.2',
        },
      ],
    },
    {
      id: 'VD',
      name: 'Canton of Vaud',
      localName: 'Canton de Vaud / Kanton Waadt / Canton Vaud',
      cities: 'Lausanne, Lausana, Losanna, Montreux, Vevey, ローザンヌ, لوزان',
      library: 'VD',
    },
    {
      id: 'VS',
      name: 'Canton of Valais',
      localName: 'Canton du Valais / Kanton Wallis / Canton Vallese',
      cities: 'Sion, Sitten, Brig, Zermatt, シオン, سيون',
      library: 'VS',
      exclusions: excludedRules(
        ['01-02', 'easter 50', '05-01 12:00', '12-24 12:00', 'monday after 3rd sunday after 09-01'],
        { why: `not in article 1 of the regulation of 1966 on rest days; ${VALAIS}` },
      ),
    },
    {
      id: 'NE',
      name: 'Canton of Neuchâtel',
      localName: 'Canton de Neuchâtel / Kanton Neuenburg / Canton Neuchâtel',
      cities: 'Neuchâtel, Neuenburg, La Chaux-de-Fonds, ヌーシャテル, نوشاتيل',
      library: 'NE',
      exclusions: [
        { rule: 'easter 1', why: `not in article 3 (the canton's own offices alone); ${NEUCHATEL}` },
        { rule: 'easter 60', why: `in Le Landeron alone; ${NEUCHATEL}` },
      ],
    },
    {
      id: 'GE',
      name: 'Canton of Geneva',
      localName: 'Canton de Genève / Kanton Genf / Canton Ginevra',
      otherNames: 'Genf, Genève',
      cities: 'Geneva, Genève, Genf, Ginebra, Genebra, ジュネーヴ, ジュネーブ, جنيف',
      library: 'GE',
      exclusions: [
        {
          rule: '01-02',
          why: 'not in the law on holidays of 1951; https://www.cgas.ch/SPIP/spip.php?article1286',
        },
        {
          rule: '12-26',
          why: 'not in the law on holidays of 1951; https://www.cgas.ch/SPIP/spip.php?article1286',
        },
      ],
    },
    {
      id: 'JU',
      name: 'Canton of Jura',
      localName: 'Canton du Jura / Kanton Jura / Canton Giura',
      cities: 'Delémont, Delsberg, ドレモン, ديليمون',
      library: 'JU',
    },
  ],
});
