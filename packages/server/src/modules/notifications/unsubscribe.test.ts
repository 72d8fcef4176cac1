import { notificationPaths } from '@naija/contracts/http/notifications';
import { describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { useNotifications } from '../../../test/use-notifications.ts';
import { notificationSettings } from '../../database/schema.ts';
import { smtpDelivery } from '../mail/smtp-delivery.ts';

const site = useNotifications({ publicUrl: 'https://agents.example' });

/** Returns an agent with mail about a comment, and the address that switches such mail off. */
async function mailed() {
  const { agent, token } = await site.loggedIn();
  await site.comment(agent.id);
  await site.done();
  const [mail] = await site.mail();
  if (!mail) throw new Error('no mail was queued');
  return { token, mail, url: new URL(mail.unsubscribeUrl ?? '') };
}
const settings = async (token: string) => (await site.own(token)).settings;

describe('mail about comments can be switched off', () => {
  it('by one click of a mail program, without a login', async () => {
    const { token, url } = await mailed();
    const response = await site.server.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { host: 'agents.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(response.statusCode).toBe(200);
    expect(await settings(token)).toEqual({
      comment: { mail: false, push: true },
      answer: { mail: true, push: true },
    });
  });

  it('on the page that the mail links to, without a login', async () => {
    const { token, mail, url } = await mailed();
    expect([url.origin, url.pathname]).toEqual(['https://agents.example', '/unsubscribe']);
    expect(mail.text).toContain(url.href);
    const body = { token: url.searchParams.get('token') ?? '' };
    const response = await site.send('POST', notificationPaths.unsubscribe, undefined, body);
    expect(response).toEqual({
      status: 200,
      body: { message: "You won't get emails about new comments any more." },
    });
    expect((await settings(token)).comment.mail).toBe(false);
  });

  it.each([
    '',
    'comment-',
    'comment-00000000-0000-4000-8000-000000000000',
    'other-x',
    `comment-${'0'.repeat(60)}`,
  ])('by no other token, such as %j', async (other) => {
    const { token } = await mailed();
    const response = await site.send('POST', notificationPaths.unsubscribe, undefined, { token: other });
    expect(response.status).toBe(410);
    expect((await settings(token)).comment.mail).toBe(true);
  });

  it('not by opening its address, which mail scanners do', async () => {
    const { token, url } = await mailed();
    await site.server.app.inject({ url: url.pathname + url.search, headers: { host: 'agents.example' } });
    expect((await settings(token)).comment.mail).toBe(true);
  });
});

it('mail that can be switched off says how in its headers, and other mail does not', async () => {
  const { mail, url } = await mailed();
  const smtp = await startSmtpServer();
  const delivery = smtpDelivery({ url: smtp.url, from: 'ops@agents.example' });
  const { signal } = new AbortController();
  await delivery.deliver(mail, signal);
  await delivery.deliver({ ...mail, unsubscribeUrl: null }, signal);
  const [first, second] = (await smtp.received()).map(({ headers }) =>
    Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  );
  expect(first).toMatchObject({
    'list-unsubscribe': `<${url.href}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(Object.keys(second ?? {}).filter((name) => name.startsWith('list-'))).toEqual([]);
  delivery.close();
  await smtp.stop();
});

it('the links of 32 agents are random in each of their 32 digits, where a UUID has fewer', async () => {
  const tokens: string[] = [];
  for (let count = 0; count < 32; count += 1) {
    const { id: agentId } = await addAgent(site.server.db);
    const [row] = await site.server.db.insert(notificationSettings).values({ agentId }).returning();
    tokens.push(row?.unsubscribeToken.replaceAll('-', '') ?? '');
  }
  const digits = Array.from(
    { length: 32 },
    (_, place) => new Set(tokens.map((token) => token.charAt(place))),
  );
  expect(digits.filter(({ size }) => size < 6)).toEqual([]);
});
