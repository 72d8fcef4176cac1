import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedBy, publicKeyOf, readPublicKey, readSigningKey, signatureOf } from './signing-key.ts';

function pemOf(type: 'ed25519' | 'x25519'): string {
  const { privateKey } = type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

test('a signature is valid for its public key, and for no other text or key', () => {
  const key = readSigningKey(pemOf('ed25519'));
  const signature = signatureOf('text', key);
  const checks = (publicKey: string, text: string) => isSignedBy(readPublicKey(publicKey), text, signature);
  expect(checks(publicKeyOf(key), 'text')).toBe(true);
  expect(checks(publicKeyOf(key), 'texts')).toBe(false);
  expect(checks(publicKeyOf(readSigningKey(pemOf('ed25519'))), 'text')).toBe(false);
});

test.each([
  ['nothing', ''],
  ['something else', 'not a key'],
  ['a key of another kind', pemOf('x25519')],
])('%s instead of a key is refused with the command to create one', (_, pem) => {
  expect(() => readSigningKey(pem)).toThrow('openssl genpkey -algorithm ed25519');
});

test.each(['', 'abc', Buffer.alloc(31).toString('base64'), 'é'.repeat(44)])(
  'the public key "%s" is refused',
  (publicKey) => {
    expect(() => readPublicKey(publicKey)).toThrow('base64 of 32 bytes');
  },
);
