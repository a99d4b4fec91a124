import type { EstimatedRow } from './tables.js';

/**
 * Rules of date-holidays whose dates an authority announces later, recognised by a part of their text.
 *
 * Islamic months: the library computes them (nearly always the Umm al-Qura calendar, and for the past too), the
 * authorities announce them, mostly by sighting, so they are estimated in every country and every year until an
 * announced date takes the computed one's place. There is no exception: where the dates are themselves calculated in
 * advance, the calculation is not the library's. Turkey's Presidency of Religious Affairs publishes its days years
 * ahead (https://webspace.science.uu.nl/~gent0113/islam/diyanetcalendar_introduction.htm), and of its feasts of 1990
 * to 2016 the library has 22 on another day. Singapore's MUIS calculates, but with the criterion
 * of MABIMS and for its own horizon (3 May 2022, not 2 May). Bosnia's Takvim is calculated, but Kurban-bajram follows
 * Mecca (https://eurasia.ro/2012/10/26/balkan-muslims-celebrate-eid-on-different-days).
 *
 * Hebrew, Julian, Chinese, Korean and Vietnamese dates, New Zealand's Matariki (listed in its Act to 2052) and Chile's
 * solstice (fixed by its law as the astronomical day) follow from a rule and are not here.
 */

const MOON = 'the authority announces the Islamic date, mostly after the moon was sighted; this one is computed';
const DIWALI = 'the government announces Deepavali (the new moon of Kartik) with the holidays of the year; computed';
const PHAGWA = 'the government announces Holi Phagwa with the holidays of the year; computed';
const MAURITIUS = 'the Cabinet announces the Hindu festivals with the holidays of the year; computed';
const EQUINOX =
  'the National Astronomical Observatory announces the equinoxes each February for the next year; announced to 2027 ' +
  '(https://news.livedoor.com/topics/detail/30496293/)';

export const ESTIMATED: readonly EstimatedRow[] = [
  { id: '*', contains: 'Muharram', why: MOON },
  { id: '*', contains: 'Safar', why: MOON },
  { id: '*', contains: 'Rabi al-awwal', why: MOON },
  { id: '*', contains: 'Rabi al-thani', why: MOON },
  { id: '*', contains: 'Jumada al-awwal', why: MOON },
  { id: '*', contains: 'Jumada al-thani', why: MOON },
  { id: '*', contains: 'Rajab', why: MOON },
  { id: '*', contains: 'Shaban', why: MOON },
  { id: '*', contains: 'Ramadan', why: MOON },
  { id: '*', contains: 'Shawwal', why: MOON },
  { id: '*', contains: 'Dhu al-Qidah', why: MOON },
  { id: '*', contains: 'Dhu al-Hijjah', why: MOON },

  // Victoria; the library's rule is the last Friday of September
  {
    id: 'AU',
    contains: 'friday before October',
    from: 2027,
    why:
      'the Friday before the AFL Grand Final: its date depends on the schedule of the AFL and is gazetted for ' +
      'the year',
  },
  // Western Australia
  {
    id: 'AU',
    contains: 'monday before October',
    from: 2027,
    why:
      "the King's Birthday in Western Australia is proclaimed by the Governor (2024 on another Monday), and a bill " +
      'of 2025 moves it to June from 2028; ' +
      'https://www.wa.gov.au/government/announcements/outcomes-the-public-holiday-review',
  },

  { id: 'JP', contains: 'march equinox', from: 2028, why: EQUINOX },
  { id: 'JP', contains: 'september equinox', from: 2028, why: EQUINOX },
  {
    id: 'JP',
    contains: '09-22 if 09-21 and 09-23',
    from: 2028,
    why: `the day between two holidays depends on the autumnal equinox: ${EQUINOX}`,
  },

  { id: 'MU', contains: '02-01 since 2020', from: 2027, why: `Thaipoosam Cavadee: ${MAURITIUS}` },
  { id: 'MU', contains: '03-01 since 2020', from: 2027, why: `Maha Shivaratree: ${MAURITIUS}` },
  { id: 'MU', contains: '04-01 since 2020', from: 2027, why: `Ugadi: ${MAURITIUS}` },
  { id: 'MU', contains: '09-01 since 2020', from: 2027, why: `Ganesh Chaturthi: ${MAURITIUS}` },
  { id: 'MU', contains: '11-01 since 2020', from: 2027, why: `Divali: ${MAURITIUS}` },

  { id: 'MY', contains: '2027-10-28', why: DIWALI },
  { id: 'MY', contains: '2028-11-15', why: DIWALI },
  { id: 'MY', contains: '2029-11-05', why: DIWALI },
  { id: 'MY', contains: '2030-10-25', why: DIWALI },

  { id: 'SG', contains: '2028-11-15', why: DIWALI },
  { id: 'SG', contains: '2029-11-05', why: DIWALI },
  { id: 'SG', contains: '2030-10-25', why: DIWALI },

  { id: 'SR', contains: '2027-03-22', why: PHAGWA },
  { id: 'SR', contains: '2028-03-11', why: PHAGWA },
  { id: 'SR', contains: '2029-03-28', why: PHAGWA },
  { id: 'SR', contains: '2030-03-19', why: PHAGWA },
  { id: 'SR', contains: '2027-10-28', why: DIWALI },
  { id: 'SR', contains: '2028-10-17', why: DIWALI },
  { id: 'SR', contains: '2029-11-05', why: DIWALI },
  { id: 'SR', contains: '2030-10-25', why: DIWALI },

  { id: 'TT', contains: '2027-10-28', why: DIWALI },
  { id: 'TT', contains: '2028-10-17', why: DIWALI },
  { id: 'TT', contains: '2029-11-05', why: DIWALI },
  { id: 'TT', contains: '2030-10-25', why: DIWALI },
  {
    id: 'VN',
    contains: 'vietnamese 1-0-1',
    from: 2027,
    why: 'the Prime Minister decides each year which five days are Tet',
  },
];
