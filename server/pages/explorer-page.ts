import { LANGUAGES, type Messages } from '../locale/locales.js';
import { escapeHtml, keyForm, languageLinks, navigation } from '../text/html.js';
import { splitList } from '../text/split-list.js';
import { choiceName } from './calendar-name.js';
import { legend } from './legend.js';
import { MAX_PLACES, MAX_TEXTS } from './places.js';
import { queryText, type Requested, type SitePage, valuesOf } from './site.js';

/** Texts of pages that the build writes, of own days, and of mistakes in the addresses of others. */
const OF_OTHER_PAGES = /^(?:(?:quality|docs|problem|wrong)_|own[A-Z])/;

function ownMessages(messages: Messages): object {
  return Object.fromEntries(
    Object.entries(messages).filter(([word]) => !OF_OTHER_PAGES.test(word)),
  );
}

/** The workspace: a frame for its script. {{name}} stands for the URLs of assets; the script gets its texts from the page. */

export function explorerPage(requested: Pick<Requested, 'catalog' | 'query' | 'locale'>): SitePage {
  const { locale } = requested;
  const others = otherPages(requested);
  const { message, lang, direction } = locale;
  const { messages, tag } = LANGUAGES[lang];
  const spans = (['year', 'quarter', 'month', 'week'] as const).map(
    (span) =>
      `<label><input type="radio" name="span" value="${span}"><span class="segment">${message(`span_${span}`)}</span></label>`,
  );
  const body = `<!doctype html>
<html lang="${lang}"${direction === 'rtl' ? ' dir="rtl"' : ''} data-locale="${tag}" data-messages="${escapeHtml(JSON.stringify(ownMessages(messages)))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(message('tagline'))}">
<meta name="color-scheme" content="light dark">
<title>Kalends</title>
<link rel="icon" href="{{icon.svg}}">
<link rel="stylesheet" href="{{style.css}}">
<link rel="stylesheet" href="{{explorer.css}}">
<script type="module" src="{{explorer.js}}"></script>
</head>
<body class="page explorer">
<a class="skip" href="#result">${message('skipToYear')}</a>
<header class="site"><h1><a class="home" href="/">Kalends</a></h1>${navigation(locale)}</header>
<main>
<noscript><p class="refused">${message('needsScript')}</p>${others}</noscript>
<section id="locked" aria-label="${message('needsKey')}" hidden>
<h2 class="locked-lead">${message('lockedLead')}</h2>
<p>${message('whoGivesKeys')} <code>npm run keys -- add NAME</code> · <a href="/docs/operating">${message('howKeys')}</a></p>
<p>${message('openWithoutKey')}</p>
${others}
</section>
${keyForm(locale)}
<p id="demo" class="quiet" hidden>${message('demoAbout')} <button type="button" id="enter-key">${message('enterOwn')}</button></p>
<div class="tools">
<div class="picker place">
<label class="aside" for="pick">${message('addCalendar')}</label>
<input id="pick" type="text" autocomplete="off" spellcheck="false" placeholder="${message('addExamples')}">
<p id="found-none" class="none" role="status"></p>
</div>
<fieldset id="spans" class="segments"><legend class="aside">${message('spanLabel')}</legend>${spans.join('')}</fieldset>
<fieldset class="years" aria-label="${message('labelYear')}">
<button type="button" id="year-before" aria-label="${message('yearBefore')}">‹</button>
<output id="year" aria-live="polite"></output>
<button type="button" id="year-after" aria-label="${message('yearAfter')}">›</button>
<label id="at-label" hidden><span class="aside">${message('fromDate')}</span><input type="date" id="at"></label>
<button type="button" id="this-year">${message('todayWord')}</button>
</fieldset>
<button type="button" id="copy-link">${message('copyLink')}</button>
<a class="button" id="print-view" href="/print">${message('printIt')}</a>
</div>
<p id="message" role="status"></p>
<div id="left-out"></div>
<fieldset id="chips" aria-label="${message('calendarsShown')}"></fieldset>
<div class="desk">
<section id="start" aria-label="${message('startLabel')}">
<p class="lead">${message('startLead')}</p>
<div id="first-picks"></div>
</section>
<section id="result" aria-label="${message('theDays')}" tabindex="-1" hidden>
<div id="months"></div>
${legend(locale, { workspace: true })}
<section id="list" class="scrolls" aria-label="${message('datesLabel')}"></section>
</section>
<section id="sheet" aria-label="${message('sheetLabel')}">
<button type="button" id="sheet-toggle" aria-expanded="false" aria-controls="sheet-body">${message('sheetLabel')}</button>
<div id="sheet-body">
<section class="panel" id="details" aria-live="polite" aria-label="${message('theDay')}"></section>
<section class="panel" aria-label="${message('questionsLabel')}">
<fieldset id="questions"></fieldset>
<form id="fields"></form>
<div id="answer" aria-live="polite"></div>
<p id="cite-row" hidden><button type="button" id="cite">${message('citeAnswer')}</button></p>
<div id="cited" aria-live="polite"></div>
<details class="elsewhere"><summary>${message('elsewhere')}</summary>
<p class="quiet">${message('elsewhereKey')}</p>
<div id="formulas"></div>
</details>
</section>
</div>
</section>
</div>
</main>
<footer>
<p>${escapeHtml(message('aboutRelease', { id: '' }).trim())} <span id="release">${requested.catalog.release.id}</span> · <a href="/openapi.json">OpenAPI</a> · <a href="/docs">${message('navDocs')}</a> <span id="key-kept" hidden>· <button type="button" id="forget">${message('forgetKey')}</button></span></p>
</footer>
${languageLinks(locale, '/?question=add')}</body>
</html>
`;
  return { title: 'Kalends', body };
}

/** Links that need neither a key nor a script: the calendars of the address first, and their print view. */
function otherPages({
  catalog,
  query,
  locale,
}: Pick<Requested, 'catalog' | 'query' | 'locale'>): string {
  const { message } = locale;
  const ids = valuesOf(query.calendars)
    .slice(0, MAX_TEXTS)
    .flatMap((text) => splitList(text, MAX_TEXTS).parts)
    .slice(0, MAX_TEXTS);
  const indexes = new Set(ids.flatMap((id) => catalog.find(id) ?? []));
  const own = [...indexes].slice(0, MAX_PLACES).map((index) => catalog.calendar(index));
  const link = (address: string, text: string) =>
    `<a class="button" href="${address}">${escapeHtml(text)}</a>`;
  const places = queryText(own.map(({ id }) => ['for', id] as const));
  const first = [
    ...own.map((calendar) => link(`/calendars/${calendar.id}`, choiceName(calendar, locale))),
    ...(own.length > 0
      ? [
          link(`/print?${places}`, message('printTitle')),
          link(`/paydays?${places}`, message('navPaydays')),
        ]
      : []),
  ];
  const always = [
    link('/', message('firstScreen')),
    ...PAGES.filter(([address]) => own.length === 0 || address !== '/paydays').map(
      ([address, word]) => link(address, message(word)),
    ),
  ];
  return [first, always]
    .filter(({ length }) => length > 0)
    .map((links) => `<p class="buttons">${links.join(' ')}</p>`)
    .join('\n');
}

const PAGES = [
  ['/calendars', 'navCalendars'],
  ['/markets', 'navMarkets'],
  ['/paydays', 'navPaydays'],
  ['/changes', 'navChanges'],
  ['/docs', 'navDocs'],
] as const;
