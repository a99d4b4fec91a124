import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

const RADONITSA = 'Radonitsa, a day off each year by regional law, is listed for 2026 only';

export default country({
  id: 'RU',
  name: 'Russia',
  timezone: 'Europe/Moscow',
  weekend: SATURDAY_SUNDAY,
  library: 'RU',
  subdivisions: [
    { id: 'AD', name: 'Republic of Adygea', library: 'AD' },
    { id: 'AL', name: 'Altai Republic', timezone: 'Asia/Barnaul', library: 'AL' },
    { id: 'BA', name: 'Republic of Bashkortostan', timezone: 'Asia/Yekaterinburg', library: 'BA' },
    { id: 'BEL', name: 'Belgorod Oblast', library: 'BEL' },
    { id: 'BRY', name: 'Bryansk Oblast', years: { from: 2026, to: 2026, why: RADONITSA }, library: 'BRY' },
    {
      id: 'BU',
      name: 'Republic of Buryatia',
      timezone: 'Asia/Irkutsk',
      years: {
        from: 2026,
        to: 2026,
        why:
          'Sagaalgan, a day off each year by decree under the law of Buryatia on holidays, is listed for 2026 only ' +
          '(https://buryatiya.com/more/2216)',
      },
      library: 'BU',
    },
    { id: 'CE', name: 'Chechen Republic', library: 'CE' },
    { id: 'CR', name: 'Republic of Crimea', timezone: 'Europe/Simferopol', library: 'CR' },
    { id: 'CU', name: 'Chuvash Republic', library: 'CU' },
    { id: 'DA', name: 'Republic of Dagestan', library: 'DA' },
    { id: 'IN', name: 'Republic of Ingushetia', library: 'IN' },
    {
      id: 'IRK',
      name: 'Irkutsk Oblast',
      timezone: 'Asia/Irkutsk',
      years: { from: 2026, to: 2026, why: RADONITSA },
      library: 'IRK',
    },
    { id: 'KB', name: 'Kabardino-Balkar Republic', library: 'KB' },
    { id: 'KC', name: 'Karachay-Cherkess Republic', library: 'KC' },
    { id: 'KDA', name: 'Krasnodar Krai', years: { from: 2026, to: 2026, why: RADONITSA }, library: 'KDA' },
    {
      id: 'KL',
      name: 'Republic of Kalmykia',
      years: {
        from: 2026,
        to: 2026,
        why:
          "Tsagan Sar and Buddha's Birthday are listed for 2026 only, Zul for 2024 and 2025 (the Zul of December " +
          '2026 is lacking)',
      },
      library: 'KL',
    },
    { id: 'KO', name: 'Republic of Komi', library: 'KO' },
    { id: 'KR', name: 'Republic of Karelia', library: 'KR' },
    { id: 'MR', name: 'Republic of Mordovia', library: 'MR' },
    {
      id: 'NO',
      name: 'Republic of North Ossetia-Alania',
      years: {
        from: 2026,
        to: 2026,
        why: 'Djeorguiba (a Monday of November), kept each year, is listed for 2026 only',
      },
      library: 'NO',
    },
    {
      id: 'OMS',
      name: 'Omsk Oblast',
      timezone: 'Asia/Omsk',
      years: { from: 2026, to: 2026, why: RADONITSA },
      library: 'OMS',
    },
    { id: 'PNZ', name: 'Penza Oblast', years: { from: 2026, to: 2026, why: RADONITSA }, library: 'PNZ' },
    { id: 'SA', name: 'Sakha (Yakutia) Republic', timezone: 'Asia/Yakutsk', library: 'SA' },
    {
      id: 'SAR',
      name: 'Saratov Oblast',
      timezone: 'Europe/Saratov',
      years: { from: 2026, to: 2026, why: `${RADONITSA} (law 26-ZSO of 2012-03-22)` },
      library: 'SAR',
    },
    { id: 'SEV', name: 'Sevastopol', timezone: 'Europe/Simferopol', library: 'SEV' },
    { id: 'STA', name: 'Stavropol Krai', years: { from: 2026, to: 2026, why: RADONITSA }, library: 'STA' },
    { id: 'TA', name: 'Republic of Tatarstan', library: 'TA' },
    {
      id: 'TY',
      name: 'Republic of Tuva',
      timezone: 'Asia/Krasnoyarsk',
      years: {
        from: 2024,
        to: 2026,
        why: 'Shagaa, the Constitution Day of Tuva and Naadym: kept each year, listed 2024 to 2026',
      },
      library: 'TY',
    },
    {
      id: 'ZAB',
      name: 'Zabaykalsky Krai',
      timezone: 'Asia/Chita',
      years: { from: 2026, to: 2026, why: 'Sagaalgan, kept each year, is listed for 2026 only' },
      library: 'ZAB',
    },
  ],
});
