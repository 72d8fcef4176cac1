import { authPaths } from '@naija/contracts/http/auth';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { logRedaction } from '../../platform/logging/logger.ts';
import {
  useAuthServer,
  PASSWORD,
  requestResetToken,
  WRONG,
  type Response,
} from '../../../test/use-auth-server.ts';

const lines: string[] = [];
const logger = pino({ level: 'trace', ...logRedaction }, { write: (line: string) => void lines.push(line) });
const server = useAuthServer({ rateLimits: false, log: logger });
const NEW = 'Harmattan-Lorry-9!';

let email: string;
beforeEach(async () => {
  email = (await server.agent()).email;
  lines.length = 0;
});

/** Returns log lines with one of these texts, or with a text that looks like a secret. */
const leaks = (...secrets: string[]) =>
  lines.filter((line) =>
    [PASSWORD, WRONG, NEW, 'token=', '$argon2', ...secrets].some((secret) => line.includes(secret)),
  );

/** Runs an action while a table is missing, which causes an unexpected error. */
async function without(table: string, work: () => Promise<Response<unknown>>): Promise<number> {
  await server.db.execute(sql.raw(`alter table ${table} rename to away`));
  try {
    return (await work()).status;
  } finally {
    await server.db.execute(sql.raw(`alter table away rename to ${table}`));
  }
}

it('the log of logging in and out holds no password and no token', async () => {
  const { token } = (await server.login(email)).body;
  await server.login(email, WRONG);
  await server.post(authPaths.login, { email: [email], password: PASSWORD });
  await server.post(authPaths.login, `{"email":"${email}","password":"${PASSWORD}"`);
  const headers = { authorization: `Bearer ${token}` };
  await server.app.inject({ url: authPaths.sessions, headers });
  await server.app.inject({ method: 'POST', url: authPaths.logout, headers });
  await server.app.inject({ url: authPaths.sessions, headers });
  expect(lines.length).toBeGreaterThanOrEqual(14);
  expect(leaks(token)).toEqual([]);
});

it('the log of a new password holds neither it nor its token', async () => {
  const token = await requestResetToken(server, email);
  await server.reset(token, 'weak');
  await server.reset(token, NEW);
  await server.reset(token, NEW);
  expect(lines.length).toBeGreaterThanOrEqual(8);
  expect(leaks(token)).toEqual([]);
});

it('the log of server errors says what failed, and holds no secret either', async () => {
  const token = await requestResetToken(server, email);
  const statuses = [
    await without('sessions', () => server.login(email)),
    await without('mail_outbox', () => server.forgot(email)),
    await without('mail_outbox', () => server.reset(token, NEW)),
    await without('agents', () => server.reset(token, NEW)),
  ];
  expect(statuses).toEqual([500, 500, 500, 500]);
  expect(lines.filter((line) => line.includes('"message":"Failed query: '))).toHaveLength(4);
  expect(lines.filter((line) => line.includes('relation \\"mail_outbox\\" does not exist'))).toHaveLength(2);
  expect(leaks(token)).toEqual([]);
});
