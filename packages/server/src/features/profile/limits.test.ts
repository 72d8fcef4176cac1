import { expect, it } from 'vitest';
import { RATE_LIMITS } from '../../rate-limits/limits.ts';
import { EDIT, profileSite } from './testing.ts';

const NOW = new Date();
const site = profileSite({ clock: () => NOW });

it('an agent who saves without end is asked to wait, and nobody else is', async () => {
  const [one, other] = [await site.agent(), await site.agent()];
  for (let count = 0; count < RATE_LIMITS.profileChange.burst; count += 1)
    expect((await site.edit(one.token, EDIT)).status).toBe(201);
  const refused = await site.edit(one.token, EDIT);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await site.edit(other.token, EDIT)).status).toBe(201);
});

it('no address is sent letters without end', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= RATE_LIMITS.verificationMailToAccount.burst; count += 1) {
    const { token } = await site.agent();
    statuses.push((await site.edit(token, { ...EDIT, email: 'victim@example.com' })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
