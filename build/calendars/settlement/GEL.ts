import { calendar } from '../definition.js';

/**
 * Georgian lari: the real-time gross settlement system (RTGS) of the National Bank of Georgia. By the Bank's page of
 * hours and fees (undated) it does not work on Saturdays, Sundays and days off set by the state.
 *
 * On days that the Government declares free for administrative bodies alone the Bank's systems work as usual: so on 7, 8
 * and 10 May 2024 by its own statement (https://1tv.ge/news/erovnuli-banki-uqme-dgheebtan-dakavshirebit-ganckhadebas-avrcelebs/).
 * Such days are not in the country's calendar.
 */

const HOURS =
  'https://nbg.gov.ge/page/%E1%83%A1%E1%83%90%E1%83%9D%E1%83%9E%E1%83%94%E1%83%A0%E1%83%90%E1%83%AA%E1%83%98%E1%83%9D-%E1%83%A1%E1%83%90%E1%83%90%E1%83%97%E1%83%94%E1%83%91%E1%83%98-%E1%83%93%E1%83%90-%E1%83%A2%E1%83%90%E1%83%A0%E1%83%98%E1%83%A4%E1%83%94%E1%83%91%E1%83%98';

export default calendar({
  id: 'GEL',
  kind: 'settlement',
  name: 'RTGS (Georgian lari)',
  doubts:
    'Doubts: whether the systems worked on the days off of January 2021 was not found, so the data begin with 2022; nor was a statement on 29 August and 3 October 2025, on which banks were closed.',
  otherNames: 'NBG, lari',
  countries: ['GE'],
  timezone: 'Asia/Tbilisi',
  years: [2022, 2100],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'GE', from: 2022, kinds: ['holiday'], source: HOURS }],
});
