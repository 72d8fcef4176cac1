import { describe, expect, it } from 'vitest';
import { identityModule } from '../module.ts';
import {
  useCredentialServer,
  NEW,
  PASSWORD,
  tokenSentTo,
  WRONG,
} from '../../../../test/use-credential-server.ts';

const server = useCredentialServer();
const { limits } = identityModule;
const { burst } = limits.wrongPassword;
const MINUTE = 60;

/** Sends wrong passwords in a session, all at once and by both calls. */
async function guess(token: string, times: number): Promise<number[]> {
  const tries = Array.from({ length: times }, (_, index) =>
    index % 2 === 0
      ? server.changePassword(token, NEW, WRONG)
      : server.changeEmail(token, 'thief@example.com', WRONG),
  );
  return (await Promise.all(tries)).map(({ status }) => status).sort();
}

describe('a stolen session that guesses at the password', () => {
  it('has ten tries at once over both routes, and then gets 429', async () => {
    const { token } = await server.agent();
    expect(await guess(token, burst + 3)).toEqual([...Array<number>(burst).fill(403), 429, 429, 429]);
    const { status, headers, body } = await server.changePassword(token);
    expect([status, headers['retry-after']]).toEqual([429, '360']);
    expect(body.message).toBe(
      'The current password was wrong too many times. Please try again in 6 minutes. ' +
        'To go on without waiting, log out and set a new password with “Forgot password”.',
    );
  });

  it('has 13 of a hundred tries in 20 minutes, and no more with other sessions', async () => {
    const { row } = await server.agent();
    let tried = 0;
    for (let minute = 0; minute < 20; minute += 1) {
      const statuses = await guess(await server.session(row.id), 5);
      tried += statuses.filter((status) => status === 403).length;
      server.advance(MINUTE);
    }
    expect(tried).toBe(13);
  });

  it('does not limit other agents', async () => {
    await guess((await server.agent()).token, burst);
    expect((await server.changePassword((await server.agent()).token)).status).toBe(200);
  });

  it('does not keep the owner from a password reset, which resets the limit', async () => {
    const { row, token } = await server.agent();
    await guess(token, burst);
    await server.forgot(row.email);
    expect((await server.reset(await tokenSentTo(server, row.email, '/set-password'))).status).toBe(200);
    expect((await server.changePassword(await server.session(row.id), PASSWORD, NEW)).status).toBe(200);
  });
});

it('right passwords are not counted', async () => {
  const { token } = await server.agent();
  await server.changePassword(token, NEW, PASSWORD);
  await server.changePassword(token, PASSWORD, NEW);
  expect(await guess(token, burst)).toEqual(Array(burst).fill(403));
});

it('limits changes of the password', async () => {
  const { token } = await server.agent();
  const statuses: number[] = [];
  for (let count = 0; count <= limits.credentialChange.burst; count += 1) {
    const [current, next] = count % 2 === 0 ? [PASSWORD, NEW] : [NEW, PASSWORD];
    statuses.push((await server.changePassword(token, next, current)).status);
  }
  expect(statuses).toEqual([...Array<number>(limits.credentialChange.burst).fill(200), 429]);
});

it('limits mail to one address', async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= limits.verificationMailToAccount.burst; count += 1)
    statuses.push((await server.changeEmail((await server.agent()).token, 'victim@example.com')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
