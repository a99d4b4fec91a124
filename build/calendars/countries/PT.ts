import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Portugal: Labour Code, article 234. The regions have days of their own by regional decree. Municipal holidays (one in
 * each municipality) and Shrove Tuesday, which the Code leaves to agreements, are in no calendar here.
 */

const SUSPENDED = 'suspended by law 23/2012, back by law 8/2016; http://www.amartins.pt/feriados-nacionais/';
const AZORES_1980 = 'https://www.calendarios.info/feriados-regiao-autonoma-acores/';
const MADEIRA_1979 = 'http://dre.tretas.org/dre/208667/decreto-regional-27-79-M-de-9-de-novembro';
const MADEIRA_2002 = 'https://dre.tretas.org/dre/157858';
const MADEIRA_2024 = 'https://dre.tretas.org/dre/6004137/decreto-legislativo-regional-17-2024-M-de-16-de-dezembro';

export default country({
  id: 'PT',
  name: 'Portugal',
  cities: 'Lisbon',
  currencies: ['EUR'],
  timezone: 'Europe/Lisbon',
  weekend: SATURDAY_SUNDAY,
  library: 'PT',
  texts: [
    {
      rules: [
        '01-01',
        'easter -2',
        '04-25',
        '05-01',
        'easter 60',
        '06-10',
        '08-15',
        '10-05',
        '11-01',
        '12-01',
        '12-08',
        '12-25',
      ],
      from: 2019,
      source: 'http://www.amartins.pt/feriados-nacionais/',
      what: 'Código do Trabalho, artigo 234.º (Lei 8/2016)',
    },
  ],
  exclusions: excludedRules(['easter 60', '10-05', '11-01', '12-01'], { from: 2013, to: 2015, why: SUSPENDED }),
  englishNames: {
    'Implantação da República': 'Republic Day',
    'Restauração da Independência': 'Restoration of Independence Day',
  },
  subdivisions: [
    {
      id: '20',
      name: 'Azores',
      localName: 'Açores',
      cities: 'Ponta Delgada, Angra do Heroísmo, Horta, ポンタ・デルガダ, بونتا ديلغادا',
      timezone: 'Atlantic/Azores',
      rules: [
        {
          rule: 'easter 50',
          name: 'Azores Day',
          names: { pt: 'Dia da Região Autónoma dos Açores' },
          from: 1990,
          source: AZORES_1980,
          note: 'Regional Decree 13/80/A of 21 August: the Monday of the Holy Spirit.',
        },
      ],
    },
    {
      id: '30',
      name: 'Madeira',
      cities: 'Funchal, フンシャル, فونشال',
      timezone: 'Atlantic/Madeira',
      rules: [
        {
          rule: '04-02',
          name: 'Autonomy Day',
          names: { pt: 'Dia da Autonomia' },
          from: 2025,
          source: MADEIRA_2024,
          note: 'Regional Legislative Decree 17/2024/M.',
        },
        {
          rule: '07-01',
          name: 'Madeira Day',
          names: { pt: 'Dia da Região Autónoma da Madeira' },
          from: 1990,
          source: MADEIRA_1979,
          note: 'Regional Decree 27/79/M.',
        },
        {
          rule: '12-26',
          name: 'Boxing Day',
          names: { pt: 'Primeira Oitava' },
          from: 2002,
          source: MADEIRA_2002,
          note: 'Regional Legislative Decree 18/2002/M; kept by custom before.',
        },
      ],
    },
  ],
});
