import { days, type Fact } from './fact.js';

/** What exchanges, central banks and reports say of the calendars of Central and Eastern Europe, Türkiye and Russia. */

const WARSAW_2026 = 'https://strefainwestorow.pl/wydarzenia/dni-bez-sesji-gpw-2026';
const WARSAW_2022 = 'https://www.bankier.pl/wiadomosc/9-dni-bez-sesji-na-GPW-w-2022-r-8250184.html';
const WARSAW_VALUES =
  'https://github.com/KRYZEUSEK/Forecasting-index-volatility/blob/d76f5bc907897dfb8d6cd4b5d21f3dd51b555332/wig20_d.csv';
const PRAGUE = 'https://www.pse.cz/informace-o-obchodovani/kalendar-burzovnich-dni';
const PRAGUE_2025 = 'https://www.forexchurch.com/stock-market-holidays/prague-stock-exchange';
const PRAGUE_2015 =
  'http://gss.unicreditgroup.eu/markets/czech-republic/newsflashes/holiday-reminder-14';
const BUDAPEST_2014 = 'https://www.dls.hu/dls/hirek/kereskedesi-szunnapok-bet';
const BUDAPEST_2021 =
  'https://gazdasagportal.hu/index.php/a-tozsden-tovabbra-sem-kereskednek-hetvegi-munkanapokon/';
const BUDAPEST_2022 = 'https://www.ersteinvestment.hu/hu/gyik_kereskedesi_szunnapok.html';
const BUDAPEST_2018 =
  'https://www.tt.com/ticker/14935742/a-v-i-s-o-budapester-boerse-feiertagsbedingt-geschlossen';
const BUDAPEST_EASTER_2012 = 'https://profitline.hu/Penteken-nem-lesz-kereskedes-a-BET-en-284662';
const BUCHAREST_2008 = 'https://hotnews.ro/?p=768461';
const BUCHAREST_2009 =
  'https://bursa.ro/ultima-sedinta-de-tranzactionare-din-acest-an-la-bursa-de-la-bucuresti-va-fi-24-decembrie-8953074';
const BUCHAREST_2020 =
  'https://gss.unicreditgroup.eu/resources/newsflashes/holiday-reminder-update-romania-russia-and-slovakia';
const BUCHAREST_2022 = 'https://stock-market-holidays.org/?p=3120';
const BRATISLAVA = 'https://www.bsse.sk/bcpb/o-trhu/obchodne-dni/';
const LJUBLJANA_2021 = 'https://seonet.ljse.si/default.aspx?doc_id=72472';
const LJUBLJANA_YEAR_END_2018 =
  'https://www.sta.si/2585228/banke-s-spremenjenim-urnikom-borza-zaprta';
const LJUBLJANA_YEAR_END_2025 =
  'https://siol.net/novice/slovenija/banke-poste-in-trgovine-na-predpraznicni-sredi-s-skrajsanim-urnikom-679815';
const LJUBLJANA_2018 =
  'http://gss.unicreditgroup.eu/markets/slovenia/newsflashes/holiday-reminder-23';
const FEBRUARY_2024 =
  'https://gss.unicreditgroup.eu/resources/newsflashes/upcoming-holidays-central-and-eastern-europe-february-2024';
const JUNE_2024 =
  'https://gss.unicreditgroup.eu/resources/newsflashes/upcoming-holidays-central-and-eastern-europe-june-2024';
const JULY_2021 = 'https://gss.unicreditgroup.eu/resources/newsflashes/holiday-reminder-july-2021';
const EASTER_2017 = 'https://gss.unicreditgroup.eu/resources/newsflashes/holiday-reminder-3';
const MAY_2018 =
  'https://gss.unicreditgroup.eu/markets/austria-bosnia-and-herzegovina-bulgaria-czech-republic-russia-slovakia/' +
  'newsflashes/holiday';
