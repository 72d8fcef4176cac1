import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishAll } from '@naija/tooling/publish';
import { serveFolder, type Site } from './static-site.ts';
import type { ServerSettings } from './server.ts';
import { startSystem, type System } from './system.ts';

const ELSEWHERE = ['auth-mfe', 'directory-mfe'];

const FOR_ALL_ORIGINS = { 'access-control-allow-origin': '*' };

export interface SpreadSystem extends System {
  sites: readonly Site[];
}

/** Starts a system whose auth and directory remotes are served from other origins with these headers. */
export async function startWithOtherOrigins(
  settings: ServerSettings = {},
  headers: Readonly<Record<string, string>> = FOR_ALL_ORIGINS,
): Promise<SpreadSystem> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naija-elsewhere-'));
  const remotesDir = path.join(folder, 'remotes');
  const sites = await Promise.all(ELSEWHERE.map(() => serveFolder(folder, headers)));
  const urls = sites.map(({ url }) => url);
  await publishAll(remotesDir, (remote) => {
    const base = urls[ELSEWHERE.indexOf(remote)];
    return { who: 'test', ...(base !== undefined && { base }) };
  });
  const moved = { REMOTES_DIR: remotesDir, REMOTE_ORIGINS: urls.join() };
  const system = await startSystem({ ...settings, ...moved }, () => Promise.resolve());
  return {
    ...system,
    sites,
    remotesDir,
    async stop() {
      await system.stop();
      for (const site of sites) await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}
