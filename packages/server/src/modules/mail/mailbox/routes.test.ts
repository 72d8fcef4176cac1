import { describe, expect, it } from 'vitest';
import { textMessages } from '../../../database/schema.ts';
import { passwordResetMessage } from '../../identity/mails/password.ts';
import { addAgent } from '../../../../test/agents.ts';
import { testApp } from '../../../../test/app.ts';
import { putPages } from '../../../../test/hosted-pages.ts';
import { queueMessage } from '../../../../test/use-outbox.ts';
import { useServer } from '../../../../test/use-server.ts';

interface Listed {
  texts: { to: string; text: string }[];
  mail: { id: string; to: string; subject: string; html: string; text: string; at: string }[];
}

const LINK = 'http://localhost:3000/set-password?token=abc';
const server = useServer({ mailbox: true }, putPages);

async function mail(to: string, subject = 'New password') {
  const message = { ...passwordResetMessage({ name: 'Ada', language: 'en', link: LINK }), subject };
  await queueMessage(server.db, to, message);
}

async function listed(): Promise<Listed['mail']> {
  return (await server.app.inject('/dev/mailbox.json')).json<Listed>().mail;
}

async function newest() {
  const [message] = await listed();
  if (!message) throw new Error('the mailbox is empty');
  return message;
}

describe('the development mailbox', () => {
  it('says that it is empty', async () => {
    expect((await server.app.inject('/dev/mailbox')).body).toContain('No mail was sent yet.');
  });

  it('lists what was sent, newest first, each with a page of its own', async () => {
    await mail('ada@example.com', 'First');
    await mail('obi@example.com', 'Second');
    const { body } = await server.app.inject('/dev/mailbox');
    const items = [...body.matchAll(/<a href="([^"]*)">([^<]*)<\/a>\s*<p>To ([^,]*),/g)];
    expect(items.map(([, , subject, to]) => [subject, to])).toEqual([
      ['Second', 'obi@example.com'],
      ['First', 'ada@example.com'],
    ]);
    const page = await server.app.inject(items[0]?.[1] ?? '');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<h1>Second</h1>')]);
  });

  it('shows a message in a frame whose links open in the window', async () => {
    await mail('ada@example.com');
    const { id } = await newest();
    const { body } = await server.app.inject(`/dev/mailbox/${id}`);
    const frame = /<iframe [^>]*sandbox="([^"]*)" src="([^"]*)"/.exec(body);
    const framed = await server.app.inject(frame?.[2] ?? '');
    expect(frame?.[1]).toBe('allow-top-navigation-by-user-activation');
    expect(framed.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as string,
    });
    expect(framed.body).toContain('<base target="_top">');
    expect(framed.body).toContain(`href="${LINK}"`);
  });

  it('is available as JSON', async () => {
    await mail('ada@example.com');
    expect(await listed()).toMatchObject([
      {
        to: 'ada@example.com',
        subject: 'New password',
        text: expect.stringContaining(LINK) as string,
        html: expect.stringContaining(LINK) as string,
      },
    ]);
  });

  it('works under a policy without scripts, and is not cached', async () => {
    await mail('ada@example.com');
    const { id } = await newest();
    for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`]) {
      const { headers, body } = await server.app.inject(url);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain('<script');
    }
  });

  it('shows text messages below mail, newest first', async () => {
    const { id: agentId } = await addAgent(server.db);
    for (const [minute, text] of [
      [1, '<b>111111'],
      [2, '222222'],
    ] as const) {
      const createdAt = new Date(`2026-11-20T12:0${String(minute)}:00Z`);
      await server.db
        .insert(textMessages)
        .values({ agentId, recipient: '2348031234567', text, createdAt, expiresAt: createdAt });
    }
    const { body } = await server.app.inject('/dev/mailbox');
    expect(body).toMatch(/<h2>Text messages<.*To \+2348031234567,.*<pre>222222<.*<pre>&lt;b&gt;111111</s);
    const { texts } = (await server.app.inject('/dev/mailbox.json')).json<Listed>();
    expect(texts.map(({ to, text }) => [to, text])).toEqual([
      ['+2348031234567', '222222'],
      ['+2348031234567', '<b>111111'],
    ]);
  });

  it('escapes addresses and subjects', async () => {
    await mail('"<img src=x>"@example.com', '<script>alert(1)</script>');
    const { id } = await newest();
    for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`])
      expect((await server.app.inject(url)).body).not.toMatch(/<script|<img src=x/);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'x'])('has no mail called %s', async (id) => {
    const { statusCode } = await server.app.inject(`/dev/mailbox/${id}`);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

it.each(['', '.json', '.css', '/00000000-0000-4000-8000-000000000000'])(
  'there is no /dev/mailbox%s when mail is sent by SMTP',
  async (rest) => {
    const real = await testApp(server.db, server.folder);
    await mail('ada@example.com');
    const { statusCode, body } = await real.inject(`/dev/mailbox${rest}`);
    await real.close();
    expect([statusCode, body.includes('ada@')]).toEqual([404, false]);
  },
);