const ZAGREB_2021 = 'https://progress.market/hr/kalendar-trgovanja-za-2021-godinu-zse/3391';
const BELGRADE_2013 = 'https://www.belex.rs/eng/o_berzi/vesti/45247';
const BELGRADE_2024 = 'https://belex.rs/o_berzi/radno_vreme';
const SOFIA_2016 = 'http://www.bse-sofia.bg/?site_lang=bg&page=BSEHolidays';
const SOFIA_EASTER_2018 =
  'https://econ.bg/%D0%9D%D0%BE%D0%B2%D0%B8%D0%BD%D0%B8/%D0%98-%D0%B2-%D0%BF%D0%BE%D0%BD%D0%B5%D0%B4%D0%B5%D0%BB%D0%BD%D0%B8%D0%BA-' +
  '%D0%91%D0%A4%D0%91-%D0%A1%D0%BE%D1%84%D0%B8%D1%8F-%D0%BD%D1%8F%D0%BC%D0%B0-%D0%B4%D0%B0-%D1%80%D0%B0%D0%B1%D0%BE%D1%82%D0%B8_' +
  'l.a_i.759815_at.1.html';
const SOFIA_EURO_2026 =
  'https://www.economx.hu/tozsdek-piacok/szofia-tozsde-euro-bevezetes-csucsdontes.822115.html';
const BULGARIA_2017 =
  'https://gss.unicreditgroup.eu/markets/bulgaria/newsflashes/changes-holiday-schedule';
const BULGARIA_SEPTEMBER_2017 =
  'https://gss.unicreditgroup.eu/markets/bulgaria/newsflashes/holiday-reminder-16';
const BULGARIA_SATURDAY_2015 =
  'http://gss.unicreditgroup.eu/markets/bulgaria/newsflashes/extra-working-day';
const ISTANBUL_2025 =
  'https://www.ekonomist.com.tr/borsa/borsa-istanbul-da-takaslar-ne-zaman-gerceklesecek-28-29ekimtatilmi--66918';
const ISTANBUL_OCTOBER_2025 =
  'https://www.tgrthaber.com/aktuel/28-ekim-borsa-kacta-kapaniyor-saat-kaca-kadar-acik-olacagi-belli-oldu-3259400';
const ISTANBUL_JUNE_2025 =
  'https://analizyatirim.com/kurban-bayrami-borsa-tatil-gunleri-bayram-tatili-borsa-gunleri';
const ISTANBUL_OCTOBER_2024 =
  'https://nevarneyokizmir.com.tr/2024/10/23/borsa-istanbulda-takas-islemlerinin-tarihinde-degisiklik';
const ISTANBUL_APRIL_2024 =
  'https://kisayanit.com/yarin-borsa-acik-mi-kapali-mi-9-gunluk-bayram-tatilinde-borsada-islem-yapilacak-mi';
const ISTANBUL_1999 =
  'https://deheute24.com/amp/technisch/was-ist-in-der-borsa-istanbul-passiert-die-nach-dem-schock-vom-17-august-' +
  'eine-woche-lang-geschlossen-war';
const ISTANBUL_2003 = 'https://www.habervitrini.com/imkbde-pazartesi-gunu-islem-yapilmayacak/70200';
const ISTANBUL_2023 =
  'https://www.birgun.net/amp/haber/borsa-istanbul-da-gec-gelen-durdurma-karari-uc-gun-sonra-kapandi-420727';
const ISTANBUL_DEBT_2025 =
  'https://www.sporx.com/borsa-acik-mi-kapali-mi-29-ekim-carsamba-borsa-acik-mi-SXHBQ1090241SXQ';
const ISTANBUL_DEBT_2023 =
  'http://www.doviz724.com/borsa-istanbul-borclanma-araclari-piyasasi-para-piyasasi-ve-swap-piyasasi-tatil-gunleri-' +
  'tablo-19-04-2023-haber959f86b3f5c9660c.html';
const ISTANBUL_METALS =
  'https://www.doviz724.com/borsa-istanbul-tatil-gunlerikiymetli-madenler-ve-kiymetli-taslar-piyasasi-09-08-2019-' +
  'haber3b6c2a249036c52f.html';
