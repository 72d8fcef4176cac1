import path from 'node:path';

/** Folder of watched builds, separate from that of the release, which belongs to the sources it was built from. */
export const WATCHED_BUILD = 'dist/dev';

export interface WatchedBuild {
  /** Resolves when no build is running. */
  settled: () => Promise<void>;
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
  // The federation plugin resolves exposed files from the working directory.
  process.chdir(root);
  const { build } = await import('vite');
  const watcher = await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: WATCHED_BUILD, watch: {} },
  });
  if (!('on' in watcher)) throw new Error(`${root} is not watched`);

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
  });
  return {
    settled: () =>
      new Promise((resolve) => {
        if (waiting) waiting.push(resolve);
        else resolve();
      }),
    close: () => watcher.close(),
  };
}
