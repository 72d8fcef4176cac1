import { authPaths } from '@naija/contracts/http/auth';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { logPrivacy } from '../../../platform/logging/logger.ts';
import { testApp } from '../../../../test/app.ts';
import { startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';
import { lastLetter, post, SIGNUP } from '../../../../test/signup.ts';

const folder = tempFolder();
const lines: string[] = [];
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  const logger = pino({ level: 'trace', ...logPrivacy }, { write: (line: string) => lines.push(line) });
  app = await testApp(database.db, folder, { rateLimits: false, logger });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});

it('no password, token or code gets into the log, whether calls succeed or fail', async () => {
  await post(app, authPaths.signup, SIGNUP);
  const { token, code } = await lastLetter(database.db);
  const { email } = SIGNUP;
  const callAll = async () => {
    const answers = [
      await post(app, authPaths.signup, SIGNUP),
      await post(app, authPaths.signup, { ...SIGNUP, email: '' }),
      await post(app, authPaths.verifyCode, { email, code }),
      await post(app, authPaths.verify(token)),
      await post(app, authPaths.resendVerification, { email }),
    ];
    return answers.map(({ status }) => status);
  };
  const working = await callAll();
  await database.db.execute('alter table agents rename to lost');
  await database.db.execute('alter table account_tokens rename to lost_tokens');
  expect([working, await callAll()]).toEqual([
    [201, 400, 400, 400, 200],
    [500, 400, 500, 500, 500],
  ]);
  const log = lines.join('');
  expect(log).toContain('/api/v1/auth/verify');
  const secrets = [SIGNUP.password, token, '$argon2id$', (await lastLetter(database.db)).token];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  // Not as part of a time or of how long something took.
  expect(log).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
});
