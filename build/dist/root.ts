/** The folder of the checkout. */
export const ROOT = new URL('../../', import.meta.url).pathname;
