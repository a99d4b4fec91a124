import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Signatures of manifests, lists of packs and tables: Ed25519 (RFC 8032), detached, 64 bytes as they are. OpenSSL reads both files:
 * `openssl pkeyutl -verify -pubin -inkey signing-key.pem -rawin -in manifest.json -sigfile manifest.json.sig`.
 */

export const PUBLIC_KEY_FILE = 'signing-key.pem';
/** The file with the signature of another one. */
export function signatureOf(name: string): string {
  return `${name}.sig`;
}

/** Path of the private key, PEM: `openssl genpkey -algorithm ed25519`. */
const SETTING = 'KALENDS_SIGNING_KEY';

export interface Signer {
  readonly publicKeyPem: string;
  /** SHA-256 of the public key (SubjectPublicKeyInfo, DER): what is compared by people. */
  readonly fingerprint: string;
  readonly sign: (bytes: Uint8Array) => Buffer;
}

/** The signer in the environment; null if there is none. Throws an Error that describes the problem of an invalid key. */
export function configuredSigner(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Signer | null {
  const path = environment[SETTING];
  if (!path) return null;
  try {
    return signerOf(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(
      `${SETTING}: ${path}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Throws an Error when the text is not the PEM of an Ed25519 private key. */
export function signerOf(pem: string): Signer {
  const privateKey = createPrivateKey(pem);
  requireEd25519(privateKey);
  const publicKey = createPublicKey(privateKey);
  return {
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    fingerprint: fingerprintOf(publicKey),
    sign: (bytes) => sign(null, bytes, privateKey),
  };
}

/** The public key of a PEM text; throws an Error when it is none of Ed25519. */
export function readPublicKey(pem: string): KeyObject {
  const key = createPublicKey(pem);
  requireEd25519(key);
  return key;
}

export function isSignedBy(
  publicKey: KeyObject,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  return verify(null, bytes, publicKey, signature);
}

/** SHA-256 of a public key, in hexadecimal digits. */
export function fingerprintOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

function requireEd25519({ asymmetricKeyType }: KeyObject): void {
  if (asymmetricKeyType === 'ed25519') return;
  throw new Error(
    `a key of ${asymmetricKeyType} was read; expected one of ed25519 (openssl genpkey -algorithm ed25519)`,
  );
}
