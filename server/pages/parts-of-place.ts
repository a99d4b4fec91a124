import type { Locale } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { escapeHtml } from '../text/html.js';
import { nameFor, shownName } from './calendar-name.js';
import { differencesFrom, partsOf, wholeOf } from './differences.js';
import { shownIn } from './entry-query.js';
import { MAX_PLACES } from './places.js';

/** The parts of a country or region, and the days of a year in which they differ from it. */

/** The section; empty if the calendar has no parts and is not a part. */
export function partsSection(
  catalog: Catalog,
  index: number,
  year: number,
  locale: Locale,
): string {
  const { message } = locale;
  const { id, kind } = catalog.calendar(index);
  if (kind !== 'country') return '';
  const parts = differingFirst(catalog, index, year, locale);
  const whole = wholeOf(catalog, id);
  const up = whole === null ? undefined : catalog.find(whole);
  const upText =
    up === undefined
      ? ''
      : `<p>${message('liesIn')} <a href="/calendars/${whole}">${escapeHtml(shownName(catalog.calendar(up), locale))}</a>: ${differenceHtml(catalog, up, index, year, locale)}</p>`;
  if (parts.length === 0)
    return upText === '' ? '' : `<section><h2>${message('partsTitle')}</h2>${upText}</section>`;
  const rows = parts.map((part) => {
    const { id: partId } = catalog.calendar(part);
    const short = shownName(catalog.calendar(part), locale).replace(
      / \([^)]*\)(?=\u{E001}?$)/u,
      '',
    );
    return `<tr><td><a href="/calendars/${partId}">${escapeHtml(short)}</a></td><td><code>${partId}</code></td><td>${differenceHtml(catalog, index, part, year, locale)}</td></tr>`;
  });
  const heads = [message('colName'), message('colId'), message('colDiffers', { year })].map(
    (head) => `<th scope="col">${head}</th>`,
  );
  const compare = compareLinks(
    parts.map((part) => catalog.calendar(part).id),
    year,
    locale,
  );
  return `<section id="parts"><h2>${message('partsTitle')}</h2>${upText}<div class="scrolls" tabindex="0" role="region" aria-label="${message('partsTitle')}"><table class="list"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>${compare}</section>`;
}

/** The parts by name, those whose days differ from the whole in the year first. */
function differingFirst(catalog: Catalog, index: number, year: number, locale: Locale): number[] {
  const parts = partsOf(catalog, catalog.calendar(index).id).map((part) => {
    const calendar = catalog.calendar(part);
    const [first, last] = calendar.data_years;
    const hasYear = year >= first && year <= last;
    const { more, fewer } = hasYear
      ? differencesFrom(catalog, index, part, year, shownIn(locale))
      : { more: [], fewer: [] };
    return { part, name: nameFor(calendar, locale), differs: more.length + fewer.length > 0 };
  });
  const { compare } = new Intl.Collator(locale.lang);
  return parts
    .sort((a, b) => Number(b.differs) - Number(a.differs) || compare(a.name, b.name))
    .map(({ part }) => part);
}

/** Links to the workspace with all parts, as many at once as it shows; the numbers are of the rows of the table. */
function compareLinks(ids: readonly string[], year: number, { message }: Locale): string {
  const starts = ids.map((_, at) => at).filter((at) => at % MAX_PLACES === 0);
  const links = starts.map((start) => {
    const some = ids.slice(start, start + MAX_PLACES);
    const text =
      ids.length === some.length
        ? message('compareParts')
        : message('compareSome', { from: start + 1, to: start + some.length });
    return `<a href="/?calendars=${some.join()}&amp;year=${year}">${text}</a>`;
  });
  return `<p>${links.join(' · ')}</p>`;
}

/** The days that `own` has in addition to those of `whole`, and those that it lacks. */
function differenceHtml(
  catalog: Catalog,
  whole: number,
  own: number,
  year: number,
  locale: Locale,
): string {
  const { data_years } = catalog.calendar(own);
  if (year < data_years[0] || year > data_years[1]) return locale.message('statusNone');
  const { more, fewer } = differencesFrom(catalog, whole, own, year, shownIn(locale));
  const items = [
    ...more.map((entry) => ({ entry, sign: '+' })),
    ...fewer.map((entry) => ({ entry, sign: '−' })),
  ].map(
    ({ entry: { date, name }, sign }) =>
      `<span class="${sign === '+' ? 'has' : 'lacks'}">${sign} ${escapeHtml(name)} <time datetime="${date}">${locale.dayAndMonth(date)}</time></span>`,
  );
  return items.length > 0 ? items.join(' ') : locale.message('sameDays');
}
