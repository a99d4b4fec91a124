import {
  type Copy,
  checkLength,
  checkStatus,
  type Limits,
  MAX_REDIRECTS,
  makeCopy,
  outOfTime,
  REDIRECTS,
  redirectTarget,
  SourceFailure,
  tooManyRedirects,
} from './copy.js';

const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; Kalends/1.0)', accept: '*/*' };

/**
 * Fetches a page by plain http(s), following redirects. Throws a SourceFailure for anything but a complete response
 * within the limits; errors of the connection are those of fetch.
 */
export async function fetchByHttp(url: string, limits: Limits): Promise<Copy> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const { response, address } = await follow(url, signal);
    return makeCopy(
      await readBody(response, limits),
      response.headers.get('content-type'),
      address,
    );
  } catch (error) {
    throw signal.aborted && !(error instanceof SourceFailure) ? outOfTime(limits) : error;
  }
}

async function follow(
  url: string,
  signal: AbortSignal,
): Promise<{ response: Response; address: string }> {
  let address = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    // Redirects are followed here, since fetch does not distinguish a bad redirect from an unreachable host.
    const response = await fetch(address, { redirect: 'manual', headers: HEADERS, signal });
    if (!REDIRECTS.has(response.status)) return { response, address };
    await response.body?.cancel();
    address = redirectTarget(address, response.headers.get('location'));
  }
  throw tooManyRedirects();
}

async function readBody(response: Response, limits: Limits): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    checkStatus(response.status, response.statusText);
    checkLength(Number(response.headers.get('content-length') ?? 0), limits);
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      checkLength(bytes, limits);
      chunks.push(chunk);
    }
  } catch (error) {
    // An unread rest of the body would keep the connection busy. If reading had begun, leaving the loop has closed it.
    await response.body?.cancel().catch(() => {});
    throw error;
  }
  return Buffer.concat(chunks);
}