const MOSCOW_MAY_2014 = 'https://moex.com/n5309/?nt=111';
const MOSCOW_JUNE_2014 = 'https://smart-lab.ru/mobile/users/igor_79/blog';
const MOSCOW_MAY_2015 = 'https://www.moex.com/n9363/?nt=112';
const MOSCOW_2020 = 'https://www.interfax.ru/business/700907';
const MOSCOW_9_MARCH_2022 = 'https://moex.com/n44768';
const MOSCOW_24_MARCH_2022 =
  'https://mondovisione.com/media-and-resources/news/bank-of-russia-trading-on-moscow-exchange-on-24-march/';
const MOSCOW_VALUES =
  'https://github.com/ternikov/test/blob/0ad629b905debddcb7919ab6d317fc7d3cdb97e7/MICEX.csv';
const CZECH_YEAR_2000 =
  'https://www.cnb.cz/cs/cnb-news/tiskove-zpravy/' +
  'Dny-bez-mezibankovniho-zuctovani-ve-dnech-31.-prosince-1999-a-3.-ledna-2000';
const UKRAINE_MAY_2022 =
  'https://rbc.ua/ukr/styler/budut-rabotat-banki-mayskie-prazdniki-grafik-1650966407.html';
const UKRAINE_EASTER_2022 =
  'https://dailylviv.com/news/ekonomika/robota-bankiv-u-velykodnii-ponedilok-98886/amp';
const UKRAINE_JANUARY_2022 =
  'https://amp.politeka.net/uk/society/360808-nacbank-sdelal-preduprezhdenie-kak-budut-rabotat-bankomaty-vo-vremya-' +
  'prazdnikov';
const UKRAINE_JUNE_2021 =
  'https://amp.news.hyser.com.ua/170150-privatbank-oshchadbank-i-drugie-banki-na-otdyhe-kakoy-grafik-raboty';
const TURKEY_OCTOBER_2025 =
  'https://www.sabah.com.tr/yasam/29-ekim-bankalar-acik-mi-kapali-mi-havale-ve-eft-yapilir-mi-' +
  '29-ekim-carsamba-banka-subelerinin-calisma-durumu-7452915';
const TURKEY_HALF_DAY_2025 =
  'https://www.sabah.com.tr/yasam/28-ekim-bugun-bankalar-acik-mi-saat-kaca-kadar-islem-yapilacak-' +
  '28-ekim-sali-banka-subelerinin-calisma-saatleri-7451935';
const TURKEY_MAY_2025 = 'https://www.politikam.com/19-mayista-bankalar-acik-mi-kapali-mi/amp';
const TURKEY_NEW_YEAR_2026 =
  'https://www.ekonomist.com.tr/amp/haberler/bugun-ve-yarin-bankalar-acik-mi--69482';

/** Orders through SORBNET, as banks tell their customers. */
const SORBNET_EASTER_2021 =
  'https://www.bs.limanowa.pl/aktualnosci/sprawdz-jak-pracujemy-w-okresie-swiatecznym';
const SORBNET_2022 =
  'https://www.bsmyszkow.pl/o-banku/aktualnosci-banku/realizacja-rozliczen-w-dniach-23-i-30-grudnia-2022-r';
const SORBNET_2023 = 'https://bsszczebrzeszyn.pl/komunikat-koniec-roku-2023/';
const SORBNET_2025 =
  'https://www.bsgliwice.pl/o-banku/aktualnosci/godziny-pracy-banku-w-okresie-konca-roku-2025';

