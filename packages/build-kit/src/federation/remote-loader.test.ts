import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { devLoader } from './index.ts';

interface Loader {
  importRemote: (id: string, url: string) => Promise<unknown>;
}

const SHARED = ['react', 'react-dom', '@naija/runtime', '@naija/runtime/more'];

let dir: string;
let server: ViteDevServer;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'naija-loader-'));
  vi.stubGlobal('location', { href: pathToFileURL(`${dir}/`).href });
  const source = path.join(dir, 'remote.js');
  await writeFile(source, `export default 'from sources'; export const other = 1;`);
  const page = '\0the-page';
  server = await createServer({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      devLoader({ modules: { 'shop@sources': `/@fs${source}` }, versions: () => ({ react: '19.0.0' }) }),
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (SHARED.includes(id) ? page : null),
        load: (id) => (id === page ? `export const from = 'the page';` : null),
      },
    ],
  });
});
afterEach(async () => {
  await server.close();
  await rm(dir, { recursive: true });
  vi.unstubAllGlobals();
});

const loader = async () => (await server.ssrLoadModule('virtual:federation')) as unknown as Loader;

test('in development, a remote is loaded from its sources', async () => {
  expect(await (await loader()).importRemote('shop@sources', 'ignored')).toBe('from sources');
});

test('in development, a built remote is loaded by its relative address, and gets the packages of the page', async () => {
  const container = `let scope;
export const init = (shared) => { scope = shared; };
export const get = async (name) => {
  const react = (await scope.react['19.0.0'].get())();
  return () => ({ default: { name, packages: Object.keys(scope), react: react.from } });
};`;
  await writeFile(path.join(dir, 'remoteEntry.mjs'), container);
  expect(await (await loader()).importRemote('shop@1.0.0', 'remoteEntry.mjs')).toEqual({
    name: './remote',
    packages: SHARED,
    react: 'the page',
  });
});
