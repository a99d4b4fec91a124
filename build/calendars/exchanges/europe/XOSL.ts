import { calendar } from '../../definition.js';
import { inPeriods } from '../../many-rows.js';

/**
 * Oslo Børs (since 2019 of Euronext, which keeps the Norwegian days): full-day closures and half days, Oslo time.
 *
 * Closed on the public holidays of Norway and on 24 and 31 December. On the Wednesday before Easter regular trading
 * ends at 13:00; the closing auction follows, to 13:05 in the exchange's hours of 2017.
 */

const OSLO_BORS = 'https://www.oslobors.no/Oslo-Boers/Om-Oslo-Boers/AApningstider';
/** After Euronext's purchase, by its chief executive: closed on holidays and days off as before. */
const AS_BEFORE = 'https://finansavisen.no/nyheter/bors/2019/11/01/7468953/borsens-apningstider-endres-ikke';

export default calendar({
  id: 'XOSL',
  kind: 'exchange',
  name: 'Oslo Stock Exchange (Euronext Oslo)',
  doubtful: [
    { years: '-2016', note: 'Whole lists were found for 2017 and 2018 and from 2019 on.' },
    {
      kinds: ['early_close'],
      years: '2011-2016',
      note: 'The half day is entered from 2011, where compilations begin it; no text of its first year was found, nor of 24 and 31 December in the 1990s.',
      estimated: true,
    },
    {
      on: '12-24 12-31',
      years: '-1999',
      note: 'The half day is entered from 2011, where compilations begin it; no text of its first year was found, nor of 24 and 31 December in the 1990s.',
    },
  ],
  localName: 'Oslo Børs',
  otherNames: 'OSE, OBX',
  countries: ['NO'],
  cities: 'Oslo',
  currencies: ['NOK'],
  isMainExchange: true,
  timezone: 'Europe/Oslo',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'NO', from: 1990, to: 2018, source: OSLO_BORS },
    { calendar: 'NO', from: 2019, source: AS_BEFORE },
  ],
  rules: [
    ...inPeriods(
      [
        { from: 1990, to: 2018, source: OSLO_BORS, note: 'read of 2018; doubt: the 1990s.' },
        { from: 2019, source: AS_BEFORE, note: `the day is in the list of 2018: ${OSLO_BORS}` },
      ],
      [
        { rule: '12-24', name: 'Christmas Eve', names: { no: 'Julaften' } },
        { rule: '12-31', name: "New Year's Eve", names: { no: 'Nyttårsaften' } },
      ],
    ),
    {
      rule: 'easter -4',
      name: 'Wednesday before Easter',
      names: { no: 'onsdag før påske' },
      from: 2011,
      closes: '13:00',
      source: OSLO_BORS,
      note: 'read of 2017 and 2018, also in 2020, 2021 and 2024; doubt: the first year.',
    },
  ],
});
