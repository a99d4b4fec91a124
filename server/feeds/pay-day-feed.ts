import ical, {
  escape as escapeText,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { formatDay } from '../engine/civil-date.js';
import type { Locale } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import type { PayDay, PayPlan } from '../queries/pay-days.js';

/** Pay days as an iCalendar file (RFC 5545): an all-day event for each, in the language of the page. */

const DAY_MS = 86_400_000;

interface PaidPlace {
  readonly id: string;
  readonly name: string;
  readonly pays: readonly PayDay[];
}

interface FeedText {
  readonly title: string;
  readonly plan: PayPlan;
  readonly locale: Locale;
}

/** The same release and request always give the same bytes. */
export function payDayFeed(
  { release }: Catalog,
  places: readonly PaidPlace[],
  { title, plan, locale }: FeedText,
): string {
  const stamp = new Date(release.generated_at);
  const calendar = ical({
    prodId: '//Kalends//Kalends//EN',
    method: ICalCalendarMethod.PUBLISH,
    name: escapeText(title, false),
  });
  for (const { id, name, pays } of places) {
    for (const [at, { named, day, fileBy, isEstimated, month }] of pays.entries()) {
      if (day === null) continue;
      const notes = [
        ...(fileBy !== null && fileBy !== day
          ? [locale.message('fileByDate', { date: locale.longDate(fileBy) })]
          : []),
        ...(isEstimated ? [locale.message('paydayDoubt')] : []),
      ];
      const which = named === null ? `${month}-${plan.rule}-${plan.n}` : formatDay(named);
      calendar.createEvent({
        id: `${formatDay(day).slice(0, 4)}-${at}-${which}-pay-${id.replaceAll(':', '-')}@kalends`,
        stamp,
        start: new Date(day * DAY_MS),
        end: new Date((day + 1) * DAY_MS),
        allDay: true,
        summary: `${locale.message('paydayEvent')}: ${name}`,
        ...(notes.length > 0 && { description: notes.join('\n') }),
        transparency: ICalEventTransparency.TRANSPARENT,
        status: isEstimated ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      });
    }
  }
  return calendar.toString();
}
