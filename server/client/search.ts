import { byId, debounced, h } from './dom.js';

/** The search of the documentation: sections with all words, those with a word in the title first. */

interface Section {
  readonly address: string;
  readonly title: string;
  readonly words: string;
}

const MAX_FOUND = 12;
const TYPING_MS = 80;
const INDEX = '/docs/search.json';

let sections: Promise<readonly Section[]> | null = null;

export function startSearch(): void {
  const field = byId<HTMLInputElement>('find');
  document.querySelector<HTMLElement>('.find')!.hidden = false;
  field.addEventListener('focus', () => void load());
  field.addEventListener(
    'input',
    debounced(TYPING_MS, () => void find(field)),
  );
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') document.querySelector<HTMLAnchorElement>('#found a')?.click();
    if (key !== 'Escape') return;
    field.value = '';
    byId('found').replaceChildren();
  });
}

/** Loaded once; again after a failure. */
function load(): Promise<readonly Section[]> {
  sections ??= fetch(INDEX)
    .then((response) => response.json() as Promise<readonly Section[]>)
    .catch(() => {
      sections = null;
      return [];
    });
  return sections;
}

async function find(field: HTMLInputElement): Promise<void> {
  const all = await load();
  const found = matching(all, field.value).slice(0, MAX_FOUND);
  byId('found').replaceChildren(
    ...found.map(({ address, title }) => h('li', {}, h('a', { href: address }, title))),
  );
  const isSearched = field.value.trim() !== '';
  byId('found-count').textContent = isSearched ? `${found.length} found` : '';
  byId('found').classList.toggle('none', isSearched && found.length === 0);
}

/** Sections with all words of the text, sorted by the number of words in the title. */
export function matching(all: readonly Section[], text: string): Section[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = all.flatMap((section) => {
    const title = section.title.toLowerCase();
    const inTitle = words.filter((word) => title.includes(word)).length;
    const isFound = words.every((word) => title.includes(word) || section.words.includes(word));
    return isFound ? [{ section, inTitle }] : [];
  });
  return ranked.sort((a, b) => b.inTitle - a.inTitle).map(({ section }) => section);
}
