import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOf, readRelease, type Release } from '@naija/contracts/remote/release';
import { inspectRelease, integrityOf } from '@naija/releases';
import { fixtureRemote, viteBuild, type FixtureRemote } from '../../test/fixture-remote.ts';

const PAGES = `export const pages = [
  { path: '/sample', page: () => import('./First.tsx'), title: 'First', data: ['/api/v1/sample/:id'] },
  { path: '/sample/:id', page: () => import('./Second.tsx') },
];`;
const FIRST = `import { useState } from 'react';
import styled from 'styled-components';
import { Link } from 'react-router-dom';
const Title = styled.h1\`color: var(--color-ink);\`;
export default function First() {
  const [fee, setFee] = useState(0);
  const load = () => fetch('/api/v1/user/1').then((answer) => answer.json()).then(({ data }) => setFee(data.inspectionFee));
  return <Title onClick={load}>{fee} <Link to="/sample/1">second</Link></Title>;
}`;
const SECOND = `import { useParams } from 'react-router-dom';
export default function Second() { return <h1>{useParams()['id']}</h1>; }`;

describe('a remote whose pages have something in common', () => {
  const page = (name: string, own: string) => `import { Badge, ${own} } from '@naija/ui';
import { greeting } from './greeting.ts';
export default function ${name}() { return <Badge>{greeting} {String(${own})}</Badge>; }`;
  let remote: FixtureRemote;

  beforeAll(async () => {
    remote = await fixtureRemote({
      'src/pages.ts': PAGES,
      'src/greeting.ts': `export const greeting = 'welcome to both';`,
      'src/First.tsx': page('First', 'ErrorPanel'),
      'src/Second.tsx': page('Second', 'EmptyState'),
    });
    expect(await remote.build()).toEqual({ code: 0, output: '' });
  });
  afterAll(() => remote.remove());

  test('has shared modules in one file, without modules that only one page needs', async () => {
    const { routes } = readRelease(
      JSON.parse(await readFile(path.join(remote.release, 'release.json'), 'utf8')),
    );
    const [first = [], second = []] = routes.map(({ js }) => js);
    const shared = first.filter((file) => second.includes(file));
    const codes = await Promise.all(shared.map((file) => readFile(path.join(remote.release, file), 'utf8')));
    expect(codes.filter((code) => code.includes('welcome to both'))).toHaveLength(1);
    // 'Retry' is in the panel of the first page.
    expect(codes.filter((code) => code.includes('Retry'))).toEqual([]);
    expect([first.length - shared.length, second.length - shared.length]).toEqual([1, 1]);
  });
});

describe('the description of a page for the list of releases', () => {
  let remote: FixtureRemote;

  beforeAll(async () => {
    remote = await fixtureRemote({ 'src/pages.ts': PAGES, 'src/First.tsx': FIRST, 'src/Second.tsx': SECOND });
    expect(await remote.build()).toEqual({ code: 0, output: '' });
  });
  afterAll(() => remote.remove());

  test('is in the release, and in no script', async () => {
    const text = await readFile(path.join(remote.release, 'release.json'), 'utf8');
    expect(readRelease(JSON.parse(text)).routes[0]).toMatchObject({
      title: 'First',
      data: ['/api/v1/sample/:id'],
    });
    const files = (await readdir(remote.release)).filter(
      (file) => file.endsWith('.js') && file !== 'server.js',
    );
    const codes = await Promise.all(files.map((file) => readFile(path.join(remote.release, file), 'utf8')));
    expect(codes.filter((code) => code.includes('/api/v1/sample/:id'))).toEqual([]);
    expect(codes.filter((code) => code.includes('/sample/:id'))).toHaveLength(1);
  });
});

