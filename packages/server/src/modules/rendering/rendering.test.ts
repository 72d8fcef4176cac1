import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOOD, page, useRendering } from '../../../test/use-rendering.ts';

const { remotesDir, release, render, statusOf } = useRendering();

describe('a release with an entry for the server', () => {
  const good = release(GOOD);

  it('is rendered for a location', async () => {
    const content = {
      html: '<h1>/agents?state=lagos</h1>',
      head: '',
      title: '',
      styles: [],
      state: '{}',
      calls: [],
    };
    await expect(render(good, '/agents?state=lagos')).resolves.toEqual(content);
  });

  it('renders many pages in one process', async () => {
    const locations = ['/1', '/2', '/3', '/4'];
    const pages = await Promise.all(locations.map((location) => render(good, location)));
    expect(pages.map((one) => one?.html)).toEqual(locations.map((location) => `<h1>${location}</h1>`));
    expect(statusOf(good)).toMatchObject({ state: 'idle', restarts: 0, failed: 0, lastFault: null });
  });

  it('reads the public API through the server, and the server knows what it read', async () => {
    const reading = release(
      page(`
      const { read } = require('@naija/runtime');
      const [one, two] = await Promise.all([read('/api/v1/agents?page=1'), read('/api/v1/agents?page=1')]);
      return one + two + await read('/api/v1/states');`),
    );
    const content = await render(reading);
    expect(content?.html).toBe(
      '{"path":"/api/v1/agents?page=1"}{"path":"/api/v1/agents?page=1"}{"path":"/api/v1/states"}',
    );
    expect(content?.calls).toEqual(['/api/v1/agents?page=1', '/api/v1/states']);
  });

  it('has the same data as text, in whatever order it came', async () => {
    const [one, other] = ['{ b: { d: 1, c: 2 }, a: [3] }', '{ a: [3], b: { c: 2, d: 1 } }'];
    const mixed = release(
      page(`return { html: '', head: '', styles: [], state: location === '/1' ? ${one} : ${other} };`),
    );
    const pages = [await render(mixed, '/1'), await render(mixed, '/2')];
    expect(pages.map((content) => content?.state)).toEqual(Array(2).fill('{"a":[3],"b":{"c":2,"d":1}}'));
  });

  it('is rendered for a visitor with the data saver on', async () => {
    const lite = release(page('return String(lite);'));
    expect((await render(lite, '/', { lite: true }))?.html).toBe('true');
  });
});

describe('the code of a release', () => {
  it('is absent in a release from before there was any: its pages are served unrendered', async () => {
    const old = release(GOOD, { server: undefined as never });
    await expect(render(old)).resolves.toBeUndefined();
    expect(statusOf(old)).toMatchObject({ state: 'stopped', lastFault: null });
  });

  it('does not run if it is not the one that was built', async () => {
    const changed = release(GOOD);
    writeFileSync(
      join(remotesDir, 'directory', changed.metadata.version, 'server.js'),
      GOOD.replace('h1', 'h2'),
    );
    await expect(render(changed)).resolves.toBeUndefined();
    expect(statusOf(changed)?.lastFault?.reason).toBe('server.js is not the file that was built');
  });

  it('does not run if the registry lists another release.json', async () => {
    const listed = release(GOOD);
    const metadata = { ...listed.metadata, integrity: release(GOOD).metadata.integrity };
    await expect(render({ ...listed, metadata })).resolves.toBeUndefined();
  });
});
