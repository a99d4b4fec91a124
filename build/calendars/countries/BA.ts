import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

const BA_LAW =
  'not among the holidays on which everybody is off (1 and 2 January, 1 March, 1 and 2 May, 25 November); for ' +
  'religious days an employee may be absent four days a year: Law on Holidays (Sl. list RBiH 2/92, 13/94) and the ' +
  'Labour Act, as told by the Federal Ministry of Labour; https://www.os-turbe.ba/page/13';

export default country({
  id: 'BA',
  name: 'Bosnia and Herzegovina',
  timezone: 'Europe/Sarajevo',
  weekend: SATURDAY_SUNDAY,
  library: 'BA',
  exclusions: [
    { rule: '01-06', why: `Epiphany: ${BA_LAW}` },
    { rule: 'easter 60', why: `Corpus Christi: ${BA_LAW}` },
    { rule: '08-15', why: `Assumption: ${BA_LAW}` },
    { rule: 'julian 08-15', why: `Assumption, "orthodox": ${BA_LAW}` },
    { rule: '11-01', why: `All Saints: ${BA_LAW}` },
    { rule: '11-02', why: `All Souls: ${BA_LAW}` },
    { rule: '12-26', why: `Saint Stephen: ${BA_LAW}` },
    { rule: 'julian 01-01', why: `Orthodox New Year: ${BA_LAW}` },
    { rule: '1 Muharram', why: `Islamic New Year: ${BA_LAW}` },
    { rule: '12 Rabi al-awwal', why: `Mawlid: ${BA_LAW}` },
  ],
  subdivisions: [
    {
      id: 'BIH',
      name: 'Federation of Bosnia and Herzegovina',
      library: 'BIH',
      subdivisions: [{ id: 'W', name: 'Western Herzegovina', library: 'W' }],
    },
    { id: 'BRC', name: 'Brčko District', library: 'BRC' },
    { id: 'SRP', name: 'Republika Srpska', library: 'SRP' },
  ],
});
