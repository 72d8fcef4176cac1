import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { ReleaseError } from '../release-error.ts';

const HOW = 'Make a key with: openssl genpkey -algorithm ed25519 -out registry-key.pem';

/** Reads an Ed25519 private key, PKCS #8 in PEM; throws ReleaseError 'invalid'. */
export function readSigningKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (cause) {
    throw new ReleaseError('invalid', `The registry key is no private key in PEM. ${HOW}`, { cause });
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new ReleaseError('invalid', `The registry key is of type ${String(key.asymmetricKeyType)}. ${HOW}`);
}

/** Public key as shells know it: base64 of its 32 bytes. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

export function readPublicKey(base64: string): KeyObject {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32 || bytes.toString('base64') !== base64)
    throw new ReleaseError('invalid', 'The public key must be the base64 of 32 bytes');
  const x = bytes.toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

export function signatureOf(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

export function isSignedBy(key: KeyObject, text: string, signature: string): boolean {
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
