import { describe, expect, it, vi } from 'vitest';
import { GOOD, page, useRendering } from '../../../test/use-rendering.ts';

const WAIT = { timeout: 60_000, interval: 10 };
const SECOND_MS = 1_000;
const render = { cpuMs: 200, wallMs: 5_000 };

describe('a release with repeated faults', () => {
  let now = Date.UTC(2026, 10, 23);
  const limits = { render, faults: 3, suspensionMs: 30 * SECOND_MS, failedLocationMs: 10 * SECOND_MS };
  const server = useRendering({ limits, clock: () => new Date(now) });
  const moody = server.release(page("if (location !== '/well') for (;;); return location;"));
  const state = () => server.statusOf(moody)?.state;
  const fail = async () => {
    now += 1;
    await expect(server.render(moody, `/${String(now)}`)).resolves.toBeUndefined();
  };

  it('is restarted after each, then suspended, and for longer after the next', async () => {
    for (const after of ['stopped', 'stopped', 'suspended']) {
      await fail();
      expect(state()).toBe(after);
    }
    expect(server.statusOf(moody)).toMatchObject({
      restarts: 2,
      suspendedUntil: expect.any(String) as string,
    });
    await expect(server.render(moody, '/well')).resolves.toBeUndefined();
    now += 31 * SECOND_MS;
    await fail();
    now += 31 * SECOND_MS;
    expect(state()).toBe('suspended');
    now += 30 * SECOND_MS;
    expect((await server.render(moody, '/well'))?.html).toBe('/well');
  });

  it('is forgiven for pages that it renders well', async () => {
    for (let times = 0; times < 20; times += 1) await server.render(moody, '/well');
    await fail();
    expect(state()).toBe('stopped');
    expect((await server.render(moody, '/well'))?.html).toBe('/well');
  });

  it('is asked again for a page that it failed at, after a while', async () => {
    const once = server.release(
      page("if (!globalThis.before) { globalThis.before = 1; throw 1; } return 'now';"),
    );
    await server.render(once);
    await expect(server.render(once)).resolves.toBeUndefined();
    now += 11 * SECOND_MS;
    expect((await server.render(once))?.html).toBe('now');
  });

  it('that has never rendered a page, and thrown at twenty, is not run for each further one', async () => {
    const broken = server.release(page('throw new Error("broken");'));
    for (let times = 0; times < 20; times += 1) await server.render(broken, `/${String(times)}`);
    expect(server.statusOf(broken)).toMatchObject({ state: 'suspended', restarts: 0, failed: 20 });
  });
});

describe('a page whose data cannot be read', () => {
  const answers = [
    () => Promise.reject(new Error('no database')),
    () => Promise.resolve({ status: 404, etag: '', body: '{}' }),
  ];
  const { release, render, statusOf } = useRendering({
    fetchPublic: () => answers.shift()?.() ?? new Promise(() => undefined),
    limits: { readMs: 100 },
  });

  it('says nothing about the release', async () => {
    const reading = release(
      page("await require('@naija/runtime').read('/api/v1/a'); throw new Error('no');"),
    );
    for (const location of ['/down', '/unknown', '/slow']) await render(reading, location);
    expect(statusOf(reading)).toMatchObject({ state: 'idle', failed: 0, lastFault: null });
  });
});

describe('a page whose data comes too slowly', () => {
  const { release, render, statusOf } = useRendering({
    fetchPublic: () => new Promise(() => undefined),
    limits: { readMs: 60_000, render: { cpuMs: 1_000, wallMs: 3_000 } },
  });

  it('is not a fault of the release', async () => {
    const reading = release(page("return await require('@naija/runtime').read('/api/v1/a');"));
    await expect(render(reading)).resolves.toBeUndefined();
    expect(statusOf(reading)).toMatchObject({ state: 'stopped', failed: 0, lastFault: null });
  });
});

