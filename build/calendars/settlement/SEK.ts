import { calendar } from '../definition.js';

/**
 * Swedish krona: RIX, the Riksbank's settlement system, open on the banking days of Sweden: closed on public holidays, on
 * Midsummer Eve, Christmas Eve and New Year's Eve, as the Riksbank's list of holidays has them; Whit Monday until 2004,
 * the National Day since 2005. All of this is the calendar of Sweden.
 */

const RIKSBANK_HOLIDAYS = 'https://www.riksbank.se/en-gb/press-and-published/calendar/holidays-2026';

export default calendar({
  id: 'SEK',
  kind: 'settlement',
  name: 'RIX (Swedish krona)',
  doubtful: [
    {
      years: '2026',
      note: "The Riksbank's list of 2026 names bank holidays, not RIX; a terms-of-RIX text with the closed days was not found.",
    },
    { years: '1990', note: 'Before RIX (1990) the days are those of the banks.' },
  ],
  otherNames: 'Riksbank',
  countries: ['SE'],
  timezone: 'Europe/Stockholm',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'SE', from: 1990, source: RIKSBANK_HOLIDAYS }],
  // Saturdays both, in the Riksbank's list.
  rules: [
    { rule: 'easter -1', name: 'Easter Eve', names: { sv: 'påskafton' }, from: 2026, source: RIKSBANK_HOLIDAYS },
    { rule: 'easter 48', name: 'Whitsun Eve', names: { sv: 'pingstafton' }, from: 2026, source: RIKSBANK_HOLIDAYS },
  ],
});
