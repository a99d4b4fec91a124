/** The licence of the data: that of date-holidays, from which the country calendars derive (see NOTICE). */
export const DATA_LICENSE = {
  name: 'CC BY-SA 3.0',
  url: 'https://creativecommons.org/licenses/by-sa/3.0/',
} as const;

/** A Link header (RFC 8288) with the licence, for formats that cannot contain it. */
export const LICENSE_LINK = `<${DATA_LICENSE.url}>; rel="license"`;
