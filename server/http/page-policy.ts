/**
 * The content security policy of pages: scripts, styles and requests only from and to this server, and no framing. The build
 * refuses pages with inline scripts, and with inline styles other than those of the assets.
 */
export const PAGE_POLICY = pagePolicy();

/** `styles`: the SHA-256, in hexadecimal digits, of the styles inlined in pages. */
export function pagePolicy(styles: readonly string[] = []): string {
  const own = styles.map((style) => ` 'sha256-${Buffer.from(style, 'hex').toString('base64')}'`).join('');
  return [
    "default-src 'none'",
    `style-src 'self'${own}`,
    "script-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
