import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@naija/tooling/workspaces';
import { expect, type Page } from '@playwright/test';

export const NEXT_MARK = 'meta[name="next-shell"]';

const PAGE = 'index.html';
const WORKER = 'sw.js';

/** A copy of the built shell that can be turned into another version while it is served. */
export async function shellCopy() {
  const folder = await mkdtemp(path.join(tmpdir(), 'naija-shell-'));
  await cp(path.join(ROOT, 'shell/dist'), folder, { recursive: true });
  const editWhere = async (name: string, change: (text: string) => string) => {
    const file = path.join(folder, name);
    const before = await readFile(file, 'utf8');
    const after = change(before);
    if (after === before) return false;
    await writeFile(file, after);
    await Promise.all(['br', 'gz'].map((ending) => rm(`${file}.${ending}`, { force: true })));
    return true;
  };
  const edit = async (name: string, change: (text: string) => string) => {
    if (!(await editWhere(name, change))) throw new Error(`${name} has nothing to change`);
  };
  const scripts = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  return {
    folder,
    /** Changes page and precache manifest. The server reads them when it starts. */
    async becomeNext() {
      await edit(PAGE, (html) => html.replace('</head>', '<meta name="next-shell" content="yes"></head>'));
      // Minified or not, the manifest lists the page by this URL.
      await edit(WORKER, (code) =>
        code.replace(/\{[^{}]*url:\s*"index\.html"[^{}]*\}|\{[^{}]*"url":\s*"index\.html"[^{}]*\}/, (entry) =>
          entry.replace(/[0-9a-f]{32}/, 'f'.repeat(32)),
        ),
      );
    },
    /** Withdraws what was changed. The server reads it when it starts. */
    async becomeBefore() {
      for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
      await cp(path.join(ROOT, 'shell/dist'), folder, { recursive: true });
    },
    /** Changes the version of a shared package. */
    async provide(name: string, version: string) {
      const was = new RegExp(`(?<="${name}":\\s*")[\\d.]+(?=")`);
      // Scripts are immutable under their names, so they are renamed.
      const names = (await scripts()).filter((file) => file !== WORKER).map((file) => path.basename(file));
      const renamed = (text: string) =>
        names.reduce((changed, script) => changed.replaceAll(script, nextName(script)), text);
      for (const file of [PAGE, ...(await scripts())])
        await editWhere(file, (text) => renamed(text.replace(was, version)));
      for (const file of await scripts())
        if (file !== WORKER) await rename(path.join(folder, file), path.join(folder, nextName(file)));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

function nextName(script: string): string {
  return script.replace(/\.js$/, '-next.js');
}

/** Waits until the worker of this shell, the next one or the one before, has taken over: it then deletes the other. */
export async function waitUntilTakenOver(page: Page, isNext: boolean): Promise<void> {
  const cachedShells = () =>
    page.evaluate(async () => {
      const cache = await caches.open((await caches.keys()).find((name) => name.includes('precache')) ?? '');
      const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/index.html');
      const texts = await Promise.all(pages.map(async (request) => (await cache.match(request))?.text()));
      return texts.map((text) => text?.includes('name="next-shell"'));
    });
  await expect.poll(cachedShells, { timeout: 90_000 }).toEqual([isNext]);
}
