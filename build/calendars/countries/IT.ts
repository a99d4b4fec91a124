import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'IT',
  name: 'Italia',
  timezone: 'Europe/Rome',
  weekend: SATURDAY_SUNDAY,
  library: 'IT',
  exclusions: [
    {
      rule: '06-02',
      to: 2000,
      why: 'restored by law 336/2000 from 2001; http://leg16.camera.it/561?appro=864&Il+quadro+normativo',
    },
  ],
  subdivisions: [
    { id: '21', name: 'Piedmont', library: '21', subdivisions: [{ id: 'TO', name: 'Turin', library: 'TO' }] },
    { id: '25', name: 'Lombardy', library: '25', subdivisions: [{ id: 'MI', name: 'Milan', library: 'MI' }] },
    { id: 'BZ', name: 'South Tyrol', aliases: ['IT:32'], library: '32' },
    { id: '52', name: 'Tuscany', library: '52', subdivisions: [{ id: 'FI', name: 'Florence', library: 'FI' }] },
    { id: '62', name: 'Lazio', library: '62', subdivisions: [{ id: 'RM', name: 'Rome', library: 'RM' }] },
    { id: '82', name: 'Sicily', library: '82', subdivisions: [{ id: 'PA', name: 'Palermo', library: 'PA' }] },
  ],
});
