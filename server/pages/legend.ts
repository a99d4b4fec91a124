import type { Locale, MessageKey } from '../locale/locales.js';
import { TRUST_PAGE } from '../locale/trust.js';

/** The legend of drawn days: every mark that a day can have (server/client/days.css, desk.css), the same on all pages. */

type Mark = readonly [look: string, word: MessageKey];

/** Of one calendar. */
const DAYS: readonly Mark[] = [
  ['closed', 'statusClosed'],
  ['early_close', 'statusEarlyClose'],
  ['weekend_workday', 'statusWeekendWorkday'],
  ['weekend', 'statusWeekend'],
  ['closed estimated', 'estimatedWord'],
  ['open today', 'todayThere'],
];
/** Of several, and of the day that was clicked. */
const WORKSPACE: readonly Mark[] = [
  ['closed share-some', 'legendSome'],
  ['closed share-most', 'legendMost'],
  ['open selected', 'legendSelected'],
];

/** A list, as HTML. `workspace`: with the marks that only the workspace has. */
export function legend(
  { message }: Locale,
  { workspace }: { readonly workspace: boolean },
): string {
  const item = (look: string, text: string, inside = '1') =>
    `<li><span class="day ${look}">${inside}</span> ${text}</li>`;
  const marks = (all: readonly Mark[]) => all.map(([look, word]) => item(look, message(word)));
  const ticks = '<span class="each"><i class="closed"></i><i class="open"></i></span>';
  const own = workspace
    ? [
        item('open verified', `${message('trust_verified')}: ${message('trustMeans_verified')}`),
        item('open', message('legendNotVerified')),
        ...marks(WORKSPACE),
        item('open', message('legendEach'), `1${ticks}`),
        `<li><a href="${TRUST_PAGE}">${message('trustMore')}</a></li>`,
      ]
    : [];
  return `<ul class="legend" aria-label="${message('legendLabel')}">\n${[...marks(DAYS), ...own].join('\n')}\n</ul>`;
}
