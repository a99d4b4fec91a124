import { LANGUAGES, type Words } from '../locale/reading.js';
import { escapeHtml, keyForm, languageLinks, navigation } from '../text/html.js';
import { splitList } from '../text/split-list.js';
import { choiceName } from './calendar-name.js';
import { MAX_PLACES, MAX_TEXTS } from './places.js';
import { queryText, type Requested, type SitePage, valuesOf } from './site.js';

/** Texts of pages that the build writes, and of mistakes in the addresses of others. */
const OF_OTHER_PAGES = /^(?:quality|docs|problem|wrong)_/;

function ownWords(words: Words): object {
  return Object.fromEntries(Object.entries(words).filter(([word]) => !OF_OTHER_PAGES.test(word)));
}

/** The workspace: a frame for its script. {{name}} stands for the URLs of assets; the script gets its texts from the page. */

export function explorerPage(
  requested: Pick<Requested, 'catalog' | 'query' | 'reading'>,
): SitePage {
  const { reading } = requested;
  const others = otherPages(requested);
  const { say, lang, direction } = reading;
  const { words, locale } = LANGUAGES[lang];
  const legend = [
    ['closed', 'statusClosed'],
    ['early_close', 'statusEarlyClose'],
    ['weekend_workday', 'statusWeekendWorkday'],
    ['weekend', 'statusWeekend'],
    ['open verified', 'legendVerified'],
    ['open', 'legendLibrary'],
    ['closed estimated', 'estimatedWord'],
    ['open today', 'todayThere'],
  ] as const;
  const items = legend.map(
    ([look, word]) => `<li><span class="day ${look}">1</span> ${say(word)}</li>`,
  );
  const spans = (['year', 'quarter', 'month', 'week'] as const).map(
    (span) =>
      `<label><input type="radio" name="span" value="${span}"><span class="segment">${say(`span_${span}`)}</span></label>`,
  );
  const body = `<!doctype html>
<html lang="${lang}"${direction === 'rtl' ? ' dir="rtl"' : ''} data-locale="${locale}" data-words="${escapeHtml(JSON.stringify(ownWords(words)))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(say('tagline'))}">
<meta name="color-scheme" content="light dark">
<title>Kalends</title>
<link rel="icon" href="{{icon.svg}}">
<link rel="stylesheet" href="{{style.css}}">
<link rel="stylesheet" href="{{explorer.css}}">
<script type="module" src="{{explorer.js}}"></script>
</head>
<body class="page explorer">
<a class="skip" href="#result">${say('skipToYear')}</a>
<header class="site"><h1><a class="home" href="/">Kalends</a></h1>${navigation(reading)}</header>
<main>
<noscript><p class="refused">${say('needsScript')}</p>${others}</noscript>
<section id="locked" aria-label="${say('needsKey')}" hidden>
<h2 class="locked-lead">${say('lockedLead')}</h2>
<p>${say('whoGivesKeys')} <code>npm run keys -- add NAME</code> · <a href="/docs/operating">${say('howKeys')}</a></p>
<p>${say('openWithoutKey')}</p>
${others}
</section>
${keyForm(reading)}
<p id="demo" class="quiet" hidden>${say('demoAbout')} <button type="button" id="enter-key">${say('enterOwn')}</button></p>
<div class="tools">
<div class="picker place">
<label class="aside" for="pick">${say('addCalendar')}</label>
<input id="pick" type="text" autocomplete="off" spellcheck="false" placeholder="${say('addExamples')}">
<p id="found-none" class="none" role="status"></p>
</div>
<fieldset id="spans" class="segments"><legend class="aside">${say('spanLabel')}</legend>${spans.join('')}</fieldset>
<fieldset class="years" aria-label="${say('labelYear')}">
<button type="button" id="year-before" aria-label="${say('yearBefore')}">‹</button>
<output id="year" aria-live="polite"></output>
<button type="button" id="year-after" aria-label="${say('yearAfter')}">›</button>
<label id="at-label" hidden><span class="aside">${say('fromDate')}</span><input type="date" id="at"></label>
<button type="button" id="this-year">${say('todayWord')}</button>
</fieldset>
<button type="button" id="copy-link">${say('copyLink')}</button>
<a class="button" id="print-sheet" href="/wall">${say('printIt')}</a>
</div>
<p id="message" role="status"></p>
<div id="left-out"></div>
<fieldset id="chips" aria-label="${say('calendarsShown')}"></fieldset>
<div class="desk">
<section id="start" aria-label="${say('startLabel')}">
<p class="lead">${say('startLead')}</p>
<div id="first-picks"></div>
</section>
<section id="result" aria-label="${say('theDays')}" tabindex="-1" hidden>
<div id="months"></div>
<ul class="legend" aria-label="${say('legendLabel')}">
${items.join('\n')}
</ul>
<section id="list" class="scrolls" aria-label="${say('datesLabel')}"></section>
</section>
<section id="sheet" aria-label="${say('sheetLabel')}">
<button type="button" id="sheet-toggle" aria-expanded="false" aria-controls="sheet-body">${say('sheetLabel')}</button>
<div id="sheet-body">
<section class="panel" id="details" aria-live="polite" aria-label="${say('theDay')}"></section>
<section class="panel" aria-label="${say('questionsLabel')}">
<fieldset id="questions"></fieldset>
<form id="fields"></form>
<div id="answer" aria-live="polite"></div>
<p id="cite-row" hidden><button type="button" id="cite">${say('citeAnswer')}</button></p>
<div id="cited" aria-live="polite"></div>
<details class="elsewhere"><summary>${say('elsewhere')}</summary>
<p class="quiet">${say('elsewhereKey')}</p>
<div id="formulas"></div>
</details>
</section>
</div>
</section>
</div>
</main>
<footer>
<p>${escapeHtml(say('aboutRelease', { id: '' }).trim())} <span id="release">${requested.catalog.release.id}</span> · <a href="/openapi.json">OpenAPI</a> · <a href="/docs">${say('navDocs')}</a> <span id="key-kept" hidden>· <button type="button" id="forget">${say('forgetKey')}</button></span></p>
</footer>
${languageLinks(reading, '/?question=add')}</body>
</html>
`;
  return { title: 'Kalends', body };
}

/** Links that need neither a key nor a script: the calendars of the address first, and their year on paper. */
function otherPages({
  catalog,
  query,
  reading,
}: Pick<Requested, 'catalog' | 'query' | 'reading'>): string {
  const { say } = reading;
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
    ...own.map((calendar) => link(`/calendars/${calendar.id}`, choiceName(calendar, reading))),
    ...(own.length > 0
      ? [link(`/wall?${places}`, say('wallTitle')), link(`/paydays?${places}`, say('navPaydays'))]
      : []),
  ];
  const always = [
    link('/', say('firstScreen')),
    ...PAGES.filter(([address]) => own.length === 0 || address !== '/paydays').map(
      ([address, word]) => link(address, say(word)),
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
