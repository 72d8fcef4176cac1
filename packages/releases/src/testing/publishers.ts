import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll } from 'vitest';

export interface Publisher {
  /** Publishes a built folder; resolves with 'published' or the error. */
  publish(folder: string): Promise<unknown>;
  /** Sends a folder without waiting for an answer. */
  send(folder: string): void;
  /** The signal that ended it, once it has ended. */
  ended(): Promise<unknown>;
}

/** Builds the publishing process once for a test file, and kills what a test leaves running. */
export function publishers(): (remotesDir: string, end?: 'killed') => Promise<Publisher> {
  const started: ChildProcess[] = [];
  let scratch = '';
  beforeAll(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), 'naija-publisher-'));
    // A plain Node does not read TypeScript.
    await build({
      entryPoints: [fileURLToPath(new URL('./publisher.ts', import.meta.url))],
      outfile: path.join(scratch, 'publisher.cjs'),
      bundle: true,
      platform: 'node',
      conditions: ['source'],
      logLevel: 'error',
    });
  });
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rm(scratch, { recursive: true, force: true, maxRetries: 10 }));
  return async (remotesDir, end) => {
    const child = fork(path.join(scratch, 'publisher.cjs'), [remotesDir, ...(end ? [end] : [])]);
    started.push(child);
    const exit = once(child, 'exit');
    await once(child, 'message');
    return {
      publish: async (folder) => {
        const answer = once(child, 'message');
        child.send(folder);
        return (await answer)[0] as unknown;
      },
      send: (folder) => void child.send(folder),
      ended: async () => (await exit)[1] as unknown,
    };
  };
}
