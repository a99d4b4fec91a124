import { country } from '../country.js';

export default country({
  id: 'BD',
  name: "People's Republic of Bangladesh",
  timezone: 'Asia/Dhaka',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '1997-05-31', days: [5, 6] },
      { start: '2001-11-05', days: [5] },
      { start: '2005-09-09', days: [5, 6] },
    ],
    source: 'http://www.thedailystar.net/2005/09/06/d5090601011.htm',
    note:
      'The page gives the 2005 decision, banks included, and the cancellation of 5 November 2001; it puts the ' +
      'first two-day weekend in June 1997, a later account on Saturday 31 May 1997 ' +
      '(https://endroar.com/sundays-weekend-is-like-friday/).',
  },
  years: {
    from: 2016,
    to: 2020,
    why:
      "Buddha's Birthday, Krishna Janmashtami and Durga Puja: the right dates are listed 2016 to 2020 only, in " +
      'other years the rule gives 19 May, 24 August and 8 October',
  },
  library: 'BD',
});
