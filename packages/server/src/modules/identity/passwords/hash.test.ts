import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { HttpError } from '../../../platform/http/http-error.ts';
import { hashPassword, matchesPassword, needsRehash } from './hash.ts';

const PASSWORD = ' Sécret1! ọ';

it('hashes with Argon2id and the parameters of OWASP, with a new salt each time', async () => {
  const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
});

it.each([
  [PASSWORD, true],
  [PASSWORD.normalize('NFD'), true],
  [PASSWORD.trim(), false],
  [PASSWORD.toLowerCase(), false],
  ['', false],
])('%j matches the password " Sécret1! ọ": %s', async (typed, opens) => {
  expect(await matchesPassword(await hashPassword(PASSWORD), typed)).toBe(opens);
});

it('passwords of 128 characters that differ in the last one differ', async () => {
  const long = 'Ab1!'.repeat(32);
  const stored = await hashPassword(long);
  expect(await matchesPassword(stored, `${long.slice(0, -1)}?`)).toBe(false);
});

it('no password matches an account without one', async () => {
  expect(await matchesPassword(undefined, PASSWORD)).toBe(false);
});

it.each([
  ['less memory', { memoryCost: 8 * 1024 }],
  ['another number of passes', { timeCost: 3 }],
  ['another parallelism', { parallelism: 2 }],
  ['another variant', { algorithm: 1 }],
])('a hash made with %s needs a rehash', async (_what, figures) => {
  expect(needsRehash(await hash(PASSWORD, figures))).toBe(true);
});

it('a new hash needs no rehash', async () => {
  expect(needsRehash(await hashPassword(PASSWORD))).toBe(false);
});

it('while one network floods it, a login from another one is checked', async () => {
  const flood = Promise.allSettled(
    Array.from({ length: 200 }, () => matchesPassword(undefined, PASSWORD, '105.112.0.1')),
  );
  expect(await matchesPassword(undefined, PASSWORD, '105.112.0.2')).toBe(false);
  const served = (await flood).filter(({ status }) => status === 'fulfilled').length;
  expect(served).toBeLessThanOrEqual(16 + 3);
});

it('most of 1,000 concurrent logins are refused at once, and the event loop stays responsive', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const results = await Promise.allSettled(
    Array.from({ length: 1_000 }, () => matchesPassword(undefined, PASSWORD)),
  );
  isOver = true;
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const served = results.length - refused.length;
  expect(served).toBeGreaterThan(64);
  expect(served).toBeLessThanOrEqual(64 + 3);
  expect(refused.every((error) => error instanceof HttpError && error.statusCode === 503)).toBe(true);
  expect(turns).toBeGreaterThan(served);
});
