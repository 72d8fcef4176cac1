import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { RENDERED_PAGE, RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { agents } from '../../database/schema.ts';
import { createSession } from '../../modules/identity/sessions/repository.ts';
import { addAgent } from '../../../test/agents.ts';
import { rawGet } from '../../../test/raw-get.ts';
import { sendRaw, statusesOf } from '../../../test/raw-socket.ts';
import { useRenderedSite } from '../../../test/use-rendered-site.ts';

const site = useRenderedSite();
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});

const get = (path: string, headers = {}) => rawGet(site.app, path, headers);
const address = () => `http://127.0.0.1:${String((site.app.server.address() as { port: number }).port)}`;

/** Requests a path until its response is sent before the router; returns the first one. */
async function heat(path: string) {
  const first = await get(path);
  for (let count = 0; count < 3; count += 1) await get(path);
  return first;
}

async function addHotAgent() {
  const agent = await addAgent(site.db);
  return { agent, path: agentPaths.byId(agent.id), first: await heat(agentPaths.byId(agent.id)) };
}

/** Headers except those that name the request, which an early response lacks. */
const withoutDate = ({
  date: _date,
  'x-request-id': _id,
  'server-timing': _timing,
  ...headers
}: Record<string, unknown>) => headers;

describe('a hot response', () => {
  it.each(['a record', 'a page'])('is the same as the first one: %s', async (what) => {
    const { id } = await addAgent(site.db);
    const path = what === 'a page' ? pagePaths.agent(id) : agentPaths.byId(id);
    const first = await heat(path);
    const hot = await get(path);
    expect([hot.status, hot.body]).toEqual([200, first.body]);
    expect(withoutDate(hot.headers)).toEqual(withoutDate(first.headers));
  });

  it('is the same on a connection that stays open, but for what is said of that', async () => {
    const { path, first } = await addHotAgent();
    const request = `GET ${path} HTTP/1.1\r\nhost: ${new URL(address()).host}\r\n`;
    const answers = await sendRaw(
      site.app,
      `${request}\r\n`.repeat(3) + `${request}connection: close\r\n\r\n`,
    );
    const [stays, ends] = ['Connection: keep-alive\r\nKeep-Alive: timeout=72', 'Connection: close'];
    const heads = answers.split(first.body).map((head) => head.replace(/^date: .*$/im, ''));
    expect(heads).toHaveLength(5);
    expect(new Set(heads.slice(0, 4).map((head) => head.replace(stays, ends)))).toHaveProperty('size', 1);
    expect(heads.map((head) => head.includes(stays))).toEqual([true, true, true, false, false]);
  });

  it('has the time at which it is sent', async () => {
    const { path } = await addHotAgent();
    // Each request uses an open connection.
    const time = async () => (await fetch(address() + path)).headers.get('date');
    const before = await time();
    await vi.waitFor(async () => {
      expect(await time()).not.toBe(before);
    }, 5_000);
  });

  it('responds 304 to a client that has it', async () => {
    const { path, first } = await addHotAgent();
    const { status, body, headers } = await get(path, { 'if-none-match': first.headers.etag });
    expect([status, body, headers.etag, headers.vary]).toEqual([
      304,
      '',
      first.headers.etag,
      first.headers.vary,
    ]);
  });

  it('responds 304 without the headers that the client keeps', async () => {
    const { path, first } = await addHotAgent();
    const { headers } = await get(path, { 'if-none-match': first.headers.etag });
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cache-control']).toBe(first.headers['cache-control']);
  });

  it('has the policy of its page on 304 too', async () => {
    const first = await heat('/about');
    const { status, headers } = await get('/about', { 'if-none-match': first.headers.etag });
    expect([status, headers['content-security-policy']]).toEqual([
      304,
      first.headers['content-security-policy'],
    ]);
  });

  it('is compressed for those who accept that', async () => {
    await heat('/about');
    await get('/about', { 'accept-encoding': 'br' });
    const { headers } = await get('/about', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], Number(headers['content-length']) > 0]).toEqual(['br', true]);
  });

  it('has a change at once, no matter which process made it', async () => {
    const { agent, path } = await addHotAgent();
    await site.db.update(agents).set({ name: 'Ngozi Okafor' }).where(eq(agents.id, agent.id));
    expect((await get(path)).body).toContain('Ngozi Okafor');
  });

  it('shows visitors their own comment at once, among many readers', async () => {
    const { agent } = await addHotAgent();
    const path = commentPaths.list(agent.id);
    await heat(path);
    for (let count = 0; count < 5; count += 1) {
      const payload = { fullname: 'Ada Obi', content: `Kept the time of viewing ${String(count)}` };
      const readers = Array.from({ length: 20 }, () => get(path));
      const { statusCode } = await site.app.inject({
        method: 'POST',
        url: commentPaths.post(agent.id),
        payload,
      });
      expect([statusCode, (await get(path)).body.includes(payload.content)]).toEqual([201, true]);
      await Promise.all(readers);
    }
  });

  it('is gone with what it shows', async () => {
    const { agent, path } = await addHotAgent();
    await site.db.delete(agents).where(eq(agents.id, agent.id));
    expect((await get(path)).status).toBe(404);
  });

  it('is not what a logged-in agent gets', async () => {
    const { agent, path } = await addHotAgent();
    const token = await createSession(site.db, agent.id, new Date());
    const { body, headers } = await get(path, { authorization: `Bearer ${token}` });
    expect([body.includes('"own"'), headers['cache-control']]).toEqual([true, 'private, no-store']);
    expect((await get(path)).body).not.toContain('"own"');
  });

  it.each([{ 'save-data': 'on' }, { cookie: `${RENDERING_COOKIES.lite}=1` }])(
    'is not what data saver gets: %o',
    async (headers) => {
      await heat('/about');
      expect((await get('/about', headers)).body).toContain('lite</main>');
    },
  );

  it('is left when the release is switched', async () => {
    await heat('/about');
    site.changeRegistry(([release]) =>
      release ? [{ ...release, metadata: { version: '3.0.0', integrity: 'sha384-z' } }] : [],
    );
    await vi.waitFor(async () => {
      const { headers } = await get('/about');
      expect(headers[RENDERED_PAGE.releaseHeader]).toBe('directory@3.0.0#sha384-z');
    }, 60_000);
  });

  it('is refused where the request is ambiguous, as what follows on its connection', async () => {
    const { path } = await addHotAgent();
    const { port } = site.app.server.address() as { port: number };
    const hot = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${String(port)}\r\n`;
    const answers = await sendRaw(site.app, `${hot}host: other\r\n\r\n${hot}connection: close\r\n\r\n`);
    expect(statusesOf(answers)).not.toContain(200);
  });
});
