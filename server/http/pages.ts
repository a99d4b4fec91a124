/** Pages rendered on request, and error pages; imported on the first use. */

export { errorPages } from '../site/error-page.js';
export { madePages, withStyle } from './made-pages.js';
