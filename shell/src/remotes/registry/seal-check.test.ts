import { expect, onTestFinished, test, vi } from 'vitest';
import { entry } from '../../testing/registry.ts';
import { operator, sealed } from '../../testing/sealed.ts';
import { sealCheck } from './seal-check.ts';

test('where the operator has no key, a list needs no signature', async () => {
  const list = sealed(1, entry('1.0.0'));
  expect(await sealCheck(undefined)('sample', list, list)).toBeUndefined();
});

test('a list that the operator signed is trusted, with the fields this shell does not know', async () => {
  const { publicKey, seal } = await operator();
  const unknown = { ...entry('1.0.0'), later: 'field' };
  const list = await seal(5, unknown, entry('0.9.0'));
  expect(await sealCheck(publicKey)('sample', list, list)).toBeUndefined();
});

test('a list without a signature is refused where there is a key', async () => {
  const { publicKey } = await operator();
  const list = sealed(5, entry('1.0.0'));
  expect(await sealCheck(publicKey)('sample', list, list)).toBe('is not signed');
});

test.each([
  ['another key', async () => (await operator()).seal(5, entry('1.0.0')), 'sample'],
  ['another remote', undefined, 'other'],
  ['other releases', undefined, 'sample'],
])('a signature of %s is refused', async (what, forge, remote) => {
  const { publicKey, seal } = await operator();
  const list = forge ? await forge() : await seal(5, entry('1.0.0'));
  const served = what === 'other releases' ? [...list, entry('0.1.0')] : list;
  expect(await sealCheck(publicKey)(remote, served, served)).toContain('another key, or changed');
});

test('a browser without Ed25519 trusts what the operator signed, and nothing else', async () => {
  const { publicKey, seal } = await operator();
  const list = await seal(5, entry('1.0.0'));
  const refusing = vi
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name', 'NotSupportedError'));
  onTestFinished(() => {
    refusing.mockRestore();
  });
  expect(await sealCheck(publicKey)('sample', list, list)).toBeUndefined();
  expect(await sealCheck(publicKey)('other', list, list)).toContain('another key, or changed');
});

test('a signature that cannot be read at all is refused', async () => {
  const { publicKey } = await operator();
  const list = sealed(5, entry('1.0.0'));
  const [first] = list;
  if (first?.extras.seal) first.extras.seal.signature = 'not base64!';
  expect(await sealCheck(publicKey)('sample', list, list)).toContain('cannot be checked by this browser');
});
