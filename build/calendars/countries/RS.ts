import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Serbia. The Law on State and Other Holidays of 2001 (amended 2007 and 2011). Article 3a: if a date of a state holiday
 * falls on a Sunday, the first following working day is not worked; religious holidays and Saturdays are not moved. The
 * library has the rule, but not where Easter Monday stands in the way: with 2 May on Easter Sunday, Tuesday the 4th (so
 * the ministry in 2021). 6 January is recommended by the government to employers (2025, 2026), no holiday of the law.
 *
 * One compilation has 16 February and 11 November in 2010 and 2011 too; the amendment that made them holidays (Sl. glasnik
 * 92/2011) is of December 2011.
 */

const LAW =
  'http://www.pravno-informacioni-sistem.rs/SlGlasnikPortal/eli/rep/sgrs/skupstina/zakon/2001/43/1/reg/20111215';
const MINISTRY_2021 =
  'https://www.novosti.rs/drustvo/vesti/986932/poznato-koliko-neradnih-dana-biti-uskrs-1-maj-oglasilo-ministarstvo-rad-povodom-predstojecih-praznika';

/** 2 May, a Sunday, is Easter Sunday, the Monday Easter Monday. */
const LABOUR_DAY_AFTER_EASTER = [
  ...holidays('Labour Day', MINISTRY_2021, '2021-05-04', { names: { sr: 'Празник рада' }, observed: true }),
  ...holidays('Labour Day', LAW, '2027-05-04 2032-05-04', { names: { sr: 'Празник рада' }, observed: true }),
];

export default country({
  id: 'RS',
  name: 'Serbia',
  localName: 'Србија',
  cities: 'Belgrade',
  currencies: ['RSD'],
  timezone: 'Europe/Belgrade',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: 2002,
    why: 'the law on holidays of July 2001; the days of Yugoslavia before it (29 November, 27 April) were not read',
  },
  library: 'RS',
  texts: [
    {
      rules: [
        '01-01 if sunday then next tuesday',
        '01-02 if sunday then next monday',
        'julian 12-25',
        '02-15 if sunday then next tuesday',
        '02-16 if sunday then next monday',
        'orthodox -2',
        'orthodox 1',
        '05-01 if sunday then next tuesday',
        '05-02 if sunday then next monday',
        '11-11 if sunday then next monday',
      ],
      from: 2017,
      source:
        'http://www.pravno-informacioni-sistem.rs/SlGlasnikPortal/eli/rep/sgrs/skupstina/zakon/2001/43/1/reg/20111215',
      what: 'Закон о државним и другим празницима, art. 1a to 3a',
    },
  ],
  exclusions: [
    ...excludedRules(['02-16 if sunday then next monday', '11-11 if sunday then next monday'], {
      to: 2011,
      why: 'added by the amendment of 2011 (Sl. glasnik 92/2011); http://zakon.co.rs/zakon-o-drzavnim-i-drugim-praznicima-u-republici-srbiji.html',
    }),
  ],
  dates: LABOUR_DAY_AFTER_EASTER,
});
