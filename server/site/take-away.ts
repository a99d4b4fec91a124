import type { PlacedCalendar } from '../engine/types.js';
import { escapeHtml } from '../text/html.js';
import { nameFor } from './calendar-name.js';
import type { Asked } from './site.js';

/** A calendar taken along: subscriptions, files, paper, and beside others. */

const FILES = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;

/** Buttons; where files need a key, a form that takes one, so that nothing looks open that is not. */
export function takeAway(asked: Asked, calendar: PlacedCalendar, year: number): string {
  const { say } = asked.reading;
  const { id } = calendar;
  return `<div class="take-away">
${asked.isPublic ? openFeeds(asked, calendar) : keyedFeeds(asked, id)}
<p class="buttons"><a class="button" href="/calendars/${id}?view=wall&amp;year=${year}">${say('printIt')}</a> <a class="button" href="/?calendars=${id}&amp;year=${year}">${say('compareIt')}</a> <a class="button" href="/paydays?for=${id}&amp;year=${year}">${say('taskPay')}</a></p>
</div>`;
}

/** For programs that subscribe, by the address that each of them takes. */
function openFeeds({ host, reading }: Asked, calendar: PlacedCalendar): string {
  const { say } = reading;
  const { id } = calendar;
  const feed = `${host}/v1/calendars/${id}.ics`;
  const name = encodeURIComponent(nameFor(calendar, reading));
  const links = [
    [`webcal://${feed}`, 'Apple, Thunderbird (webcal)'],
    [`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(`webcal://${feed}`)}`, 'Google'],
    [
      `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(`https://${feed}`)}&name=${name}`,
      'Outlook',
    ],
  ].map(([address, label]) => `<a class="button" href="${escapeHtml(address!)}" rel="noreferrer">${label}</a>`);
  const files = [
    `<a class="button" href="/v1/calendars/${id}.ics">.ics</a>`,
    ...FILES.map(([form, label]) => `<a class="button" href="/calendars/${id}.${form}">${label}</a>`),
  ];
  return `<p class="buttons"><span class="label">${say('subscribe')}</span> ${links.join(' ')}</p>
<p class="buttons"><span class="label">${say('download')}</span> ${files.join(' ')}</p>`;
}

/** A form without a script: the key goes where the button leads. */
function keyedFeeds({ host, reading }: Asked, id: string): string {
  const { say } = reading;
  const files = FILES.map(
    ([form, label]) => `<button type="submit" formaction="/calendars/${id}.${form}">${label}</button>`,
  );
  return `<form class="buttons keyed" action="/v1/calendars/${id}.ics"><label for="file-key">${say('filesNeedKey')}</label> <input id="file-key" name="key" type="password" autocomplete="off" required placeholder="${say('yourKey')}"> <button type="submit">.ics</button> ${files.join(' ')}</form>
<p class="quiet">${say('subscribeTo')} <code>webcal://${escapeHtml(host)}/v1/calendars/${id}.ics?key=KEY</code></p>`;
}
