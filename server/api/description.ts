/** The OpenAPI document and its examples: imported on the first request for them. */

export { openApiDocument } from './openapi.js';
export { answersFrom } from './openapi-examples.js';
