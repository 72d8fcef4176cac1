import { MESSAGES } from '@naija/contracts/domain/messages';
import { describe, expect, it } from 'vitest';
import { authSite, resetToken } from '../../../../test/login.ts';

const site = authSite({ publicUrl: 'https://agents.example' });

const recipients = async () => (await site.letters()).map(({ recipient }) => recipient);

describe('asking for a new password', () => {
  it('sends a link to the site, wherever the request says that it went', async () => {
    const { email } = await site.agent();
    await site.app().inject({
      method: 'POST',
      url: '/api/v1/auth/forgot-password',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { email },
    });
    const [letter] = await site.letters();
    expect(letter?.recipient).toBe(email);
    expect(letter?.text).toMatch(/https:\/\/agents\.example\/set-password\?token=[\w-]{43}\n/);
    expect(`${letter?.text ?? ''}${letter?.html ?? ''}`).not.toContain('evil');
  });

  it('is open to agents who have not verified their address', async () => {
    const { email } = await site.agent({ emailVerifiedAt: null });
    await site.forgot(email);
    expect(await recipients()).toEqual([email]);
  });

  it('sends to the address as it was signed up with, in whatever case it is typed', async () => {
    await site.agent({ email: 'ada@example.com' });
    await site.forgot('ADA@Example.com');
    expect(await recipients()).toEqual(['ada@example.com']);
  });

  it('sends nothing to an address without an account', async () => {
    expect((await site.forgot('nobody@example.com')).status).toBe(200);
    expect(await recipients()).toEqual([]);
  });

  it.each(['ada', 'nobody'])('is answered by the address as typed alone: %s', async (local) => {
    await site.agent({ email: 'ada@example.com', name: 'Adaeze Obi' });
    const email = `${local}@example.com`;
    expect((await site.forgot(email)).body).toEqual({
      user: { name: `${local.charAt(0).toUpperCase()}${local.slice(1)}`, email },
      message: MESSAGES.resetSent,
    });
  });

  it('again makes the older link useless', async () => {
    const { email } = await site.agent();
    const older = await resetToken(site, email);
    const newer = await resetToken(site, email);
    expect((await site.reset(older, 'Harmattan-Lorry-9!')).status).toBe(400);
    expect((await site.reset(newer, 'Harmattan-Lorry-9!')).status).toBe(200);
  });
});

describe('reset mails', () => {
  it.each(['known', 'unknown'])(
    'to one address are five at once, %s or not, and say when and what now',
    async (which) => {
      const email = which === 'known' ? (await site.agent()).email : 'nobody@example.com';
      const from = (index: number) => `41.58.2.${String(index)}`;
      for (let index = 0; index < 5; index += 1) {
        expect((await site.forgot(email, from(index))).status).toBe(200);
      }
      const { status, headers, body } = await site.forgot(email, from(6));
      expect([status, headers['retry-after']]).toEqual([429, '360']);
      expect(body).toMatchObject({
        message:
          'Too many reset links were asked for with this email. Please try again in 6 minutes. ' +
          'The newest link that was sent works for an hour; please look among unwanted mail as well.',
      });
      expect(await recipients()).toHaveLength(which === 'known' ? 5 : 0);
    },
  );

  it('refused for one address use nothing up of the connection', async () => {
    const ask = async (emails: string[]) =>
      (await Promise.all(emails.map((email) => site.forgot(email)))).map(({ status }) => status).sort();
    expect(await ask(Array<string>(9).fill('a@example.com'))).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429, 429,
    ]);
    const others = ['b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}@example.com`);
    expect(await ask(others)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
