/** The pages of the guide, in their order: README.md, then the files of build/docs/guide/. */

export interface GuidePage {
  /** The page's URL is /docs/<slug>, its file guide/<slug>.md; README.md is at /docs. */
  readonly slug: string;
  readonly title: string;
}

/** Those for visitors. */
export const GUIDE: readonly GuidePage[] = [
  { slug: '', title: 'Start' },
  { slug: 'explorer', title: 'In a browser' },
  { slug: 'ids', title: 'Ids' },
  { slug: 'days', title: 'Days and holidays' },
  { slug: 'conventions', title: 'Conventions' },
  { slug: 'coverage', title: 'Coverage and estimated' },
  { slug: 'changes', title: 'Changes' },
  { slug: 'feeds', title: 'Feeds' },
  { slug: 'sheets', title: 'Sheets' },
  { slug: 'tables', title: 'Tables' },
  { slug: 'clients', title: 'Clients' },
  { slug: 'edge', title: 'At the edge' },
  { slug: 'own-days', title: 'Own days' },
];

/** The one link to the pages for operators. */
export const FOR_OPERATORS: GuidePage = { slug: 'operators', title: 'For operators' };

/** What visitors need not read: the contents list them on these pages only. */
export const OPERATORS: readonly GuidePage[] = [
  { slug: 'operating', title: 'Operating' },
  { slug: 'updating', title: 'Updating' },
  { slug: 'cdn', title: 'CDN' },
  { slug: 'data', title: 'Data' },
];
/** Their further pages, made from files in the root of the repository. */
export const CONTRIBUTING = { slug: 'contributing', title: 'Contributing' };
export const CHANGELOG = { slug: 'changelog', title: 'Changelog' };

/** Every page made from README.md or a file of guide/. */
export const GUIDE_PAGES: readonly GuidePage[] = [...GUIDE, FOR_OPERATORS, ...OPERATORS];

/** Further pages: made from SECURITY.md, from guide/errors.md with the table of problems, and from the OpenAPI document. */
export const SECURITY = { slug: 'security', title: 'Security' };
export const ERRORS = { slug: 'errors', title: 'Errors' };
export const REFERENCE = { slug: 'api', title: 'API reference' };

/** The folder of the guide's files in the repository. */
export const GUIDE_DIR = 'build/docs/guide';

/** The file of a page in the repository. */
export function fileOfPage({ slug }: Pick<GuidePage, 'slug'>): string {
  return slug === '' ? 'README.md' : `${GUIDE_DIR}/${slug}.md`;
}

/** The URL path of a page. */
export function addressOfPage({ slug }: { readonly slug: string }): string {
  return slug === '' ? '/docs' : `/docs/${slug}`;
}
