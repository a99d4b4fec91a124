/** Which sections of README.md are on which page of the guide, by their headings: the README is the guide's only text. */

export interface GuidePage {
  /** Its address is /docs/<slug>; that of the first one, /docs. */
  readonly slug: string;
  readonly title: string;
  /** Headings of the README, in the order in which they stand here; '' is what comes before the first one. */
  readonly headings: readonly string[];
}

export const GUIDE: readonly GuidePage[] = [
  { slug: '', title: 'Start', headings: ['', 'Run it', 'Look at it', 'Ask it', 'Licences'] },
  { slug: 'ids', title: 'Ids', headings: ['Which calendar'] },
  { slug: 'days', title: 'Days and holidays', headings: ['Days and holidays'] },
  {
    slug: 'conventions',
    title: 'Conventions',
    headings: ['Business days', 'Currencies', 'Choices where the contract is silent'],
  },
  { slug: 'coverage', title: 'Coverage and estimated', headings: ['Coverage and estimated'] },
  { slug: 'changes', title: 'Changes', headings: ['What changed, and what was known then'] },
  { slug: 'feeds', title: 'Feeds', headings: ['In a calendar program'] },
  { slug: 'sheets', title: 'Sheets', headings: ['In a spreadsheet'] },
  {
    slug: 'clients',
    title: 'Clients',
    headings: ['The interface, and clients', 'For agents (MCP)', 'In your own program'],
  },
  {
    slug: 'cdn',
    title: 'CDN',
    headings: ['Behind a cache', 'Files on object storage', 'Whether a download is what was published'],
  },
  {
    slug: 'operating',
    title: 'Operating',
    headings: ['Settings', 'Keys', 'Limits', 'Seen from outside', 'Growing', 'Builds', 'As a container or a service'],
  },
  {
    slug: 'data',
    title: 'Data',
    headings: ['How the data flows', 'Add or correct a place', 'Make a release', 'Keep the data fresh'],
  },
];

/** Beside the guide: what is made of SECURITY.md, of the table of problems and of the OpenAPI document. */
export const SECURITY = { slug: 'security', title: 'Security' };
export const ERRORS = { slug: 'errors', title: 'Errors', headings: ['Errors'] };
export const REFERENCE = { slug: 'api', title: 'API reference' };

/** The address of a page. */
export function addressOfPage({ slug }: { readonly slug: string }): string {
  return slug === '' ? '/docs' : `/docs/${slug}`;
}
