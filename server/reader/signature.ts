/** The signature of a manifest, or of a list of packs: Ed25519 over its bytes (RFC 8032), by whoever published the release. */

const SIGNATURE = '.sig';
const PEM = /-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----/;
const ALGORITHM = 'Ed25519';

/** The file with the signature of another one. */
export function signatureOf(name: string): string {
  return name + SIGNATURE;
}

/** Throws an Error if the bytes of a file are not signed by the key, a PEM text, or if it is none. */
export async function requireSigned(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  publicKey: string,
): Promise<void> {
  const key = await imported(publicKey);
  if (await crypto.subtle.verify(ALGORITHM, key, signature, bytes)) return;
  throw new Error(`${signatureOf(name)}: ${name} is not signed by the given public key`);
}

async function imported(publicKey: string) {
  const [, base64] = PEM.exec(publicKey) ?? [];
  if (base64 === undefined)
    throw new TypeError('publicKey: expected the PEM text of an Ed25519 public key');
  const der = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  try {
    return await crypto.subtle.importKey('spki', der, ALGORITHM, false, ['verify']);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new TypeError(`publicKey: it cannot be used as an Ed25519 key here: ${problem}`);
  }
}
