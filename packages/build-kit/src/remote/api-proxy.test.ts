import { createServer as createHttpServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { apiProxy } from './api-proxy.ts';

let dir: string;
let vite: ViteDevServer | undefined;
let api: Server;
let said: string[];

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'naija-alone-'));
  await writeFile(path.join(dir, 'index.html'), '<!doctype html><body><div id="root"></div></body>');
  api = createHttpServer((_request, response) => response.end('from the server')).listen(0, '127.0.0.1');
  await once(api, 'listening');
  said = [];
  vite = undefined;
});
afterEach(async () => {
  await vite?.close();
  api.close();
  await rm(dir, { recursive: true });
});

function apiOrigin(): string {
  return `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`;
}

/** Serves a page whose API calls go to a URL; returns the page's URL. */
async function serve(origin: string): Promise<string> {
  const keep = (message: string) => void said.push(message);
  vite = await createServer({
    root: dir,
    configFile: false,
    cacheDir: path.join(dir, 'cache'),
    customLogger: {
      hasWarned: false,
      info: keep,
      warn: keep,
      warnOnce: keep,
      error: keep,
      clearScreen: () => undefined,
      hasErrorLogged: () => false,
    },
    plugins: [apiProxy(origin)],
    server: { host: '127.0.0.1', port: await freePort(), watch: null },
  });
  await vite.listen();
  return `http://127.0.0.1:${String((vite.httpServer?.address() as AddressInfo).port)}`;
}

async function freePort(): Promise<number> {
  const server = createHttpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('calls of a standalone remote reach the server', async () => {
  const page = await serve(apiOrigin());
  expect(await (await fetch(`${page}/api/v1/agents`)).text()).toBe('from the server');
  expect(await (await fetch(page, { headers: { accept: 'text/html' } })).text()).not.toContain('No server');
});

test('without a server, the page, the terminal and every call report this and what to do', async () => {
  const origin = apiOrigin();
  api.close();
  await once(api, 'close');
  const page = await serve(origin);
  const text = `No server answers at ${origin}, so calls fail. Run npm start in the repository of the site`;
  expect(await (await fetch(page, { headers: { accept: 'text/html' } })).text()).toContain(text);
  expect(said.join('\n')).toContain(text);
  const call = await fetch(`${page}/api/v1/agents`);
  expect(call.status).toBe(503);
  expect(await call.text()).toContain(text);
});

test.each(['staging', 'agents.example', 'localhost:3000'])(
  'a developer whose package.json names the site %s reads what to write instead',
  async (origin) => {
    await expect(serve(origin)).rejects.toThrow(
      `${origin} is not the address of a site: name one such as https:`,
    );
  },
);
