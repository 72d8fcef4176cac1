import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryName, releasesOf, type Registry } from '@naija/contracts/remote/registry';
import { releaseWith } from './bad-release.ts';
import { exposeCode, remoteSource } from './remote-source.ts';

/** The remote that is listed last; its page at `/last` has this heading. */
export const LAST = 'last';
export const LAST_HEADING = 'The page of the last remote';

/** Lists remotes without files behind those of a folder, each with a page at `/<name>`, and after them `LAST`. */
export async function listMany(remotesDir: string, count: number): Promise<void> {
  const file = path.join(remotesDir, 'remotes.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as Registry;
  const [model] = releasesOf(registry, 'dashboard');
  if (!model) throw new Error('There are no remotes to begin with');
  const named = (remote: string) => {
    const entry = structuredClone(model);
    entry.extras.routes = [{ path: `/${remote}`, js: [], css: [] }];
    return [entry];
  };
  const others = Array.from({ length: count - 1 }, (_, index) => `other-${String(index)}`);
  for (const remote of [...others, LAST]) registry.microFrontends[registryName(remote)] = named(remote);
  await writeFile(file, JSON.stringify(registry));
  const { version } = model.metadata;
  const folder = path.join(remotesDir, LAST, version);
  await cp(path.join(remotesDir, 'dashboard', version), folder, { recursive: true });
  const root = `() => h('section', { children: h('h1', { children: '${LAST_HEADING}' }) })`;
  const code = exposeCode(remoteSource(LAST, '', root));
  const describe = (release: Parameters<NonNullable<typeof code.describe>>[0]) => ({
    ...release,
    name: LAST,
    routes: [{ path: `/${LAST}`, js: [], css: [] }],
  });
  await releaseWith({ ...code, describe }, remotesDir, LAST, '1.0.0');
}
