import { MESSAGES } from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import { useAuthServer, requestResetToken } from '../../../../test/use-auth-server.ts';
import { displayNameFrom } from './forgot-password.ts';

const server = useAuthServer({ publicUrl: 'https://agents.example' });

const recipients = async () => (await server.messages()).map(({ recipient }) => recipient);

describe('requesting a password reset', () => {
  it('links to the public address, whatever the Host header', async () => {
    const { email } = await server.agent();
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/forgot-password',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { email },
    });
    const [message] = await server.messages();
    expect(message?.recipient).toBe(email);
    expect(message?.text).toMatch(/https:\/\/agents\.example\/set-password\?token=[\w-]{43}\n/);
    expect(`${message?.text ?? ''}${message?.html ?? ''}`).not.toContain('evil');
  });

  it('is open to agents who have not verified their address', async () => {
    const { email } = await server.agent({ emailVerifiedAt: null });
    await server.forgot(email);
    expect(await recipients()).toEqual([email]);
  });

  it('sends to the address as it was signed up with, in whatever case it is typed', async () => {
    await server.agent({ email: 'ada@example.com' });
    await server.forgot('ADA@Example.com');
    expect(await recipients()).toEqual(['ada@example.com']);
  });

  it('sends nothing to an address without an account', async () => {
    expect((await server.forgot('nobody@example.com')).status).toBe(200);
    expect(await recipients()).toEqual([]);
  });

  it.each(['ada', 'nobody'])('responds with only the address as typed: %s', async (local) => {
    await server.agent({ email: 'ada@example.com', name: 'Adaeze Obi' });
    const email = `${local}@example.com`;
    expect((await server.forgot(email)).body).toEqual({
      user: { name: `${local.charAt(0).toUpperCase()}${local.slice(1)}`, email },
      message: MESSAGES.resetSent,
    });
  });

  it('again revokes the older link', async () => {
    const { email } = await server.agent();
    const older = await requestResetToken(server, email);
    const newer = await requestResetToken(server, email);
    expect((await server.reset(older, 'Harmattan-Lorry-9!')).status).toBe(400);
    expect((await server.reset(newer, 'Harmattan-Lorry-9!')).status).toBe(200);
  });
});

describe('reset mails', () => {
  it.each(['known', 'unknown'])(
    'to one address are five at once, %s or not, and then 429 says what to do',
    async (which) => {
      const email = which === 'known' ? (await server.agent()).email : 'nobody@example.com';
      const from = (index: number) => `41.58.2.${String(index)}`;
      for (let index = 0; index < 5; index += 1) {
        expect((await server.forgot(email, from(index))).status).toBe(200);
      }
      const { status, headers, body } = await server.forgot(email, from(6));
      expect([status, headers['retry-after']]).toEqual([429, '360']);
      expect(body).toMatchObject({
        message:
          'Too many reset links were asked for with this email. Please try again in 6 minutes. ' +
          'The newest link that was sent works for an hour; please look among unwanted mail as well.',
      });
      expect(await recipients()).toHaveLength(which === 'known' ? 5 : 0);
    },
  );

  it('refused for one address are not counted for the connection', async () => {
    const ask = async (emails: string[]) =>
      (await Promise.all(emails.map((email) => server.forgot(email)))).map(({ status }) => status).sort();
    expect(await ask(Array<string>(9).fill('a@example.com'))).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429, 429,
    ]);
    const others = ['b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}@example.com`);
    expect(await ask(others)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it.each([
  ['ada@example.com', 'Ada'],
  ['ada.obi@example.com', 'Ada'],
  ['ada+agents@example.com', 'Ada'],
  ['ada1987@example.com', 'Ada'],
  ['ada_obi@example.com', 'Ada'],
  ['ọlá@example.com', 'Ọlá'],
  ['1234@example.com', '1234'],
])('shows the owner of %s as %s', (email, name) => {
  expect(displayNameFrom(email)).toBe(name);
});