describe('a process with nothing to do', () => {
  const limits = { idle: { cpuMs: 200, wallMs: 300 } };
  const { release, render, statusOf } = useRendering({ limits });
  const isStopped = (one: ReturnType<typeof release>) => () => statusOf(one)?.state === 'stopped';

  it('ends after a while, and is started again for the next page', async () => {
    const good = release(GOOD);
    await render(good, '/1');
    await vi.waitUntil(isStopped(good), WAIT);
    expect((await render(good, '/2'))?.html).toBe('<h1>/2</h1>');
    expect(statusOf(good)).toMatchObject({ restarts: 1, lastFault: null });
  });

  it('runs no timers of the page that is done', async () => {
    const again = '() => { globalThis.all = [globalThis.all, new Uint8Array(9e6).fill(1)]; }';
    const growing = release(page(`setInterval(${again}); return 'done';`));
    expect((await render(growing))?.html).toBe('done');
    await vi.waitUntil(isStopped(growing), WAIT);
    expect(statusOf(growing)?.lastFault).toBeNull();
  });
});

describe('a process after a page', () => {
  // On a busy machine, 340 MB from the system take more than a second of processor time.
  const unhurried = { cpuMs: 20 * SECOND_MS, wallMs: 60 * SECOND_MS };
  const limits = { memory: 400e6, idle: { cpuMs: 200, wallMs: 60_000 }, render: unhurried };
  const { release, render, statusOf } = useRendering({ limits });

  it('is ended if it works on', async () => {
    const looping = release(
      page(
        'void (async () => { for (let turn = 0; turn < 1e3; turn++) await null; for (;;); })(); return "done";',
      ),
    );
    expect((await render(looping))?.html).toBe('done');
    await vi.waitUntil(() => statusOf(looping)?.state === 'stopped', WAIT);
    expect(statusOf(looping)?.lastFault?.reason).toBe('it used too much processor time');
  });

  it('is replaced without blame if it has grown close to its limit', async () => {
    const small = release(GOOD);
    await render(small);
    // The memory of an idle process differs between machines and versions of Node.
    const bytes = Math.round(0.975 * limits.memory - (statusOf(small)?.memory ?? 0));
    const large = release(page(`globalThis.all = new Uint8Array(${String(bytes)}).fill(1); return "large";`));
    expect((await render(large))?.html).toBe('large');
    expect(statusOf(large)).toMatchObject({ state: 'stopped', lastFault: null });
  });
});

describe('processes', () => {
  const { release, render, statusOf } = useRendering({ limits: { renderers: 2, keptMs: 0 } });

  it('are so many at most, of which the least recently used one ends for another release', async () => {
    const [first, second, third] = [release(GOOD), release(GOOD), release(GOOD)];
    for (const [index, one] of [first, second, first, third].entries())
      await render(one, `/${String(index)}`);
    expect([first, second, third].map((one) => statusOf(one)?.state)).toEqual(['idle', 'stopped', 'idle']);
  });
});

describe('requests for one release after the other', () => {
  let now = Date.UTC(2026, 10, 23);
  const limits = { renderers: 2, keptMs: 10 * SECOND_MS };
  const { release, render, statusOf } = useRendering({ limits, clock: () => new Date(now) });

  it('do not start a process each', async () => {
    const [first, second, third] = [release(GOOD), release(GOOD), release(GOOD)];
    for (const one of [first, second, third]) await render(one, '/1');
    expect([first, second, third].map((one) => statusOf(one)?.state)).toEqual(['idle', 'idle', 'stopped']);
    now += 11 * SECOND_MS;
    expect((await render(third, '/1'))?.html).toBe('<h1>/1</h1>');
  });
});

describe('pages that wait for too long, or behind too many', () => {
  const { release, render, statusOf } = useRendering({ limits: { queue: 2, queueMs: 300 } });

  it('are served unrendered', async () => {
    const slow = release(page('await new Promise((end) => setTimeout(end, 1000)); return location;'));
    await render(slow, '/first');
    const pages = await Promise.all(['/1', '/2', '/3', '/4'].map((location) => render(slow, location)));
    expect(pages.map((one) => one?.html)).toEqual(['/1', undefined, undefined, undefined]);
    expect(statusOf(slow)).toMatchObject({ state: 'idle', failed: 0, lastFault: null });
  });
});
