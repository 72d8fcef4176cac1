import { pagePaths } from '@naija/contracts/domain/pages';
import { commentPaths } from '@naija/contracts/http/comments';
import { RENDERED_PAGE, RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agents, comments } from '../../../database/schema.ts';
import { addAgent } from '../../../../test/agents.ts';
import { foldersIn } from '../../../../test/app.ts';
import { put } from '../../../../test/hosted-files.ts';
import { BOOT, BUILT_SHELL, RELEASE_ID, useRenderedSite } from '../../../../test/use-rendered-site.ts';
import { NO_CODE_STYLE } from './no-code-notice.ts';

const site = useRenderedSite();
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const isRendered = (html: string) => html.includes(`name="${RENDERED_PAGE.releaseMeta}"`);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page that the server has rendered', () => {
  it('has its content, metadata and data, and names the release', async () => {
    const { id, name } = await addAgent(site.db);
    const { statusCode, headers, body } = await get(pagePaths.agent(id));
    expect([statusCode, headers[RENDERED_PAGE.releaseHeader]]).toEqual([200, RELEASE_ID]);
    expect(body).toContain(`<div id="root"><main>/agent/${id} 1.0.0</main></div>`);
    expect(body).toContain(`<meta property="og:title" content="${name}`);
    expect(body).toContain(name);
  });

  it('needs no more of the policy than its own styles and the boot script', async () => {
    const before = String((await get('/index.html')).headers['content-security-policy']);
    const policy = String((await get('/about')).headers['content-security-policy']);
    expect(policy).toContain(`style-src ${hash('.a{color:red}')} ${hash(NO_CODE_STYLE)} 'self' 'sha256-`);
    expect(policy).toContain(`script-src ${hash(BOOT)} 'self'`);
    expect(policy).not.toMatch(/nonce|unsafe/);
    expect(policy).not.toContain(/sha256-[^']+/.exec(before)?.[0]);
  });

  it('has the version of the service worker’s page', async () => {
    const { headers } = await get('/about');
    expect(headers[RENDERED_PAGE.pageVersionHeader]).toMatch(/^W\/".+"$/);
  });

  it('keeps policy, release and version when it is not modified', async () => {
    const first = await get('/about');
    const again = await get('/about', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const name of [
      'content-security-policy',
      'etag',
      'vary',
      'cache-control',
      ...Object.values(RENDERED_PAGE),
    ])
      expect(again.headers[name], name).toEqual(first.headers[name]);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for a browser that accepts %s', async (accepted, encoding, unpack) => {
    const plain = await get('/about');
    const { headers, rawPayload } = await get('/about', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      etag: plain.headers.etag,
      vary: 'accept-encoding, cookie, save-data',
    });
    expect(unpack(rawPayload).toString()).toBe(plain.body);
  });

  it('is left out of the response to HEAD', async () => {
    const { headers } = await get('/about');
    const response = await site.app.inject({ method: 'HEAD', url: '/about' });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([200, '', headers.etag]);
    expect(response.headers['content-length']).toBe(headers['content-length']);
  });

  it.each([
    ['a session', { authorization: 'Bearer secret', cookie: 'session=secret' }],
    ['a crawler', { 'user-agent': 'Googlebot/2.1' }],
  ])('is the same for %s', async (_, headers) => {
    const { body } = await get('/about');
    expect((await get('/about', headers)).body).toBe(body);
  });

  it('is rendered once for many visitors', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => get('/about?once')));
    await get('/about?once');
    expect([site.rendered, new Set(responses.map(({ body }) => body)).size]).toEqual([['/about?once'], 1]);
  });
});

describe('a page in the cache', () => {
  it('has a comment as soon as it is posted', async () => {
    const { id } = await addAgent(site.db);
    await get(pagePaths.agent(id));
    const payload = { fullname: 'Ada Obi', content: 'Found us a home in Yaba.' };
    await site.app.inject({ method: 'POST', url: commentPaths.post(id), payload });
    expect((await get(pagePaths.agent(id))).body).toContain(payload.content);
  });

  it('has an edit of the profile at once', async () => {
    const { id } = await addAgent(site.db);
    await get(pagePaths.agent(id));
    await site.db.update(agents).set({ name: 'Ngozi Okafor' }).where(eq(agents.id, id));
    expect((await get(pagePaths.agent(id))).body).toContain('<title>Ngozi Okafor');
  });

  it('does without a comment that was removed', async () => {
    const { id } = await addAgent(site.db);
    await site.db.insert(comments).values({ agentId: id, fullname: 'Ada', content: 'Rude words' });
    const before = (await get(pagePaths.agent(id))).body;
    await site.db.delete(comments);
    expect([before, (await get(pagePaths.agent(id))).body].map((body) => body.includes('Rude'))).toEqual([
      true,
      false,
    ]);
  });

  it('is gone with its agent', async () => {
    const { id } = await addAgent(site.db);
    await get(pagePaths.agent(id));
    await site.db.delete(agents).where(eq(agents.id, id));
    const { statusCode, body } = await get(pagePaths.agent(id));
    expect([statusCode, isRendered(body)]).toEqual([404, false]);
  });

  it('lists an agent who has just been verified', async () => {
    await get(pagePaths.trending);
    const { name } = await addAgent(site.db);
    expect((await get(pagePaths.trending)).body).toContain(name);
  });

  it('is not rendered again for a change elsewhere', async () => {
    const { id } = await addAgent(site.db);
    await get(pagePaths.agent(id));
    await addAgent(site.db);
    await get(pagePaths.agent(id));
    expect(site.rendered).toHaveLength(1);
  });

  it('is not rendered again for a change that its list does not show', async () => {
    await get(pagePaths.trending);
    await addAgent(site.db, { image: null });
    await get(pagePaths.trending);
    expect(site.rendered).toHaveLength(1);
  });

  it('is left when the release is switched', async () => {
    await get('/about?switched');
    site.changeRegistry(([release]) =>
      release ? [{ ...release, metadata: { version: '2.0.0', integrity: 'sha384-y' } }] : [],
    );
    expect((await get('/about?switched')).body).toContain('directory@2.0.0#sha384-y');
  });
});

