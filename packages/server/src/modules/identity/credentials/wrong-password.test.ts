import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../../platform/rate-limits/limits.ts';
import { credentialSite, NEW, PASSWORD, tokenSentTo, WRONG } from '../../../../test/credentials.ts';

const site = credentialSite();
const { burst } = RATE_LIMITS.wrongPassword;
const MINUTE = 60;

/** So many wrong passwords in a session, all at once and by both calls. */
async function guess(token: string, times: number): Promise<number[]> {
  const tries = Array.from({ length: times }, (_, index) =>
    index % 2 === 0
      ? site.changePassword(token, NEW, WRONG)
      : site.changeEmail(token, 'thief@example.com', WRONG),
  );
  return (await Promise.all(tries)).map(({ status }) => status).sort();
}

describe('who holds a session and guesses at the password', () => {
  it('has ten tries at once, by whichever call, and then is asked to wait', async () => {
    const { token } = await site.agent();
    expect(await guess(token, burst + 3)).toEqual([...Array<number>(burst).fill(403), 429, 429, 429]);
    const { status, headers, body } = await site.changePassword(token);
    expect([status, headers['retry-after']]).toEqual([429, '360']);
    expect(body.message).toBe(
      'The current password was wrong too many times. Please try again in 6 minutes. ' +
        'To go on without waiting, log out and set a new password with “Forgot password”.',
    );
  });

  it('has 13 of a hundred tries in 20 minutes, and no more with other sessions', async () => {
    const { row } = await site.agent();
    let tried = 0;
    for (let minute = 0; minute < 20; minute += 1) {
      const statuses = await guess(await site.session(row.id), 5);
      tried += statuses.filter((status) => status === 403).length;
      site.later(MINUTE);
    }
    expect(tried).toBe(13);
  });

  it('keeps no other agent from anything', async () => {
    await guess((await site.agent()).token, burst);
    expect((await site.changePassword((await site.agent()).token)).status).toBe(200);
  });

  it('does not keep the owner from setting a new password by mail, after which all is as before', async () => {
    const { row, token } = await site.agent();
    await guess(token, burst);
    await site.forgot(row.email);
    expect((await site.reset(await tokenSentTo(site, row.email, '/set-password'))).status).toBe(200);
    expect((await site.changePassword(await site.session(row.id), PASSWORD, NEW)).status).toBe(200);
  });
});

it('what is right uses nothing of what is allowed', async () => {
  const { token } = await site.agent();
  await site.changePassword(token, NEW, PASSWORD);
  await site.changePassword(token, PASSWORD, NEW);
  expect(await guess(token, burst)).toEqual(Array(burst).fill(403));
});

it('an agent who changes passwords without end is asked to wait', async () => {
  const { token } = await site.agent();
  const statuses: number[] = [];
  for (let count = 0; count <= RATE_LIMITS.credentialChange.burst; count += 1) {
    const [current, next] = count % 2 === 0 ? [PASSWORD, NEW] : [NEW, PASSWORD];
    statuses.push((await site.changePassword(token, next, current)).status);
  }
  expect(statuses).toEqual([...Array<number>(RATE_LIMITS.credentialChange.burst).fill(200), 429]);
});

it('no address is sent letters without end', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= RATE_LIMITS.verificationMailToAccount.burst; count += 1)
    statuses.push((await site.changeEmail((await site.agent()).token, 'victim@example.com')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
