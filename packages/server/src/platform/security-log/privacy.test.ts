import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths, type LoginResponse, type SessionListResponse } from '@naija/contracts/http/auth';
import { phonePaths } from '@naija/contracts/http/phone';
import { releasePaths } from '@naija/contracts/http/releases';
import { reportPaths } from '@naija/contracts/http/reports';
import { desc } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mailOutbox } from '../../database/schema.ts';
import { KEYS, useReleaseServer } from '../../../test/use-release-server.ts';
import { hashPassword } from '../../../test/identity.ts';
import { addAgent } from '../../../test/agents.ts';
import { EDIT } from '../../../test/profile-forms.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { rotatingFile } from './rotating-file.ts';
import { createSecurityLog } from './security-log.ts';

const IPS = ['105.112.34.56', '2c0f:f5c0:1234:5678:9abc::1'] as const;
const PERSON = { name: 'Adaeze Nwokolo', email: 'adaeze.nwokolo@agents.example', phone: '+2348098765432' };
const NEW_EMAIL = 'nwokolo.homes@agents.example';
const OTHER_PHONE = '+2348098765439';
const STRANGER = 'nobody.known@agents.example';
const PASSWORD = 'Plantain-Market-7!';
const CHANGED = 'Copper-Kettle-Song-5!';
const NEW_PASSWORD = 'Zinc-Roof-Palace-9!';
const WRONG = 'Plantain-Market-8!';

const file = join(tempFolder(), 'logs/security.log');
const raise = (error: unknown) => {
  throw error;
};
const security = createSecurityLog(rotatingFile(file, raise));
afterAll(() => {
  security.close();
});
const site = useReleaseServer({ security, trustedProxies: ['127.0.0.1'] });
/** Collects texts that must not be in the log. */
const secrets: string[] = [
  ...IPS,
  ...Object.values(PERSON),
  NEW_EMAIL,
  OTHER_PHONE,
  STRANGER,
  PASSWORD,
  CHANGED,
  NEW_PASSWORD,
  WRONG,
];

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  token?: string,
): Promise<unknown> {
  const headers = {
    'x-forwarded-for': IPS[method === 'PUT' ? 1 : 0],
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const { body } = await site.app.inject({ method, url, headers, ...(payload && { payload }) });
  return body === '' ? undefined : (JSON.parse(body) as unknown);
}

async function logIn(email: string, password = PASSWORD): Promise<string> {
  const { token } = (await call('POST', authPaths.login, { email, password })) as LoginResponse;
  secrets.push(token);
  return token;
}

/** Token of a page in the newest mail to an address. */
async function mailedToken(recipient: string, page: string): Promise<string> {
  const mails = await site.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt));
  const texts = mails.filter((mail) => mail.recipient === recipient).map(({ text }) => text ?? '');
  const token = texts.map((text) => text.split(`${page}?token=`)[1]?.split(/\s/)[0]).find(Boolean) ?? '';
  secrets.push(token);
  return token;
}

const chosen = (newPassword: string) => ({ newPassword, confirmPassword: newPassword });

async function accounts(): Promise<string> {
  const passwordHash = await hashPassword(PASSWORD);
  const { id } = await addAgent(site.db, { ...PERSON, passwordHash });
  const { email } = PERSON;
  for (const tried of [email, email, STRANGER])
    await call('POST', authPaths.login, { email: tried, password: WRONG });
  await call('GET', authPaths.sessions, undefined, 'made-up-token');
  secrets.push('made-up-token');
  const token = await logIn(email);
  await logIn(email);
  const { sessions } = (await call('GET', authPaths.sessions, undefined, token)) as SessionListResponse;
  const other = sessions.find(({ current }) => !current)?._id ?? '';
  await call('DELETE', authPaths.session(other), undefined, token);
  await call('DELETE', authPaths.sessions, undefined, token);
  await changeCredentials(token);
  for (const asked of [email, STRANGER]) await call('POST', authPaths.forgotPassword, { email: asked });
  const reset = await mailedToken(email, '/set-password');
  await call('POST', authPaths.resetPassword(reset), chosen(NEW_PASSWORD));
  await call('POST', authPaths.logout, undefined, await logIn(email, NEW_PASSWORD));
  return id;
}

