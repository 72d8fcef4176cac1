import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../../platform/http/app-type.ts';
import { resetLetter } from '../templates/reset.ts';
import { queueMail } from '../outbox.ts';
import { testApp } from '../../../../test/app.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { putPages } from '../../../../test/hosted-pages.ts';
import { tempFolder } from '../../../../test/temp-folder.ts';

interface Listed {
  mail: { id: string; to: string; subject: string; html: string; text: string; at: string }[];
}

const LINK = 'http://localhost:3000/set-password?token=abc';
const folder = tempFolder();
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase(folder);
  putPages(folder);
  app = await testApp(database.db, folder, { mailbox: true });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});
beforeEach(() => emptyTables(database.db));

async function mail(to: string, subject = 'New password') {
  const letter = { ...resetLetter({ name: 'Ada', link: LINK }), subject };
  await database.db.transaction((tx) => queueMail(tx, { to, letter }));
}

async function listed(): Promise<Listed['mail']> {
  return (await app.inject('/dev/mailbox.json')).json<Listed>().mail;
}

async function newest() {
  const [letter] = await listed();
  if (!letter) throw new Error('the mailbox is empty');
  return letter;
}

describe('the mailbox of development', () => {
  it('says that it is empty', async () => {
    expect((await app.inject('/dev/mailbox')).body).toContain('No mail was sent yet.');
  });

  it('lists what was sent, newest first, each with a page of its own', async () => {
    await mail('ada@example.com', 'First');
    await mail('obi@example.com', 'Second');
    const { body } = await app.inject('/dev/mailbox');
    const items = [...body.matchAll(/<a href="([^"]*)">([^<]*)<\/a>\s*<p>To ([^,]*),/g)];
    expect(items.map(([, , subject, to]) => [subject, to])).toEqual([
      ['Second', 'obi@example.com'],
      ['First', 'ada@example.com'],
    ]);
    const page = await app.inject(items[0]?.[1] ?? '');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<h1>Second</h1>')]);
  });

  it('shows a letter as it is, in a frame whose links lead out of it', async () => {
    await mail('ada@example.com');
    const { id } = await newest();
    const { body } = await app.inject(`/dev/mailbox/${id}`);
    const frame = /<iframe [^>]*sandbox="([^"]*)" src="([^"]*)"/.exec(body);
    const letter = await app.inject(frame?.[2] ?? '');
    expect(frame?.[1]).toBe('allow-top-navigation-by-user-activation');
    expect(letter.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as string,
    });
    expect(letter.body).toContain('<base target="_top">');
    expect(letter.body).toContain(`href="${LINK}"`);
  });

  it('can be read by tools', async () => {
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

  it('works under a policy without scripts, and is kept by no cache', async () => {
    await mail('ada@example.com');
    const { id } = await newest();
    for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`]) {
      const { headers, body } = await app.inject(url);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain('<script');
    }
    expect((await app.inject('/dev/mailbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('runs nothing that stands in an address or a subject', async () => {
    await mail('"<img src=x>"@example.com', '<script>alert(1)</script>');
    const { id } = await newest();
    for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`])
      expect((await app.inject(url)).body).not.toMatch(/<script|<img/);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'x'])('has no mail called %s', async (id) => {
    const { statusCode } = await app.inject(`/dev/mailbox/${id}`);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

it.each(['', '.json', '.css', '/00000000-0000-4000-8000-000000000000'])(
  'where mail is really sent there is no /dev/mailbox%s',
  async (rest) => {
    const real = await testApp(database.db, folder);
    await mail('ada@example.com');
    const { statusCode, body } = await real.inject(`/dev/mailbox${rest}`);
    await real.close();
    expect([statusCode, body.includes('ada@')]).toEqual([404, false]);
  },
);
