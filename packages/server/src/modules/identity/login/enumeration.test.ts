import { beforeEach, expect, it } from 'vitest';
import { agents } from '../../../database/schema.ts';
import { distinguishability, shuffled } from '../../../../test/timing.ts';
import { authSite, WRONG, type AuthSite } from '../../../../test/login.ts';

const site = authSite({ rateLimits: false });
const EACH = 200;
// Two samples of 200 that do not differ at all seem to differ by 0.05 one time in 12; of 600, one in 370, and three
// times in a row one in 50,000,000.
const TIMES = 3;

const addresses = (kind: string) =>
  Array.from({ length: EACH }, (_, index) => `${kind}${String(100 + index)}@example.com`);

beforeEach(async () => {
  for (const [index, email] of addresses('known').entries())
    await site.agent({ email, ...(index % 4 === 0 && { emailVerifiedAt: null }) });
});

/** Asks about each address several times, some at once, in no order; gives how long each answer took, by kind. */
async function timed(
  ask: (email: string) => ReturnType<AuthSite['forgot']>,
  said: Set<string>,
  atOnce: number,
) {
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
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}

it.each([
  ['logging in', 401, 20, (email: string) => site.login(email, WRONG)],
  // All that are asked at once are answered at once: each has to be ready long before, on a slow machine too.
  ['forgetting a password', 200, 6, (email: string) => site.forgot(email)],
])(
  'nobody learns by %s whether an address has an account',
  { retry: 2, timeout: 600_000 },
  async (_what, status, atOnce, ask) => {
    expect(await site.db().$count(agents)).toBe(EACH);
    const said = new Set<string>();
    const { known = [], guess = [] } = await timed(ask as typeof site.forgot, said, atOnce);
    expect([...said]).toEqual([expect.stringMatching(`^\\[${String(status)},`)]);
    expect([known.length, guess.length]).toEqual([EACH * TIMES, EACH * TIMES]);
    expect(distinguishability(known, guess)).toBeLessThanOrEqual(0.55);
  },
);
