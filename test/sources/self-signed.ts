import { generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTC_TIME = 0x17;
/** The algorithm ecdsa-with-SHA256 (1.2.840.10045.4.3.2). */
const ECDSA_SHA256 = Buffer.from('300a06082a8648ce3d040302', 'hex');

/** A new key and a certificate (X.509 v1, DER by hand) that it has signed itself: made here, so that none is stored. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const nobody = der(SEQUENCE);
  const validity = der(
    SEQUENCE,
    der(UTC_TIME, Buffer.from('200101000000Z')),
    der(UTC_TIME, Buffer.from('490101000000Z')),
  );
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const facts = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    ECDSA_SHA256,
    nobody,
    validity,
    nobody,
    subjectKey,
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', facts, privateKey));
  const certificate = der(SEQUENCE, facts, ECDSA_SHA256, signature);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
