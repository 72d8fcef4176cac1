import { authPaths } from '@naija/contracts/http/auth';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logRedaction } from '../../../platform/logging/logger.ts';
import { useServer } from '../../../../test/use-server.ts';
import { lastMessage, post, SIGNUP } from '../../../../test/signup.ts';

const lines: string[] = [];
const logger = pino({ level: 'trace', ...logRedaction }, { write: (line: string) => lines.push(line) });
const server = useServer({ rateLimits: false, log: logger });

it('no password, token or code gets into the log, whether calls succeed or fail', async () => {
  await post(server.app, authPaths.signup, SIGNUP);
  const { token, code } = await lastMessage(server.db);
  const { email } = SIGNUP;
  const callAll = async () => {
    const answers = [
      await post(server.app, authPaths.signup, SIGNUP),
      await post(server.app, authPaths.signup, { ...SIGNUP, email: '' }),
      await post(server.app, authPaths.verifyCode, { email, code }),
      await post(server.app, authPaths.verify(token)),
      await post(server.app, authPaths.resendVerification, { email }),
    ];
    return answers.map(({ status }) => status);
  };
  const working = await callAll();
  await server.db.execute('alter table agents rename to lost');
  await server.db.execute('alter table account_tokens rename to lost_tokens');
  expect([working, await callAll()]).toEqual([
    [201, 400, 400, 400, 200],
    [500, 400, 500, 500, 500],
  ]);
  const log = lines.join('');
  expect(log).toContain('/api/v1/auth/verify');
  const secrets = [SIGNUP.password, token, '$argon2id$', (await lastMessage(server.db)).token];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  // The digits of a time or duration do not count.
  expect(log).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
});
