import { processesNaming } from '@naija/embedded-postgres/test';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it, vi } from 'vitest';
import { compileServer } from '../../../test/server-process.ts';
import { GOOD, ORIGIN, page, useRendering } from '../../../test/use-rendering.ts';
import { readProcessUsage } from './renderer/watchdog.ts';

const WAIT = { timeout: 60_000, interval: 20 };
const { folder, remotesDir, shellEntry, release, render, rendering, statusOf } = useRendering();
let built = '';
beforeAll(() => {
  built = compileServer();
});

/** A server that renders a page of a release, and then does nothing. */
const program = (entry: object) => `
  import { createRendering } from ${JSON.stringify(pathToFileURL(join(built, 'modules/rendering/index.js')).href)};
  const long = { cpuMs: 3e5, wallMs: 3e5 };
  const log = { info() {}, warn() {} };
  const fetchPublic = () => Promise.reject(new Error('nothing is read'));
  const options = { fetchPublic, remotesDir: ${JSON.stringify(remotesDir)}, shellEntry: ${JSON.stringify(shellEntry)} };
  const rendering = createRendering({ ...options, log, limits: { start: long, render: long } });
  const target = { remote: 'directory', release: ${JSON.stringify(entry)}, location: '/', lite: false, language: 'en' };
  rendering.render({ ...target, origin: '${ORIGIN}' }).then(() => console.log('rendered'));
  setInterval(() => {}, 1e6);
  console.log('started');`;

const cpuMs = () => readProcessUsage(Number.parseInt(renderers()[0] ?? '', 10))?.cpuMs ?? Infinity;
const renderers = () =>
  processesNaming(folder).filter((line) => /\d \S*node /.test(line) && line.includes('renderer-main.mjs'));

it.each([
  ['is idle', GOOD, 'rendered'],
  ['loops', 'for (;;);', 'started'],
  ['loops in promises', page('for (;;) await null;'), 'started'],
])('a renderer whose release %s ends with a server that is killed', async (_title, code, output) => {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program(release(code))]);
  let seen = '';
  server.stdout.on('data', (text: Buffer) => (seen += text.toString()));
  // A busy renderer must have begun its loop.
  const isThere = () => renderers().length === 1 && (output !== 'started' || cpuMs() > 600);
  await vi.waitUntil(() => seen.includes(output) && isThere(), WAIT);
  server.kill('SIGKILL');
  await vi.waitUntil(() => renderers().length === 0, WAIT);
});

it('closing ends every renderer, and none is started for what still waits', async () => {
  const [one, two] = [release(GOOD), release(GOOD)];
  await render(one);
  const late = render(two);
  await rendering.close();
  await expect(late).resolves.toBeUndefined();
  await expect(render(one, '/after')).resolves.toBeUndefined();
  await vi.waitUntil(() => renderers().length === 0, WAIT);
  expect(statusOf(one)?.state).toBe('stopped');
});
