import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Bundles a script once for each test file. @returns function that starts it; it is killed after the test */
export function childProcesses(script: URL): (...args: string[]) => Promise<ChildProcess> {
  const started: ChildProcess[] = [];
  let scratch = '';
  beforeAll(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), 'naija-child-'));
    await build({
      entryPoints: [fileURLToPath(script)],
      outfile: path.join(scratch, 'script.cjs'),
      bundle: true,
      platform: 'node',
      conditions: ['@naija/source'],
      logLevel: 'error',
    });
  });
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rm(scratch, { recursive: true, force: true, maxRetries: 10 }));
  return async (...args) => {
    const child = fork(path.join(scratch, 'script.cjs'), args);
    started.push(child);
    await once(child, 'message');
    return child;
  };
}
