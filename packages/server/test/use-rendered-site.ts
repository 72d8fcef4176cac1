import { SHELL_MANIFEST_PATH } from '@naija/contracts/remote/compatibility';
import { agentPaths } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { pagePaths } from '@naija/contracts/domain/pages';
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { registryName, type Registry, type RegistryEntry } from '@naija/contracts/remote/registry';
import type { RenderedContent, Rendering } from '../src/modules/rendering/index.ts';
import { createPublicFetch } from '../src/modules/site/index.ts';
import { type ContentChanges, listenForChanges } from '../src/platform/content-changes/content-changes.ts';
import { foldersIn, testApp } from './app.ts';
import { put, registryOf } from './hosted-files.ts';
import { useServer } from './use-server.ts';

/** Origin of the site in tests. */
export const ORIGIN = 'https://agents.example';
export const RELEASE_ID = 'directory@1.0.0#sha384-x';
export const BOOT = 'console.log("boot")';

/** Content of a build. */
export const BUILT_SHELL = `<!doctype html>
<html lang="en-NG">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="Of the shell" />
    <title>Shell</title>
    <script type="module" crossorigin src="/assets/main-abc.js"></script>
  <link rel="manifest" href="/manifest.webmanifest"><link rel="preload" as="fetch" crossorigin href="/remotes.json"><link rel="modulepreload" crossorigin href="/assets/bootstrap-abc.js">
    <style>
      .frame { color: red }
    </style>
  </head>
  <body>
    <div id="root"><div class="frame"><h1 data-loading>Loading…</h1></div></div>
    <noscript>This page needs JavaScript. <a href="/">Home</a></noscript>
  </body>
</html>
`;

type Lists = Registry['microFrontends'];

/** A rendering whose pages repeat the responses of the API; `calls` are the locations that were rendered. */
export function useRenderedSite({ renderWaitMs = 60_000 } = {}) {
  const rendered: string[] = [];
  let changedAt = Math.ceil(Date.now() / 1_000);
  let wait = Promise.resolve();
  let change: (content: RenderedContent) => RenderedContent | undefined = (content) => content;
  const rendering: Rendering = {
    async render({ location, lite, language, release }) {
      rendered.push(location);
      const calls = callsOf(location);
      const fetchPublic = createPublicFetch(server.app);
      const bodies = await Promise.all(calls.map(async (path) => (await fetchPublic(path)).body));
      await wait;
      return change({
        html: `<main>${location} ${release.metadata.version}${lite ? ' lite' : ''}${language === 'en' ? '' : ` ${language}`}</main>`,
        head: '<link rel="preload" as="image" href="/a.jpg"/>',
        title: '',
        styles: [{ attributes: ' data-styled="true"', text: '.a{color:red}' }],
        state: JSON.stringify(Object.fromEntries(calls.map((path, index) => [path, bodies[index]]))),
        calls,
      });
    },
    status: () => [],
    close: () => Promise.resolve(),
  };
  const options = { publicUrl: ORIGIN, rendering, renderWaitMs };
  const server = useServer(options, putShell, (folder) => ({
    folders: { ...foldersIn(folder), shellServer: join(folder, 'shell-server') },
  }));
  beforeAll(() => waitForListener(server.changes));
  beforeEach(() => {
    putRegistry(server.folder);
    rendered.length = 0;
    wait = Promise.resolve();
    change = (content) => content;
  });
  return Object.assign(server, {
    /** Another server over the same database and files. */
    async startOther() {
      const changes = listenForChanges(server.connection, () => undefined, { reuseMs: 0 });
      await waitForListener(changes);
      const folders = { ...foldersIn(server.folder), shellServer: join(server.folder, 'shell-server') };
      const app = await testApp(server.db, server.folder, { ...options, changes, folders });
      return {
        app,
        close: async () => {
          await app.close();
          await changes.close();
        },
      };
    },
    rendered,
    /** Renders wait for a promise from now on. */
    holdRenders: (until: Promise<void>) => {
      wait = until;
    },
    changeContent: (by: typeof change) => {
      change = by;
    },
    /** Lists another remote with these pages. */
    addRemote(remote: string, ...paths: string[]) {
      editRegistry((lists) => ({
        ...lists,
        [registryName(remote)]: Object.values(registryOf(...paths).microFrontends)[0] ?? [],
      }));
    },
    changeRegistry(edit: (releases: RegistryEntry[]) => RegistryEntry[]) {
      editRegistry((lists) =>
        Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, edit(list)])),
      );
    },
  });

  function editRegistry(edit: (lists: Lists) => Record<string, RegistryEntry[]>): void {
    const file = join(foldersIn(server.folder).remotes, 'remotes.json');
    const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
    put(file, JSON.stringify({ ...registry, microFrontends: edit(registry.microFrontends) }));
    // Changes within one tick of the clock have the same time.
    changedAt += 1;
    utimesSync(file, changedAt, changedAt);
  }
}

const WAIT = { timeout: 30_000, interval: 10 };

function waitForListener(changes: ContentChanges): Promise<void> {
  return vi.waitFor(async () => {
    expect(await changes.sync()).toBeDefined();
  }, WAIT);
}

function callsOf(location: string): string[] {
  const { pathname, searchParams } = new URL(location, ORIGIN);
  if (pathname.startsWith(pagePaths.agent(''))) {
    const id = pathname.slice(pagePaths.agent('').length);
    return [agentPaths.byId(id), commentPaths.list(id)];
  }
  if (pathname === pagePaths.trending)
    return [agentPaths.search + (searchParams.size > 0 ? `?${searchParams.toString()}` : '')];
  return [];
}

function putShell(folder: string): void {
  const { shell } = foldersIn(folder);
  put(join(shell, 'index.html'), BUILT_SHELL);
  put(join(shell, SHELL_MANIFEST_PATH), JSON.stringify({ contract: 1, versions: {}, exports: {} }));
  put(join(folder, 'shell-server/boot.js'), BOOT);
  put(join(folder, 'shell-server/entry.mjs'), '');
}

function putRegistry(folder: string): void {
  const { home, trending, about } = pagePaths;
  const registry = registryOf(
    home,
    trending,
    about,
    '/location/:cityName',
    '/agent/:id',
    '/saved',
    '/guide/:name',
  );
  put(join(foldersIn(folder).remotes, 'remotes.json'), JSON.stringify(registry));
}
