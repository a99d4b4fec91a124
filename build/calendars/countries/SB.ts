import { country } from '../country.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Solomon Islands. The days of the Public Holidays Act (chapter 151) as reports tell them. The
 * Sovereign's birthday is the second Friday of June. Each province has its Second Appointed Day, a public holiday in the province:
 * one on a Sunday is kept on the Monday; of a Saturday, Guadalcanal kept the Friday before (2015).
 */

const PROVINCE_DAYS = 'http://manage.worldtravelguide.net/solomon-islands/public-holidays';
const GUADALCANAL_2015 = 'https://solomonstarnews.com/guadalcanal-province-to-celebrate-on-friday';

const TOLD = 'https://siconsulate.com/holidays/';
const FROM = 2010;

const RULES: readonly RuleRow[] = [
  { rule: '01-01 and if sunday then next monday', name: "New Year's Day", from: FROM, source: TOLD },
  { rule: 'easter -2', name: 'Good Friday', from: FROM, source: TOLD },
  { rule: 'easter -1', name: 'Holy Saturday', from: FROM, source: TOLD },
  { rule: 'easter 1', name: 'Easter Monday', from: FROM, source: TOLD },
  { rule: 'easter 50', name: 'Whit Monday', from: FROM, source: TOLD },
  {
    rule: '2nd friday in June',
    name: "Sovereign's Birthday",
    from: FROM,
    source:
      'https://www.einpresswire.com/article/719603426/friday-14th-june-2024-official-king-s-birthday-therefore-a-public-holiday',
  },
  { rule: '07-07 and if sunday then next monday', name: 'Independence Day', from: FROM, source: TOLD },
  { rule: '12-25', name: 'Christmas Day', from: FROM, source: TOLD },
  { rule: 'substitutes 12-25 if sunday then next tuesday', name: 'Christmas Day', from: FROM, source: TOLD },
  { rule: '12-26 and if sunday then next monday', name: 'National Day of Thanksgiving', from: FROM, source: TOLD },
];

export default country({
  id: 'SB',
  name: 'Solomon Islands',
  doubts: "Doubts: A paper of Auki tells of Malaita's day kept twice in one week. The Act itself was not read.",
  doubtful: [
    {
      named: ['Christmas', 'Thanksgiving', 'New Year', 'Independence', 'Sovereign'],
      note: 'How days on a weekend move was not read (27 December was kept in 2012 and 2022).',
    },
    {
      named: ['Province', 'Day of'],
      note: "The provinces' days are gazetted each year and no gazette was read: all are estimated.",
    },
  ],
  cities: 'Honiara',
  currencies: ['SBD'],
  timezone: 'Pacific/Guadalcanal',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
  dates: [
    holidays(
      'Polling Day',
      'https://www.einpresswire.com/article/702203018/gov-t-declares-public-holiday-on-election-day',
      '2024-04-17',
    ),
  ],
  subdivisions: [
    {
      id: 'CE',
      name: 'Central Province',
      rules: [
        {
          rule: '06-29 and if sunday then next monday',
          name: 'Province Day (Second Appointed Day)',
          from: FROM,
          status: 'estimated',
          source: PROVINCE_DAYS,
          note: 'Gazetted each year; no gazette was read.',
        },
      ],
    },
    {
      id: 'CH',
      name: 'Choiseul',
      rules: [
        {
          rule: '02-25 and if sunday then next monday',
          name: 'Province Day (Second Appointed Day)',
          from: FROM,
          status: 'estimated',
          source: PROVINCE_DAYS,
          note: 'Gazetted each year; no gazette was read.',
        },
      ],
    },
    {
      id: 'GU',
      name: 'Guadalcanal',
      rules: [
        {
          rule: '08-01 and if sunday then next monday',
          name: 'Province Day (Second Appointed Day)',
          from: FROM,
          status: 'estimated',
          source: PROVINCE_DAYS,
          note: 'Gazetted each year; no gazette was read.',
        },
      ],
      dates: [
        [
          {
            date: '2015-07-31',
            kind: 'holiday',
            name: 'Province Day (Second Appointed Day)',
            source: GUADALCANAL_2015,
            observed: true,
          },
        ],
      ],
    },
    {
      id: 'IS',
      name: 'Isabel',
      rules: [
        {
          rule: '06-02 and if sunday then next monday',
          name: 'Province Day (Second Appointed Day)',
          from: FROM,
          status: 'estimated',
          source: PROVINCE_DAYS,
          note: 'Gazetted each year; no gazette was read.',
        },
      ],
    },
    {
      id: 'MK',
      name: 'Makira-Ulawa',
      otherNames: 'Makira, San Cristobal',
      rules: [
        {
          rule: '08-03 and if sunday then next monday',
          name: 'Province Day (Second Appointed Day)',
          from: FROM,
          status: 'estimated',
          source: PROVINCE_DAYS,
          note: 'Gazetted each year; no gazette was read.',
        },
      ],
    },
    {
      id: 'ML',
      name: 'Malaita',
      cities: 'Auki',
      rules: [
        {
          rule: '08-15 and if sunday then next monday',
          name: 'Province Day (Second Appointed Day)',
          from: FROM,
          status: 'estimated',
          source: PROVINCE_DAYS,
          note: 'Gazetted each year; no gazette was read.',
        },
      ],
    },
    {
      id: 'RB',
      name: 'Rennell and Bellona',
      rules: [
        {
          rule: '07-20 and if sunday then next monday',
          name: 'Province Day (Second Appointed Day)',
          from: FROM,
          status: 'estimated',
          source: PROVINCE_DAYS,
          note: 'Gazetted each year; no gazette was read.',
        },
      ],
    },
    {
      id: 'TE',
      name: 'Temotu',
      rules: [
        {
          rule: '06-08 and if sunday then next monday',
          name: 'Province Day (Second Appointed Day)',
          from: FROM,
          status: 'estimated',
          source: PROVINCE_DAYS,
          note: 'Gazetted each year; no gazette was read.',
        },
      ],
    },
    {
      id: 'WE',
      name: 'Western Province',
      cities: 'Gizo',
      rules: [
        {
          rule: '12-07 and if sunday then next monday',
          name: 'Province Day (Second Appointed Day)',
          from: FROM,
          status: 'estimated',
          source: PROVINCE_DAYS,
          note: 'Gazetted each year; no gazette was read.',
        },
      ],
    },
  ],
});
