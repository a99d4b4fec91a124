/**
 * What a page may do: run and show what this server gives, ask this server, and stand in no frame. The build refuses a
 * page with a script or a style of its own in it.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
