import { beforeEach, expect, it } from 'vitest';
import { agents } from '../../database/schema.ts';
import { distinguishability, shuffled } from '../../testing/timing.ts';
import { authSite, WRONG, type AuthSite } from './testing.ts';

const site = authSite({ rateLimits: false });
const EACH = 200;
// Two samples of 200 that do not differ at all seem to differ by 0.05 one time in 12; of 600, one in 370, and twice in a
// row one in 100,000.
const TIMES = 3;
const AT_ONCE = 20;

const addresses = (kind: string) =>
  Array.from({ length: EACH }, (_, index) => `${kind}${String(100 + index)}@example.com`);

beforeEach(async () => {
  for (const [index, email] of addresses('known').entries())
    await site.agent({ email, ...(index % 4 === 0 && { emailVerifiedAt: null }) });
});

/** Asks about each address several times, some at once, in no order; gives how long each answer took, by kind. */
async function timed(ask: (email: string) => ReturnType<AuthSite['forgot']>, said: Set<string>) {
  const times: Record<string, number[]> = { known: [], guess: [] };
  const emails = [...addresses('known'), ...addresses('guess')];
  const queue = shuffled(Array.from({ length: TIMES }, () => emails).flat()).values();
  const worker = async () => {
    for (const email of queue) {
      const start = performance.now();
      const { status, body } = await ask(email);
      times[email.slice(0, 5)]?.push(performance.now() - start);
      said.add(
        JSON.stringify([status, body])
          .replaceAll(/known|guess/gi, 'x')
          .replaceAll(/\d{3}@/g, '@'),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times;
}

it.each([
  ['logging in', 401, (email: string) => site.login(email, WRONG)],
  ['forgetting a password', 200, (email: string) => site.forgot(email)],
])(
  'nobody learns by %s whether an address has an account',
  { retry: 1, timeout: 600_000 },
  async (_what, status, ask) => {
    expect(await site.db().$count(agents)).toBe(EACH);
    const said = new Set<string>();
    const { known = [], guess = [] } = await timed(ask as typeof site.forgot, said);
    expect([...said]).toEqual([expect.stringMatching(`^\\[${String(status)},`)]);
    expect([known.length, guess.length]).toEqual([EACH * TIMES, EACH * TIMES]);
    expect(distinguishability(known, guess)).toBeLessThanOrEqual(0.55);
  },
);
