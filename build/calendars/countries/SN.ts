import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR, told } from './shared/african-rows.js';

/**
 * Senegal. Law 74-52 of 4 November 1974; the Magal de Touba is a holiday since law 2013-06 of 11 December 2013. Korité
 * and Tabaski on a Sunday give the Monday, other Mondays need a decree (article 8 of decree 74-1125): those read are
 * listed.
 *
 * Doubts: announced dates of the Islamic feasts since 2020 rest on compilations; before, they are computed.
 */

const LAW = 'https://globalbusiness-gbg.com/candidat/actualites/letat-accorde-t-il-des-jours-feries';
const BRIDGES = 'http://www.leral.net/Macky-decrete-ce-lundi-26-decembre-2016-jour-ferie_a188055.html';
const MAGAL_2021 = 'https://www.leral.net/Fetes-legales-Le-lendemain-du-Magal-declare-jour-ferie_a315264.html';

export default country({
  id: 'SN',
  name: 'Senegal',
  timezone: 'Africa/Dakar',
  weekend: SATURDAY_SUNDAY,
  library: 'SN',
  exclusions: [{ rule: '18 Safar', to: 2012, why: `a holiday since law 2013-06 of 11 December 2013; ${LAW}` }],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal and if sunday then next monday'],
      source: LAW,
      years: told('2023-04-22'),
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah and if sunday then next monday'],
      source: LAW,
      years: { ...ADHA_OF_MECCA, ...told('2021-07-21 2022-07-10 2022-07-11 2023-06-29') },
    },
    {
      name: 'Grand Magal of Touba',
      replaces: ['18 Safar'],
      source: BRIDGES,
      years: { ...told('2020-10-06 2022-09-15 2023-09-04 2024-08-23'), 2018: '10-28' },
    },
    { name: 'Ashura', replaces: ['10 Muharram'], source: LAW, years: told('2024-07-17') },
  ],
  dates: [
    { date: '2016-12-26', kind: 'holiday', name: 'Day after Christmas Day', source: BRIDGES },
    { date: '2018-10-29', kind: 'holiday', name: 'Day after the Grand Magal of Touba', source: BRIDGES },
    { date: '2021-09-27', kind: 'holiday', name: 'Day after the Grand Magal of Touba', source: MAGAL_2021 },
    { date: '2022-12-26', kind: 'holiday', name: 'Day after Christmas Day', source: BRIDGES },
  ],
});
