/** The name of a file of a page, with its extension: XNYS.csv. */
export const PAGE_FILE = /^(.+)\.(csv|xlsx)$/i;
