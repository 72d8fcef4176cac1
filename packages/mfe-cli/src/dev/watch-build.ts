import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE } from '@naija/releases';
import { RUNTIME_MORE } from '@naija/contracts/remote/remote';
import type { Release } from '@naija/contracts/remote/release';

/** Folder of watched builds, separate from that of the release, which belongs to the sources it was built from. */
export const WATCHED_BUILD = 'dist/dev';

/** A build that has ended. */
export interface Build {
  /** Time of its end in milliseconds. */
  build: number;
  /** True if pages, style sheets or the use of the runtime changed, which a page reads only when it is loaded. */
  isReloadNeeded: boolean;
}

export interface WatchedBuild {
  /** Resolves when no build is running. */
  settled: () => Promise<void>;
  /** Calls back after each successful build. @returns function that ends it */
  onBuild: (listener: (build: Build) => void) => () => void;
  close: () => Promise<void>;
}

/**
 * Builds a remote, and again whenever one of its sources changes. Only one remote can be watched in each process, because
 * the federation plugin has global state.
 * @param root folder of the remote
 */
export async function watchBuild(root: string, log: (text: string) => void): Promise<WatchedBuild> {
  // Set before Vite loads: development builds of React do not work with the production React of a built shell.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  const outDir = path.join(root, WATCHED_BUILD);
  await rm(outDir, { recursive: true, force: true });
  const watcher = await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'silent',
    // Open pages may still load files of earlier builds.
    build: { outDir: WATCHED_BUILD, emptyOutDir: false, watch: {} },
  });
  if (!('on' in watcher)) throw new Error(`${root} is not watched`);

  const listeners = new Set<(build: Build) => void>();
  let needs: string | undefined;
  const announce = async () => {
    const before = needs;
    needs = await needsOf(outDir);
    for (const listener of listeners)
      listener({ build: Date.now(), isReloadNeeded: before !== undefined && needs !== before });
  };

  let began = performance.now();
  /** Callbacks that wait for the running build; undefined while no build runs. */
  let waiting: (() => void)[] | undefined = [];
  watcher.on('event', (event) => {
    if (event.code === 'START') {
      began = performance.now();
      waiting ??= [];
    }
    if ('result' in event) void event.result?.close();
    if (event.code !== 'END' && event.code !== 'ERROR') return;
    const milliseconds = Math.round(performance.now() - began);
    log(event.code === 'END' ? `Built in ${String(milliseconds)} ms` : `Not built. ${event.error.message}`);
    waiting?.forEach((resume) => {
      resume();
    });
    waiting = undefined;
    if (event.code === 'END')
      announce().catch((error: unknown) => {
        log(`Open pages are not updated, so reload them. ${String(error)}`);
      });
  });
  return {
    settled: () =>
      new Promise((resolve) => {
        if (waiting) waiting.push(resolve);
        else resolve();
      }),
    onBuild(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => watcher.close(),
  };
}

/** The part of a release that a page reads only when it is loaded, as text. */
async function needsOf(outDir: string): Promise<string> {
  const release = JSON.parse(await readFile(path.join(outDir, RELEASE_FILE), 'utf8')) as Release;
  const { routes, uses } = release;
  return JSON.stringify([routes.map(({ js: _, ...route }) => route), RUNTIME_MORE in uses]);
}
