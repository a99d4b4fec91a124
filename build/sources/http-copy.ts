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
 * The page at an address, by plain http(s), redirects followed. Throws a SourceFailure for whatever is not a complete
 * answer within the limits; errors of the connection come as fetch throws them.
 */
export async function fetchByHttp(url: string, limits: Limits): Promise<Copy> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const { response, address } = await follow(url, signal);
    return makeCopy(await readBody(response, limits), response.headers.get('content-type'), address);
  } catch (error) {
    throw signal.aborted && !(error instanceof SourceFailure) ? outOfTime(limits) : error;
  }
}

async function follow(url: string, signal: AbortSignal): Promise<{ response: Response; address: string }> {
  let address = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    // Not left to fetch: it does not tell a bad redirect from a dead host.
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
    // What is left of the body would keep the connection busy. Leaving the loop has closed it when reading had begun.
    await response.body?.cancel().catch(() => {});
    throw error;
  }
  return Buffer.concat(chunks);
}
