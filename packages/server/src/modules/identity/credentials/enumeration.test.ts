import { expect, it } from 'vitest';
import { distinguishability, shuffled } from '../../../../test/timing.ts';
import { credentialSite } from '../../../../test/credentials.ts';

const site = credentialSite({ rateLimits: false });
const EACH = 150;
const AT_ONCE = 5;

const addresses = (kind: string) =>
  Array.from({ length: EACH }, (_, index) => `${kind}${String(100 + index)}@example.com`);

// Samples of what does not differ at all seem to differ by as much about once in eight times, but not five times in a row.
it(
  'nobody learns by changing the own address whether another one has an account',
  { retry: 4, timeout: 600_000 },
  async () => {
    for (const email of addresses('known')) await site.agent({ email });
    const { token } = await site.agent();
    const queue = shuffled([...addresses('known'), ...addresses('guess')]).values();
    const times: Record<string, number[]> = { known: [], guess: [] };
    const said = new Set<string>();
    const worker = async () => {
      for (const email of queue) {
        const start = performance.now();
        const { status, body } = await site.changeEmail(token, email);
        times[email.slice(0, 5)]?.push(performance.now() - start);
        said.add(JSON.stringify([status, body]).replaceAll(email, ''));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect([said.size, [...said][0]]).toEqual([1, expect.stringMatching(/^\[200,/)]);
    const { known = [], guess = [] } = times;
    expect([known.length, guess.length]).toEqual([EACH, EACH]);
    expect(distinguishability(known, guess)).toBeLessThanOrEqual(0.55);
  },
);