describe('a page in the cache of a shell', () => {
  const index = () => join(foldersIn(site.folder).shell, 'index.html');
  let now = 2_000_000_000;
  const replaceIn = (file: string, text: string) => {
    put(file, text);
    now += 1;
    utimesSync(file, now, now);
  };

  it('is left when the shell is replaced', async () => {
    await get('/about');
    replaceIn(index(), BUILT_SHELL.replaceAll('abc.js', 'def.js'));
    const { body } = await get('/about');
    replaceIn(index(), BUILT_SHELL);
    expect([isRendered(body), body.includes('/assets/main-def.js'), body.includes('abc.js')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a visitor gets the page rendered in the browser', () => {
  const canary = (releases: Parameters<Parameters<typeof site.changeRegistry>[0]>[0]) => [
    ...releases,
    ...releases.map((release) => ({
      ...release,
      metadata: { version: '1.1.0', integrity: 'sha384-c' },
      deployment: { traffic: 10, default: false },
    })),
  ];

  it('if the release fails', async () => {
    site.changeContent(() => undefined);
    const { statusCode, body } = await get('/about?failing');
    expect([statusCode, isRendered(body)]).toEqual([200, false]);
  });

  it('if the page does not exist, and nothing is rendered', async () => {
    const { statusCode } = await get(pagePaths.agent('00000000-0000-4000-8000-00000000000a'));
    expect([statusCode, site.rendered]).toEqual([404, []]);
  });

  it('if its browser loads none of the listed releases', async () => {
    const { body } = await get('/about', {
      cookie: `${RENDERING_COOKIES.releases}=auth=1.0.0&directory=none`,
    });
    expect(isRendered(body)).toBe(false);
  });

  it('if a release that its browser names is not listed', async () => {
    const { body } = await get('/about', { cookie: `${RENDERING_COOKIES.releases}=directory=9.9.9` });
    expect(isRendered(body)).toBe(false);
  });

  it('but that of the canary if its browser loads the canary', async () => {
    site.changeRegistry(canary);
    const { headers, body } = await get('/about', {
      cookie: `a=b; ${RENDERING_COOKIES.releases}=directory=1.1.0`,
    });
    expect(body).toContain('directory@1.1.0#sha384-c');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await get('/about')).body).toContain(RELEASE_ID);
  });
});

describe('another server over the same database', () => {
  let other: Awaited<ReturnType<typeof site.startOther>>;
  beforeAll(async () => {
    other = await site.startOther();
  });
  afterAll(() => other.close());

  it('sends the same bytes', async () => {
    const { id } = await addAgent(site.db);
    const [one, two] = [await get(pagePaths.agent(id)), await other.app.inject(pagePaths.agent(id))];
    expect([two.body, two.headers.etag]).toEqual([one.body, one.headers.etag]);
  });

  it('has a comment as soon as it is posted here', async () => {
    const { id } = await addAgent(site.db);
    await other.app.inject(pagePaths.agent(id));
    const payload = { fullname: 'Ada Obi', content: 'Found us a home in Yaba.' };
    await site.app.inject({ method: 'POST', url: commentPaths.post(id), payload });
    const responses = [
      await other.app.inject(commentPaths.list(id)),
      await other.app.inject(pagePaths.agent(id)),
    ];
    expect(responses.map(({ body }) => body.includes(payload.content))).toEqual([true, true]);
  });
});

describe('data saver', () => {
  it.each([{ cookie: `${RENDERING_COOKIES.lite}=1` }, { 'save-data': 'on' }])(
    'is rendered for %o',
    async (headers) => {
      expect((await get('/about', headers)).body).toContain('1.0.0 lite</main>');
      expect((await get('/about')).body).toContain('1.0.0</main>');
    },
  );
});

describe('the chosen language', () => {
  const inLanguage = (tag: string) => get('/about', { cookie: `${RENDERING_COOKIES.language}=${tag}` });

  it('is that of the page and of its document, and of no other page', async () => {
    const { body, headers } = await inLanguage('pcm');
    expect(body).toContain('1.0.0 pcm</main>');
    expect(body).toContain('<html lang="pcm"');
    expect(headers.vary).toContain('cookie');
    const english = await get('/about');
    expect(english.body).toContain('1.0.0</main>');
    expect(english.body).toContain('<html lang="en-NG"');
  });

  it.each(['', 'xx', 'en', '__proto__', '"><script>'])('is English for %o', async (tag) => {
    const { body } = await inLanguage(tag);
    expect(body).toContain('1.0.0</main>');
    expect(body).toContain('<html lang="en-NG"');
  });
});
