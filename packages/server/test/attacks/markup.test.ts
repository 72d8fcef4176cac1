import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { beforeAll, describe, expect, it } from 'vitest';
import { comments, type NewAgent } from '../../src/database/schema.ts';
import { passwordResetMessage } from '../../src/modules/identity/mails/password.ts';
import { verificationMessage } from '../../src/modules/identity/mails/sign-up.ts';
import { addAgent } from '../agents.ts';
import { putPages } from '../hosted-pages.ts';
import { readHead } from '../page-head.ts';
import { queueMessage } from '../use-outbox.ts';
import { useServer } from '../use-server.ts';
import { PAYLOADS } from './payloads.ts';
import { skeletonOf } from './skeleton.ts';

const ID = '01234567-89ab-4cde-8f01-23456789abcd';
const server = useServer({ mailbox: true, publicUrl: 'https://agents.example' }, putPages);

async function read(url: string) {
  const { statusCode: status, body, headers } = await server.app.inject(url);
  return { status, body, type: String(headers['content-type']), headers };
}

/** Stores an agent, a comment and two messages with a text in every field that a person can write. */
async function storeAll(text: string): Promise<void> {
  const written: Partial<NewAgent> = { name: text, address: text, bio: text, instagram: text, phone: text };
  await addAgent(server.db, { id: ID, ...written, email: `${text}@example.com` });
  await server.db.insert(comments).values({ agentId: ID, fullname: text, content: text });
  const link = `https://agents.example/verified?token=${text}`;
  const verification = verificationMessage({ name: text, language: 'en', link, code: '123456' });
  const reset = { ...passwordResetMessage({ name: text, language: 'pcm', link }), subject: text };
  for (const message of [verification, reset]) await queueMessage(server.db, text, message);
}

const PAGES = [
  `/agent/${ID}`,
  '/',
  '/trending',
  '/location/lagos',
  '/about',
  '/sitemap.xml',
  '/robots.txt',
  '/dev/mailbox',
];

async function skeletons(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const url of PAGES) found[url] = skeletonOf((await read(url)).body);
  const links = [...(await read('/dev/mailbox')).body.matchAll(/href="(\/dev\/mailbox\/[^"]+)"/g)];
  for (const [index, [, url = '']] of links.entries()) {
    found[`message ${String(index)}`] = skeletonOf((await read(url)).body);
    found[`message ${String(index)} itself`] = skeletonOf((await read(`${url}/html`)).body);
  }
  return found;
}

describe('text of people is escaped in raw HTML, XML and mail', () => {
  let harmless: Record<string, string[]>;
  beforeAll(async () => {
    await storeAll('Ada');
    harmless = await skeletons();
  });

  it('on pages that show it', async () => {
    await storeAll('Ada');
    expect(Object.keys(harmless)).toContain('message 1 itself');
    expect(harmless[`/agent/${ID}`]).toContain('<script type="">');
    expect((await read(`/agent/${ID}`)).body).toContain('Ada');
  });

  it.each(PAYLOADS)('%j', async (payload) => {
    await storeAll(payload);
    expect(await skeletons()).toEqual(harmless);
    // The JSON in the page is still JSON.
    const { things } = readHead((await read(`/agent/${ID}`)).body);
    expect(Object.keys(things)).not.toEqual([]);
  });
});

describe('text of a URL is escaped', () => {
  const PLACES: ((text: string) => string)[] = [
    (text) => `/location/${text}`,
    (text) => `/agent/${text}`,
    (text) => `/trending?q=${text}&sort=${text}`,
    (text) => `/?shared=${text}&next=${text}`,
    (text) => `/nowhere/${text}`,
    (text) => `/remotes/${text}/1.0.0/remoteEntry.js`,
    (text) => `/media/${text}/640.jpg`,
  ];

  it.each(PAYLOADS)('%j', async (payload) => {
    for (const place of PLACES) {
      const harmless = await read(place('ada'));
      const { status, type, body, headers } = await read(place(encodeURIComponent(payload)));
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (type.startsWith('application/json'))
        expect(Object.keys(JSON.parse(body) as object)).toContain('message');
      else {
        // A slash in it makes another address of it, which is not there.
        expect([place('…'), type, skeletonOf(body)]).toEqual([
          place('…'),
          harmless.type,
          skeletonOf(harmless.body),
        ]);
        expect([200, 301, 308, 404]).toContain(status);
      }
      expect(headers['location'] ?? '').not.toMatch(/^(https?:)?\/\/(?!agents\.example)|[<>"'\s]/);
    }
  });
});

describe('the API', () => {
  it.each(PAYLOADS)('sends %j as JSON that no browser renders', async (payload) => {
    await storeAll(payload);
    const q = encodeURIComponent(payload);
    const urls = [
      agentPaths.byId(ID),
      commentPaths.list(ID),
      `${agentPaths.search}?q=${q}`,
      `${agentPaths.search}?sort=${q}`,
    ];
    for (const url of [...urls, `/api/v1/user/${q}`, `/api/v1/user/location/${q}`, `/api/v1/${q}`]) {
      const { type, headers, body } = await read(url);
      expect([url, type]).toEqual([url, 'application/json; charset=utf-8']);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      JSON.parse(body);
    }
    const record = JSON.parse((await read(agentPaths.byId(ID))).body) as { data: { name: string } };
    expect(record.data.name).toBe(payload);
  });
});
