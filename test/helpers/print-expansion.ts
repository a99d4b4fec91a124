import { expandOwn } from '../../build/expand/calendar.js';
import { definition } from './definitions.js';

/** Prints the dates of some regions of the library, to be run in processes with other time zones. */
const COUNTRIES = [
  'AE',
  'AU',
  'AZ',
  'BR',
  'CL',
  'CN',
  'DE',
  'IL',
  'IR',
  'JP',
  'KR',
  'NZ',
  'TR',
  'US',
  'VN',
];

const rules = [
  { rule: '1 Shawwal', name: 'Islamic', from: 1990, source: '' },
  { rule: '07-04 and if sunday then next monday', name: 'Moved', from: 1990, source: '' },
  { rule: 'easter -2', name: 'Good Friday', from: 1990, source: '' },
];
const englishNames = { 'Día adicional': 'Additional holiday' };
const expanded = COUNTRIES.map((country) => [
  country,
  expandOwn(definition(country, { years: [2024, 2027], library: { country, englishNames } })),
]);
console.log(
  JSON.stringify([...expanded, expandOwn(definition('RULES', { years: [2020, 2030], rules }))]),
);