describe('a remote with a thread of its own', () => {
  let remote: FixtureRemote;

  beforeAll(async () => {
    remote = await fixtureRemote({
      'src/pages.ts': PAGES.replaceAll("path: '", "clientOnly: true, path: '"),
      'src/count.worker.ts': `import { date } from 'yup'; globalThis.postMessage('counted' + date().isValidSync(0));`,
      'src/First.tsx': `import address from './count.worker.ts?worker&url';
export default function First() { return <p>{address}</p>; }`,
      'src/Second.tsx': SECOND,
    });
    expect(await remote.build()).toEqual({ code: 0, output: '' });
  });
  afterAll(() => remote.remove());

  test('ships it, and lists it in its release', async () => {
    const { assets } = readRelease(
      JSON.parse(await readFile(path.join(remote.release, 'release.json'), 'utf8')),
    );
    const worker = assets.map(({ url }) => url).find((url) => url.startsWith('count.worker')) ?? '';
    expect(await readFile(path.join(remote.release, worker), 'utf8')).toContain('counted');
  });

  test('ships the licences of what the thread contains', async () => {
    const text = await readFile(path.join(remote.release, 'licences.txt'), 'utf8');
    expect(text.match(/^## yup - [\d.]+ \(MIT\)\n\nThe MIT License/gm)).toHaveLength(1);
  });

  test('has no server entry if the server renders none of the pages', async () => {
    const { server, routes } = readRelease(
      JSON.parse(await readFile(path.join(remote.release, 'release.json'), 'utf8')),
    );
    expect(server).toBeUndefined();
    expect(routes.map(({ clientOnly }) => clientOnly)).toEqual([true, true]);
    expect(await readdir(remote.release)).not.toContain('server.js');
  });
});

describe('a remote that bundles packages', () => {
  let remote: FixtureRemote;

  beforeAll(async () => {
    remote = await fixtureRemote({
      'src/pages.ts': PAGES,
      'src/First.tsx': `import { string } from 'yup';
import { Formik } from 'formik';
import { STATE_PLACES } from '@naija/contracts/domain/places/table';
export default function First() {
  return <Formik initialValues={{}} onSubmit={() => {}}>{String(string().isValidSync(''))} {Object.keys(STATE_PLACES)}</Formik>;
}`,
      'src/Second.tsx': SECOND,
      'src/data/LICENSE': 'These data are in the public domain.',
      'src/data/fees.ts': 'export const fees = [1];',
      'src/remote.tsx': `import { defineRemote } from '@naija/runtime';
import { fees } from './data/fees.ts';
import { pages } from './pages.ts';
console.log(fees);
export default defineRemote('sample', pages);`,
    });
    expect(await remote.build()).toEqual({ code: 0, output: '' });
  });
  afterAll(() => remote.remove());

  test.each(['licences.txt', 'licences-server.txt'])('ships their licence texts in %s', async (file) => {
    const text = await readFile(path.join(remote.release, file), 'utf8');
    expect(text).toMatch(/^## yup - [\d.]+ \(MIT\)\n\nThe MIT License \(MIT\)\n\nCopyright/m);
    // Its package names a licence without containing it.
    expect(text).toMatch(/^## formik - [\d.]+ \(Apache-2\.0\)\n\nCopyright .*\n\n\s*Apache License\n/m);
    expect(text).toContain('## Files of data\n\nThese data are in the public domain.');
    expect(text).toMatch(/## Files of positions\n\n[^#]*GeoNames/);
  });

  test('names the plugin whose code is in every script that browsers load', async () => {
    const text = await readFile(path.join(remote.release, 'licences.txt'), 'utf8');
    expect(text).toMatch(/^## @originjs\/vite-plugin-federation - [\d.]+ \(MulanPSL-2\.0\)\n\n[^#]*Mulan/m);
  });

  test('has every text listed in its release, which publishing accepts', async () => {
    expect(await inspectRelease(remote.release)).toEqual([]);
    const { assets } = readRelease(
      JSON.parse(await readFile(path.join(remote.release, 'release.json'), 'utf8')),
    );
    expect(assets.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['licences.txt', 'licences-server.txt']),
    );
  });
});

describe('a remote that imports only existing names of the runtime', () => {
  let remote: FixtureRemote;
  let built: Awaited<ReturnType<FixtureRemote['build']>>;
  let release: Release;

  beforeAll(async () => {
    remote = await fixtureRemote({ 'src/pages.ts': PAGES, 'src/First.tsx': FIRST, 'src/Second.tsx': SECOND });
    built = await remote.build();
    release = readRelease(JSON.parse(await readFile(path.join(remote.release, 'release.json'), 'utf8')));
  });
  afterAll(() => remote.remove());

  test('is built without a warning', () => {
    expect(built).toEqual({ code: 0, output: '' });
  });

  test('lists its name and requirements in its release', () => {
    expect(release.name).toBe('sample');
    expect(release.version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
    expect(Object.keys(release.requires)).toEqual(['react', 'react-dom', '@naija/runtime']);
    expect(release.uses['@naija/runtime']).toEqual(['Link', 'defineRemote', 'styled', 'useParams']);
    expect(release.uses['react']).toEqual(['useState']);
    expect(release.tokens).toEqual(['--color-ink']);
    // The second page has a parameter called id, which a photo of work has too.
    expect(release.calls).toEqual({
      'GET /api/v1/user/:id': {
        ...{ data: 'object', 'data.id': 'string', 'data.inspectionFee': 'null|number' },
        'work[].id': 'string',
      },
    });
  });

  test('lists the title of a page and its data to cache, if the page declares them', () => {
    const routes = release.routes.map(({ path: route, title, data }) => ({ route, title, data }));
    expect(routes).toEqual([
      { route: '/sample', title: 'First', data: ['/api/v1/sample/:id'] },
      { route: '/sample/:id', title: undefined, data: undefined },
    ]);
  });

  test('lists every file with its hash and size', async () => {
    const files = (await readdir(remote.release)).filter((file) => !/release\.json|\.(br|gz)$/.test(file));
    const listed = filesOf(release).map(({ url }) => url);
    expect(listed.sort()).toEqual(files.sort());
    expect(listed).toContain('server.js');
    for (const { url, integrity, size } of filesOf(release)) {
      const bytes = await readFile(path.join(remote.release, url));
      expect({ url, integrity, size }).toEqual({ url, integrity: integrityOf(bytes), size: bytes.length });
    }
  });

  test('has source maps beside it, with paths of its own sources and none of their contents', async () => {
    const maps = path.join(remote.release, '../source-maps');
    const first = release.assets.find(({ url }) => url.startsWith('First'))?.url ?? '';
    const map = JSON.parse(await readFile(path.join(maps, `${first}.map`), 'utf8')) as object;
    expect(map).toMatchObject({ version: 3, sources: ['src/First.tsx'] });
    expect(map).not.toHaveProperty('sourcesContent');
    for (const { url } of release.assets)
      expect(await readFile(path.join(remote.release, url), 'utf8')).not.toContain('sourceMappingURL');
  });

  test('compresses only what a browser can load', async () => {
    const compressed = (await readdir(remote.release)).filter((file) => file.endsWith('.br'));
    expect(compressed.sort()).toEqual(
      ['release.json', ...release.assets.map(({ url }) => url)].map((url) => `${url}.br`).sort(),
    );
  });

  test('names for each page the files of that page and not those of another', () => {
    const [first, second] = release.routes;
    expect([first?.path, second?.path]).toEqual(['/sample', '/sample/:id']);
    const own = (route: typeof first) => route?.js.filter((file) => /First|Second/.test(file));
    expect(own(first)).toEqual([expect.stringMatching(/^First/)]);
    expect(own(second)).toEqual([expect.stringMatching(/^Second/)]);
  });

  test('contains no copy of shared packages', async () => {
    for (const { url } of filesOf(release).filter((file) => file.url.endsWith('.js'))) {
      const code = await readFile(path.join(remote.release, url), 'utf8');
      expect(code).not.toMatch(/data-styled-version|NavigationContext|__CLIENT_INTERNALS_DO_NOT_USE/);
    }
  });

  test('is the same version when built again from the same sources, in a folder with another name', async () => {
    const dir = `${remote.dir}-${'lll'.repeat(20)}`;
    await rename(remote.dir, dir);
    try {
      await viteBuild(dir);
      const text = await readFile(path.join(dir, 'dist/release/release.json'), 'utf8');
      expect(readRelease(JSON.parse(text)).version).toBe(release.version);
    } finally {
      await rename(dir, remote.dir);
    }
  });
});

async function failureOf(files: Record<string, string>): Promise<string> {
  const remote = await fixtureRemote(files);
  try {
    const { code, output } = await remote.build();
    expect(code).not.toBe(0);
    return output;
  } finally {
    await remote.remove();
  }
}

const ONE_PAGE = `export const pages = [{ path: '/sample', page: () => import('./First.tsx') }];`;

test('a remote that imports a name which the runtime lacks fails its build with that name', async () => {
  const page = `import { useOutletContext } from '@naija/runtime';
import { useOutlets } from '@naija/runtime/more';
export default function First() { return <p>{String(useOutletContext())}{useOutlets()}</p>; }`;
  const failure = await failureOf({ 'src/pages.ts': ONE_PAGE, 'src/First.tsx': page });
  expect(failure).toContain('@naija/runtime has no export useOutletContext');
  expect(failure).toContain('@naija/runtime/more has no export useOutlets');
});

test('a remote that imports a name which cannot work in the page fails its build', async () => {
  const page = `import { useLoaderData } from 'react-router-dom';
export default function First() { return <p>{String(useLoaderData())}</p>; }`;
  expect(await failureOf({ 'src/pages.ts': ONE_PAGE, 'src/First.tsx': page })).toContain(
    'useLoaderData of react-router-dom cannot be used in a remote',
  );
});

test('a remote that imports a whole package is told to import single names', async () => {
  const page = `import * as router from 'react-router-dom';
export default function First() { return <p>{Object.keys(router)}</p>; }`;
  expect(await failureOf({ 'src/pages.ts': ONE_PAGE, 'src/First.tsx': page })).toContain(
    'Import single names from react-router-dom',
  );
});

test('a page with a computed address fails the build, because it could not be routed to', async () => {
  const pages = `const path = ['/sam', 'ple'].join('');
export const pages = [{ path: path + '', page: () => import('./First.tsx') }];`;
  expect(await failureOf({ 'src/pages.ts': pages, 'src/First.tsx': SECOND })).toContain(
    'The path of a page must be a literal text',
  );
});

test('a computed title fails the build, because it could not be shown before the page is loaded', async () => {
  const pages = `const title = ['First'].join('');
export const pages = [{ path: '/sample', page: () => import('./First.tsx'), title: title + '' }];`;
  expect(await failureOf({ 'src/pages.ts': pages, 'src/First.tsx': SECOND })).toContain(
    'The title of a page must be a literal text',
  );
});

test('a remote that does not list a package it shares with the shell is told to', async () => {
  const manifest = JSON.stringify({
    name: '@naija/sample',
    version: '1.2.3',
    type: 'module',
    dependencies: { react: '*' },
  });
  expect(
    await failureOf({ 'package.json': manifest, 'src/pages.ts': ONE_PAGE, 'src/First.tsx': SECOND }),
  ).toContain('does not list react-dom, @naija/runtime');
});

test('a remote without a page fails its build', async () => {
  expect(await failureOf({ 'src/pages.ts': 'export const pages = [];' })).toContain(
    'sample declares no page',
  );
});

test('a remote whose page imports lazy exports of the runtime lists them and requires their module', async () => {
  const page = `import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
export default function First() { return <p>{useState('first')[0]}{useSearchParams()[0].get('q')}</p>; }`;
  const remote = await fixtureRemote({ 'src/pages.ts': ONE_PAGE, 'src/First.tsx': page });
  try {
    expect(await remote.build()).toEqual({ code: 0, output: '' });
    const text = await readFile(path.join(remote.release, 'release.json'), 'utf8');
    const { uses, requires } = readRelease(JSON.parse(text));
    expect(uses['@naija/runtime/more']).toEqual(['useSearchParams']);
    expect(requires['@naija/runtime/more']).toBe(requires['@naija/runtime']);
  } finally {
    await remote.remove();
  }
});
