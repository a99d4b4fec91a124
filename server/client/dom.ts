/** Creates elements from text and attributes, never from concatenated HTML. */

type Child = Node | string | null | undefined | false;
type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>;

/** An element with attributes and children. True is an empty attribute, false none; a function is a listener (`onclick`). */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, value);
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/** The attributes of a text in English on a page of another language. */
export function inEnglish(): { readonly lang?: string; readonly dir?: string } {
  return document.documentElement.lang === 'en' ? {} : { lang: 'en', dir: 'ltr' };
}

/** The element with that id; throws an Error if the page has none. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as T;
}

/** The URL of another page, in the language of this page's URL. */
export function inSameLanguage(address: string): string {
  const lang = new URLSearchParams(location.search).get('lang');
  if (lang === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}`;
}

/** A function that runs `work` once the calls have paused for `waitMs`. */
export function debounced(waitMs: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, waitMs);
  };
}