export const CEE: readonly Fact[] = [
  ...days('PLN', 'open', SORBNET_EASTER_2021, ['2021-04-02']),
  ...days('PLN', 'closed', SORBNET_EASTER_2021, ['2021-04-05']),
  ...days('PLN', 'open', SORBNET_2022, ['2022-12-23', '2022-12-30', '2023-01-02']),
  ...days('PLN', 'open', SORBNET_2023, ['2023-12-22', '2023-12-27', '2023-12-29', '2024-01-02']),
  ...days('PLN', 'closed', SORBNET_2023, ['2023-12-25', '2023-12-26']),
  ...days('PLN', 'open', SORBNET_2025, ['2025-12-31', '2026-01-02']),
  {
    calendar: 'XWAR',
    year: 2026,
    closed: [
      '01-01',
      '01-06',
      '04-03',
      '04-06',
      '05-01',
      '06-04',
      '11-11',
      '12-24',
      '12-25',
      '12-31',
    ],
    source: WARSAW_2026,
  },
  {
    calendar: 'XWAR',
    year: 2022,
    closed: ['01-06', '04-15', '04-18', '05-03', '06-16', '08-15', '11-01', '11-11', '12-26'],
    source: WARSAW_2022,
  },
  {
    calendar: 'XWAR',
    year: 2004,
    closed: ['01-01', '04-09', '04-12', '05-03', '06-10', '11-01', '11-11'],
    source: WARSAW_VALUES,
  },
  {
    calendar: 'XWAR',
    year: 2001,
    closed: '01-01 04-13 04-16 05-01 05-03 06-14 08-15 11-01 12-24 12-25 12-26'.split(' '),
    source: WARSAW_VALUES,
  },
  ...days('XWAR', 'closed', WARSAW_VALUES, [
    '2000-05-02',
    '2005-04-08',
    '2007-12-31',
    '2008-05-02',
    '2009-01-02',
  ]),
  ...days('XWAR', 'open', WARSAW_VALUES, ['2008-12-31', '2009-12-31']),
  {
    calendar: 'XPRA',
    year: 2023,
    closed: '04-07 04-10 05-01 05-08 07-05 07-06 09-28 11-17 12-25 12-26'.split(' '),
    source: PRAGUE,
  },
  ...days('XPRA', 'closed', PRAGUE_2025, ['2025-04-18', '2025-10-28', '2025-12-24', '2025-12-31']),
  ...days('XPRA', 'closed', PRAGUE_2015, ['2015-09-28']),
  ...days('XPRA', 'open', PRAGUE_2015, ['2015-09-29']),
  {
    calendar: 'XBUD',
    year: 2014,
    closed: '01-01 04-18 04-21 05-01 05-02 06-09 08-20 10-23 10-24 12-24 12-25 12-26 12-31'.split(
      ' ',
    ),
    source: BUDAPEST_2014,
  },
  {
    calendar: 'XBUD',
    year: 2021,
    closed: ['01-01', '03-15', '04-02', '04-05', '05-24', '08-20', '11-01', '12-24', '12-31'],
    source: BUDAPEST_2021,
  },
  {
    calendar: 'XBUD',
    year: 2022,
    closed: ['03-14', '03-15', '04-15', '04-18', '06-06', '10-31', '11-01', '12-26'],
    source: BUDAPEST_2022,
  },
  ...days('XBUD', 'closed', BUDAPEST_EASTER_2012, ['2012-04-06', '2012-04-09']),
  ...days('XBUD', 'closed', BUDAPEST_2018, ['2018-10-22', '2018-10-23']),
  ...days('XBUD', 'open', BUDAPEST_2018, ['2018-10-24']),
  {
    calendar: 'XBSE',
    year: 2022,
    closed: ['01-24', '04-22', '04-25', '06-01', '06-13', '08-15', '11-30', '12-01', '12-26'],
    source: BUCHAREST_2022,
  },
  ...days('XBSE', 'open', BUCHAREST_2008, ['2008-12-23', '2009-01-05']),
  ...days('XBSE', 'closed', BUCHAREST_2008, [
    '2008-12-24',
    '2008-12-29',
    '2008-12-30',
    '2008-12-31',
    '2009-01-01',
    '2009-01-02',
  ]),
  ...days('XBSE', 'open', BUCHAREST_2009, ['2009-12-24', '2010-01-04']),
  ...days('XBSE', 'closed', BUCHAREST_2009, ['2009-12-28', '2009-12-31', '2010-01-01']),
  ...days('XBSE', 'closed', BUCHAREST_2020, ['2020-12-24', '2020-12-31']),
  {
    calendar: 'XBRA',
    year: 2023,
    closed: '01-06 04-07 04-10 05-01 05-08 07-05 08-29 09-01 09-15 11-01 11-17 12-25 12-26'.split(
      ' ',
    ),
    source: BRATISLAVA,
  },
  {
    calendar: 'XLJU',
    year: 2021,
    closed: ['01-01', '02-08', '04-02', '04-05', '04-27', '06-25', '11-01', '12-24', '12-31'],
    source: LJUBLJANA_2021,
  },
  ...days('XLJU', 'closed', LJUBLJANA_2018, ['2018-06-25']),
  ...days('XLJU', 'closed', LJUBLJANA_YEAR_END_2018, ['2018-12-31']),
  ...days('XLJU', 'closed', LJUBLJANA_YEAR_END_2025, ['2025-12-24', '2025-12-31']),
  ...days('XLJU', 'closed', FEBRUARY_2024, ['2024-02-08']),
  {
    calendar: 'XZAG',
    year: 2021,
    closed: '01-01 01-06 04-02 04-05 06-03 06-22 08-05 11-01 11-18 12-24 12-31'.split(' '),
    source: ZAGREB_2021,
  },
  ...days('XZAG', 'closed', EASTER_2017, ['2017-04-14', '2017-04-17']),
  {
    calendar: 'XBEL',
    year: 2013,
    closed: ['01-01', '01-02', '01-07', '02-15', '05-01', '05-02', '05-03', '05-06', '11-11'],
    source: BELGRADE_2013,
  },
  {
    calendar: 'XBEL',
    year: 2024,
    closed: [
      '01-01',
      '01-02',
      '02-15',
      '02-16',
      '05-01',
      '05-02',
      '05-03',
      '05-06',
      '11-11',
      '12-31',
    ],
    source: BELGRADE_2024,
  },
  {
    calendar: 'XBUL',
    year: 2016,
    closed:
      '01-01 03-03 03-04 03-25 03-28 04-29 05-02 05-06 05-23 05-24 09-05 09-06 09-22 09-23 12-26'.split(
        ' ',
      ),
    source: SOFIA_2016,
  },
  ...days('XBUL', 'closed', SOFIA_EASTER_2018, [
    '2018-03-30',
    '2018-04-02',
    '2018-04-06',
    '2018-04-09',
  ]),
  ...days('XBUL', 'open', SOFIA_EASTER_2018, ['2018-04-03']),
  ...days('XBUL', 'closed', MAY_2018, ['2018-05-07']),
  ...days('XBUL', 'closed', SOFIA_EURO_2026, ['2026-01-02']),
  ...days('XBUL', 'open', SOFIA_EURO_2026, ['2026-01-05']),
  ...days('XBUL', 'closed', BULGARIA_SATURDAY_2015, ['2015-12-12']),
  {
    calendar: 'XIST',
    year: 2025,
    closed: [
      '01-01',
      '03-31',
      '04-01',
      '04-23',
      '05-01',
      '05-19',
      '06-06',
      '06-09',
      '07-15',
      '10-29',
    ],
    source: ISTANBUL_2025,
  },
  // The sources name the end of the closing auction, 12:40; ours is that of continuous trading, ten minutes earlier.
  ...days('XIST', 'early 12:30', ISTANBUL_OCTOBER_2025, ['2025-10-28']),
  ...days('XIST', 'early 12:30', ISTANBUL_JUNE_2025, ['2025-06-05']),
  ...days('XIST', 'early 12:30', ISTANBUL_OCTOBER_2024, ['2024-10-28']),
  ...days('XIST', 'open', ISTANBUL_APRIL_2024, ['2024-04-08']),
  ...days('XIST', 'closed', ISTANBUL_APRIL_2024, ['2024-04-10', '2024-04-11', '2024-04-12']),
  ...days('XIST', 'closed', ISTANBUL_1999, ['1999-08-17', '1999-08-25', '1999-08-30']),
  ...days('XIST', 'open', ISTANBUL_1999, ['1999-08-16', '1999-08-26', '1999-08-27']),
  ...days('XIST', 'closed', ISTANBUL_2003, ['2003-05-19']),
  ...days('XIST', 'closed', ISTANBUL_2023, ['2023-02-08', '2023-02-09', '2023-02-14']),
  ...days('XIST', 'open', ISTANBUL_2023, ['2023-02-07']),
  ...days('XIST:DEBT', 'early 11:30', ISTANBUL_DEBT_2025, ['2025-10-28']),
  ...days('XIST:DEBT', 'early 11:30', ISTANBUL_OCTOBER_2024, ['2024-10-28']),
  ...days('XIST:DEBT', 'closed', ISTANBUL_DEBT_2023, ['2023-06-28', '2023-06-29', '2023-06-30']),
  ...days('XIST:METALS', 'closed', ISTANBUL_METALS, [
    '2019-08-12',
    '2019-08-13',
    '2019-08-14',
    '2019-08-30',
  ]),
  ...days('XIST:METALS', 'early 13:00', ISTANBUL_METALS, ['2019-10-28']),
  ...days('MISX', 'open', MOSCOW_MAY_2014, ['2014-05-02']),
  ...days('MISX', 'closed', MOSCOW_JUNE_2014, ['2014-06-13']),
  ...days('MISX', 'closed', MOSCOW_MAY_2015, ['2015-05-01', '2015-05-04', '2015-05-11']),
  ...days('MISX', 'open', MOSCOW_MAY_2015, ['2015-04-30', '2015-05-05', '2015-05-08']),
  ...days('MISX', 'open', MOSCOW_2020, ['2020-03-30', '2020-04-03']),
  ...days('MISX', 'closed', MOSCOW_9_MARCH_2022, ['2022-03-09']),
  ...days('MISX', 'early 14:00', MOSCOW_24_MARCH_2022, ['2022-03-24']),
  ...days('MISX', 'closed', FEBRUARY_2024, ['2024-02-23']),
  ...days('MISX', 'closed', JUNE_2024, ['2024-06-12']),
  ...days('MISX', 'open', MOSCOW_VALUES, ['2007-06-09', '2008-11-01', '2008-12-31', '2009-01-11']),
  ...days('CZK', 'closed', CZECH_YEAR_2000, ['1999-12-31', '2000-01-03']),
  ...days('CZK', 'closed', EASTER_2017, ['2017-04-14', '2017-04-17']),
  ...days('CZK', 'closed', JULY_2021, ['2021-07-05', '2021-07-06']),
  ...days('HUF', 'closed', EASTER_2017, ['2017-04-14', '2017-04-17']),
  ...days('RON', 'closed', JUNE_2024, ['2024-06-24']),
  {
    calendar: 'BGN',
    year: 2017,
    closed: '01-02 03-03 04-14 04-17 05-01 05-08 05-24 09-06 09-22 12-25 12-26 12-27'.split(' '),
    source: BULGARIA_2017,
  },
  ...days('BGN', 'open', BULGARIA_SATURDAY_2015, ['2015-12-12']),
  ...days('BGN', 'closed', BULGARIA_SEPTEMBER_2017, ['2017-09-06', '2017-09-22']),
  ...days('BGN', 'closed', MAY_2018, ['2018-05-07']),
  ...days('RSD', 'closed', FEBRUARY_2024, ['2024-02-15', '2024-02-16']),
  ...days('UAH', 'open', UKRAINE_MAY_2022, ['2022-05-02', '2022-05-09']),
  ...days('UAH', 'open', UKRAINE_EASTER_2022, ['2022-04-25']),
  ...days('UAH', 'closed', UKRAINE_JANUARY_2022, ['2022-01-03', '2022-01-07']),
  ...days('UAH', 'open', UKRAINE_JANUARY_2022, ['2022-01-04', '2022-01-06']),
  ...days('UAH', 'closed', UKRAINE_JUNE_2021, ['2021-06-21', '2021-06-28']),
  ...days('TRY', 'closed', TURKEY_OCTOBER_2025, ['2025-10-29']),
  ...days('TRY', 'open', TURKEY_HALF_DAY_2025, ['2025-10-28']),
  ...days('TRY', 'closed', TURKEY_MAY_2025, ['2025-05-19']),
  ...days('TRY', 'open', TURKEY_NEW_YEAR_2026, ['2025-12-31']),
  ...days('TRY', 'closed', TURKEY_NEW_YEAR_2026, ['2026-01-01']),
];
