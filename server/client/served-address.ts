/** The documentation names an example's address; a server shows its own, so that what is copied works. */

const EXAMPLE = /(https?:\/\/)?kalends\.example\.com/g;

/** The address that the documentation at a location is served from, with the path before `/docs` where a proxy adds one. */
export function servedFrom({
  origin,
  pathname,
}: {
  readonly origin: string;
  readonly pathname: string;
}): string {
  const at = pathname.search(/\/docs(?:\/|$)/);
  return origin + pathname.slice(0, Math.max(at, 0));
}

/** A text with the server's own address in the place of the example's, without a scheme where it has none. */
export function withOwnAddress(text: string, own: string): string {
  return text.replace(EXAMPLE, (_, scheme?: string) =>
    scheme === undefined ? own.replace(/^https?:\/\//, '') : own,
  );
}
