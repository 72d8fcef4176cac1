import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { sumOf } from '../../../test/scrape.ts';
import { compileServer } from '../../../test/server-process.ts';

const PROGRAM = fileURLToPath(new URL('../../../test/metrics-cluster.mjs', import.meta.url));

beforeAll(() => void compileServer());

it('the primary of a cluster serves the sum of its workers, and of what they read from one place no sum', async () => {
  const primary = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(primary, 'close');
  onTestFinished(async () => {
    primary.kill('SIGKILL');
    await ended;
  });
  let output = '';
  primary.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const url = await vi.waitUntil(() => /^metrics on (\S+)\n/.exec(output)?.[1], { timeout: 60_000 });
  const text = await (await fetch(url)).text();
  const values = ['requests_total', 'connections', 'pending', 'up'].map((name) => sumOf(text, name));
  expect(values).toEqual([6, 8, 5, 0]);
});
