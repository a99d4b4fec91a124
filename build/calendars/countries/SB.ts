import { country } from '../country.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Solomon Islands. The days of the Public Holidays Act (chapter 151) as reports tell them; the Act itself was not read. The
 * Sovereign's birthday is the second Friday of June. Provinces have a day of their own each (25 February Choiseul, 2 June Isabel,
 * 8 June Temotu, 29 June Central, 20 July Rennell and Bellona, 1 August Guadalcanal, 3 August Makira-Ulawa, 15 August Malaita, 7
 * December Western), which are not in.
 *
 * Doubts: how days on a weekend move was not read (27 December was kept in 2012 and 2022).
 */

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
});