/** Changes password, phone number and email address, with one wrong password, and reverts the last two. */
async function changeCredentials(token: string): Promise<void> {
  await call('PUT', authPaths.changePassword, { currentPassword: PASSWORD, ...chosen(CHANGED) }, token);
  await call('POST', phonePaths.new, { phone: OTHER_PHONE, currentPassword: CHANGED }, token);
  await call('PUT', agentPaths.edit, { ...EDIT, phone: OTHER_PHONE }, token);
  for (const currentPassword of [WRONG, CHANGED])
    await call('PUT', authPaths.changeEmail, { email: NEW_EMAIL, currentPassword }, token);
  await call('POST', authPaths.verify(await mailedToken(NEW_EMAIL, '/verified')));
  await call('POST', authPaths.restoreEmail(await mailedToken(PERSON.email, '/restore-email')));
  await call('POST', authPaths.restoreEmail(await mailedToken(PERSON.email, '/restore-phone')));
}

async function releases(): Promise<void> {
  secrets.push(...Object.values(KEYS));
  for (const version of ['1.0.0', '1.1.0']) await site.publish('directory', { version });
  await site.publish('directory', { version: '1.0.0' });
  await site.publish('directory', { version: '1.1.0' });
  await site.post('directory', releasePaths.canary('directory'), { version: '1.0.0', percent: 10 });
  await site.post('directory', releasePaths.rollback('directory'));
  await site.send('DELETE', releasePaths.retire('directory'), {}, KEYS.directory);
  await site.post('auth', releasePaths.rollback('directory'));
}

it('the security log records events of accounts and releases, and no personal data', async () => {
  const agent = await accounts();
  await releases();
  const report = { remote: 'directory', version: '1.1.0', kind: 'load', message: PERSON.name };
  for (let sent = 0; sent < 25; sent += 1) await call('POST', reportPaths.report, report);
  security.close();
  const text = readFileSync(file, 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const [network, network6] = ['105.112.34.0/24', '2c0f:f5c0:1234::/48'];
  const remote = 'directory';
  const at = (place: string, event: string, ids: object) =>
    expect.objectContaining({ event, network: place, ...ids }) as unknown;
  expect(lines).toEqual([
    at(network, 'login.failed', { agent }),
    at(network, 'login.failed', { agent: null }),
    at(network, 'request.unauthorized', { agent: null, route: '/api/v1/auth/sessions' }),
    at(network, 'login.succeeded', { agent }),
    at(network, 'session.ended', { agent, session: expect.any(String) as string }),
    at(network, 'sessions.ended', { agent }),
    at(network6, 'password.changed', { agent }),
    at(network6, 'phone.changed', { agent }),
    at(network6, 'request.forbidden', { agent, route: authPaths.changeEmail }),
    at(network6, 'email.change-requested', { agent }),
    at(network, 'email.changed', { agent }),
    at(network, 'email.restored', { agent }),
    at(network, 'phone.restored', { agent }),
    at(network, 'reset.requested', { agent }),
    at(network, 'reset.requested', { agent: null }),
    at(network, 'reset.completed', { agent }),
    at(network, 'logout', { agent }),
    at('127.0.0.0/24', 'release.published', { remote, version: '1.0.0' }),
    at('127.0.0.0/24', 'release.published', { remote, version: '1.1.0' }),
    at('127.0.0.0/24', 'release.published', { remote, version: '1.0.0' }),
    at('127.0.0.0/24', 'release.published', { remote, version: '1.1.0' }),
    at('127.0.0.0/24', 'release.canary', { remote, version: '1.0.0', percent: 10 }),
    at('127.0.0.0/24', 'release.rolled-back', { remote, version: '1.1.0' }),
    at('127.0.0.0/24', 'release.retired', { remote }),
    at('127.0.0.0/24', 'request.forbidden', { agent: null, route: '/api/v1/releases/:remote/rollback' }),
    at(network, 'request.limited', { agent: null, route: reportPaths.report }),
    at(network, 'login.failed', { agent, repeats: 1 }),
    at(network, 'login.succeeded', { agent, repeats: 2 }),
    at(network, 'request.limited', { repeats: 4 }),
  ]);
  expect(secrets.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
});
