import { authPaths } from '@naija/contracts/http/auth';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { logPrivacy } from '../../../platform/logging/logger.ts';
import { authSite, PASSWORD, resetToken, WRONG, type Answer } from '../../../../test/login.ts';

const lines: string[] = [];
const logger = pino({ level: 'trace', ...logPrivacy }, { write: (line: string) => void lines.push(line) });
const site = authSite({ rateLimits: false, logger });
const NEW = 'Harmattan-Lorry-9!';

let email: string;
beforeEach(async () => {
  email = (await site.agent()).email;
  lines.length = 0;
});

/** Whatever of the log holds one of these, or what all secrets look like. */
const leaks = (...secrets: string[]) =>
  lines.filter((line) =>
    [PASSWORD, WRONG, NEW, 'token=', '$argon2', ...secrets].some((secret) => line.includes(secret)),
  );

/** Does something while a table cannot be found, which nobody has foreseen. */
async function without(table: string, work: () => Promise<Answer<unknown>>): Promise<number> {
  await site.db().execute(sql.raw(`alter table ${table} rename to away`));
  try {
    return (await work()).status;
  } finally {
    await site.db().execute(sql.raw(`alter table away rename to ${table}`));
  }
}

it('the log of logging in and out holds no password and no token', async () => {
  const { token } = (await site.login(email)).body;
  await site.login(email, WRONG);
  await site.post(authPaths.login, { email: [email], password: PASSWORD });
  await site.post(authPaths.login, `{"email":"${email}","password":"${PASSWORD}"`);
  const headers = { authorization: `Bearer ${token}` };
  await site.app().inject({ url: authPaths.sessions, headers });
  await site.app().inject({ method: 'POST', url: authPaths.logout, headers });
  await site.app().inject({ url: authPaths.sessions, headers });
  expect(lines.length).toBeGreaterThanOrEqual(14);
  expect(leaks(token)).toEqual([]);
});

it('the log of a new password holds neither it nor its token', async () => {
  const token = await resetToken(site, email);
  await site.reset(token, 'weak');
  await site.reset(token, NEW);
  await site.reset(token, NEW);
  expect(lines.length).toBeGreaterThanOrEqual(8);
  expect(leaks(token)).toEqual([]);
});

it('the log of what fails on our side says what failed, and holds no secret either', async () => {
  const token = await resetToken(site, email);
  const statuses = [
    await without('sessions', () => site.login(email)),
    await without('mail_outbox', () => site.forgot(email)),
    await without('mail_outbox', () => site.reset(token, NEW)),
    await without('agents', () => site.reset(token, NEW)),
  ];
  expect(statuses).toEqual([500, 500, 500, 500]);
  expect(lines.filter((line) => line.includes('"message":"Failed query: '))).toHaveLength(4);
  expect(lines.filter((line) => line.includes('relation \\"mail_outbox\\" does not exist'))).toHaveLength(2);
  expect(leaks(token)).toEqual([]);
});
