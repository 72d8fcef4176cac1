import { expect, onTestFinished, test, vi } from 'vitest';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { entry } from '../../testing/registry.ts';
import { createOperator, withSerial } from '../../testing/signed-lists.ts';
import { signatureCheck } from './signature-check.ts';

test('without a public key, an unsigned list is accepted', async () => {
  const list = withSerial(1, entry('1.0.0'));
  expect(await signatureCheck([])('sample', list, list)).toBeUndefined();
});

test('a signed list is accepted, with its unknown fields', async () => {
  const { publicKey, sign } = await createOperator();
  const unknown = { ...entry('1.0.0'), later: 'field' };
  const list = await sign(5, unknown, entry('0.9.0'));
  expect(await signatureCheck([publicKey])('sample', list, list)).toBeUndefined();
});

test('while a key is replaced, lists signed with either key are accepted, those of the old one up to its last serial', async () => {
  const [next, before] = [await createOperator(), await createOperator()];
  const check = signatureCheck([next.publicKey, `${before.publicKey} 5`]);
  const accepts = async (list: RegistryEntry[]) => (await check('sample', list, list)) === undefined;
  expect(await accepts(await next.sign(6, entry('1.0.0')))).toBe(true);
  expect(await accepts(await before.sign(5, entry('1.0.0')))).toBe(true);
  expect(await accepts(await before.sign(6, entry('1.0.0')))).toBe(false);
  expect(await accepts(await (await createOperator()).sign(5, entry('1.0.0')))).toBe(false);
});

test('an unsigned list is refused if there is a public key', async () => {
  const { publicKey } = await createOperator();
  const list = withSerial(5, entry('1.0.0'));
  expect(await signatureCheck([publicKey])('sample', list, list)).toBe('is not signed');
});

test.each([
  ['another key', async () => (await createOperator()).sign(5, entry('1.0.0')), 'sample'],
  ['another remote', undefined, 'other'],
  ['other releases', undefined, 'sample'],
])('a signature of %s is refused', async (what, forge, remote) => {
  const { publicKey, sign } = await createOperator();
  const list = forge ? await forge() : await sign(5, entry('1.0.0'));
  const served = what === 'other releases' ? [...list, entry('0.1.0')] : list;
  expect(await signatureCheck([publicKey])(remote, served, served)).toContain('another key, or changed');
});

test('a browser without Ed25519 accepts signed lists only', async () => {
  const { publicKey, sign } = await createOperator();
  const list = await sign(5, entry('1.0.0'));
  const refusing = vi
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name', 'NotSupportedError'));
  onTestFinished(() => {
    refusing.mockRestore();
  });
  expect(await signatureCheck([publicKey])('sample', list, list)).toBeUndefined();
  expect(await signatureCheck([publicKey])('other', list, list)).toContain('another key, or changed');
});

test('a malformed signature is refused', async () => {
  const { publicKey } = await createOperator();
  const list = withSerial(5, entry('1.0.0'));
  const [first] = list;
  if (first?.extras.seal) first.extras.seal.signature = 'not base64!';
  expect(await signatureCheck([publicKey])('sample', list, list)).toContain(
    'cannot be checked by this browser',
  );
});
