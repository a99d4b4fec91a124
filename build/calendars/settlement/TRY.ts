import { calendar } from '../definition.js';

/**
 * Turkish lira: EFT, the electronic fund transfer system of the Central Bank of the Republic of Türkiye, since April
 * 1992.
 *
 * Closed on the holidays of Türkiye. The eves of the two religious feasts and 28 October, free from 13:00 on, are
 * business days with shorter hours.
 */

const HOLIDAY_2025 =
  'https://www.sabah.com.tr/yasam/29-ekim-bankalar-acik-mi-kapali-mi-havale-ve-eft-yapilir-mi-' +
  '29-ekim-carsamba-banka-subelerinin-calisma-durumu-7452915';

export default calendar({
  id: 'TRY',
  kind: 'settlement',
  name: 'EFT (Turkish lira)',
  doubts:
    'Doubts: press accounts say that no EFT is carried out on a holiday; a calendar of the central bank was not found. Extra days off that the government gave to public servants round the feasts are taken as business days; the stock exchange closed on some of them before 2007.',
  otherNames: 'CBRT, TCMB',
  countries: ['TR'],
  timezone: 'Europe/Istanbul',
  years: [1993, 2100],
  weekend: [{ start: '1993-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'TR', from: 1993, kinds: ['holiday'], asDeclared: true, source: HOLIDAY_2025 }],
});
