import { authPaths } from '@naija/contracts/http/auth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { hashPassword } from '../passwords/hash.ts';
import { addAgent } from '../../../../test/agents.ts';
import { testApp } from '../../../../test/app.ts';
import { distinguishability, shuffled } from '../../../../test/timing.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { post, SIGNUP } from '../../../../test/signup.ts';

const folder = tempFolder();
const EACH = 200;
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  app = await testApp(database.db, folder, { rateLimits: false });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(async () => {
  await emptyTables(database.db);
  const passwordHash = await hashPassword(SIGNUP.password);
  const accounts = Array.from({ length: EACH }, (_, index) =>
    addAgent(database.db, {
      email: `known${String(index)}@example.com`,
      emailVerifiedAt: index % 2 === 0 ? null : new Date(),
      passwordHash,
    }),
  );
  await Promise.all(accounts);
});

interface Asked {
  isKnown: boolean;
  /** What is in the answer, without the address that was sent. */
  said: string;
  ms: number;
}

/** Asks about each known and as many unknown addresses once, some at a time, in no order. */
async function askAll(url: string, fields: object, atOnce: number): Promise<Asked[]> {
  const numbers = Array.from({ length: EACH }, (_, index) => String(index).padStart(3, '0'));
  const queue = shuffled(
    [true, false].flatMap((isKnown) => numbers.map((number) => ({ isKnown, number }))),
  ).values();
  const asked: Asked[] = [];
  const ask = async () => {
    for (const { isKnown, number } of queue) {
      const email = `${isKnown ? 'known' : 'guess'}${String(Number(number))}@example.com`;
      const start = performance.now();
      const { status, body } = await post(app, url, { ...fields, email });
      const ms = performance.now() - start;
      asked.push({ isKnown, said: JSON.stringify([status, body]).replace(email, ''), ms });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return asked;
}

// Samples of what does not differ at all seem to differ by as much about once in ten times, but not five times in a row.
it.each([
  ['signing up', authPaths.signup, SIGNUP, 8],
  ['asking for a new letter', authPaths.resendVerification, {}, 10],
  ['trying a code', authPaths.verifyCode, { code: '123456' }, 10],
])(
  'nobody learns by %s whether an address has an account',
  { retry: 4, timeout: 600_000 },
  async (_what, url, fields, atOnce) => {
    const asked = await askAll(url, fields, atOnce);
    expect(new Set(asked.map(({ said }) => said)).size).toBe(1);
    const times = (known: boolean) => asked.flatMap(({ isKnown, ms }) => (isKnown === known ? [ms] : []));
    expect(distinguishability(times(true), times(false))).toBeLessThanOrEqual(0.55);
  },
);
