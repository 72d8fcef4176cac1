import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { ListSignature } from '@naija/contracts/remote/registry';
import { ReleaseError } from '../release-error.ts';
import type { OtherKey, RegistryKeys } from '../switch-options.ts';

const DAY_MS = 86_400_000;
const HOW = 'Make a key with: openssl genpkey -algorithm ed25519 -out registry-key.pem';

/** Reads an Ed25519 private key, PKCS #8 in PEM; throws ReleaseError 'invalid'. */
export function readSigningKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (cause) {
    throw new ReleaseError('invalid', `The registry key is not a private key in PEM. ${HOW}`, { cause });
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new ReleaseError('invalid', `The registry key is of type ${String(key.asymmetricKeyType)}. ${HOW}`);
}

/** The public key, also of a private one, in the form that shells use: base64 of its 32 bytes. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '' } = (key.type === 'public' ? key : createPublicKey(key)).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

export function readPublicKey(base64: string): KeyObject {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32 || bytes.toString('base64') !== base64)
    throw new ReleaseError('invalid', 'The public key must be the base64 of 32 bytes');
  const x = bytes.toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** Reads public keys in base64, each optionally with the last day of its lists: `9kD…=,x7B…=@2026-12-31`. */
export function readOtherKeys(text: string): OtherKey[] {
  return text.split(',').map((item) => {
    const [base64 = '', day] = item.trim().split('@', 2);
    const key = readPublicKey(base64);
    if (day === undefined) return { key };
    const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : NaN;
    if (Number.isNaN(start)) throw new ReleaseError('invalid', `${day} is not a day such as 2026-12-31`);
    return { key, until: start + DAY_MS - 1 };
  });
}

export function signatureOf(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

export function isSignedBy(key: KeyObject, text: string, signature: string): boolean {
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** True if the operator's key, or another accepted key, signed the list. */
export function isTrusted({ key, otherKeys = [] }: RegistryKeys, text: string, seal: ListSignature): boolean {
  const { serial, signature } = seal;
  if (signature === undefined) return false;
  const others = otherKeys.filter(({ until = Infinity }) => serial <= until).map((other) => other.key);
  return [...(key ? [key] : []), ...others].some((each) => isSignedBy(each, text, signature));
}
