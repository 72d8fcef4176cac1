import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { attempts, page, useRendering } from '../../../test/use-rendering.ts';

/** Gives all of Node to releases, as if they had broken out of their realm. */
const OPEN_SHELL = `
  import node from 'node:process';
  import * as programs from 'node:child_process';
  import * as dns from 'node:dns/promises';
  import * as fs from 'node:fs';
  import * as net from 'node:net';
  import * as workers from 'node:worker_threads';
  const { _kill, reallyExit, abort } = node;
  export const shared = { node, programs, dns, fs, net, workers, Buffer, before: { _kill, reallyExit, abort } };
  export const readRemote = (name, Root) => ({ Root });
  export const renderPage = async ({ Root, location }) =>
    ({ html: String(await Root({ location })), head: '', title: '', styles: [] });`;

const limits = { render: { cpuMs: 1_000, wallMs: 1_500 } };
const { release, render, statusOf, shellEntry, remotesDir } = useRendering({ limits }, OPEN_SHELL);

const DENIED = 'ERR_ACCESS_DENIED';
const quote = (text: string) => JSON.stringify(text);
const ATTEMPTS: [title: string, body: string, seen: string][] = [
  ['reads no file of the system', 'return require("fs").readFileSync("/etc/passwd")', DENIED],
  ['reads no release', `return require("fs").readdirSync(${quote(remotesDir)})`, DENIED],
  [
    'reads no source of the server',
    `return require("fs").readFileSync(${quote(import.meta.filename)})`,
    DENIED,
  ],
  ['writes no file, even where it reads', `require("fs").writeFileSync(${quote(shellEntry)}, "")`, DENIED],
  ['reads no environment', 'return Object.keys(require("node").env).sort()', 'MALLOC_ARENA_MAX,NODE_ENV'],
  ['starts no program', 'return require("programs").execFileSync("true")', DENIED],
  ['starts no worker', 'new (require("workers").Worker)("1", { eval: true })', DENIED],
  ['loads no addon', 'return require("node").dlopen', 'undefined'],
  ['gets no binding', 'return require("node").binding', 'undefined'],
];
const FILE = 'require("fs").writeSync(3, ';

describe('a release that broke out of its realm', () => {
  const trying = release(attempts(ATTEMPTS.map(([, body]) => body)));

  it.each(ATTEMPTS.map(([title, , seen], index) => [title, `/${String(index)}`, seen]))(
    '%s',
    async (_title, location, seen) => {
      expect((await render(trying, location))?.html).toBe(seen);
    },
  );

  it.each([
    ['exits', 'require("before").reallyExit(0);'],
    ['aborts', 'require("before").abort();'],
    ['kills its process', 'require("before")._kill(require("node").pid, 9);'],
    ['kills the processes of its group', 'require("before")._kill(0, 9);'],
    ['closes its channel', 'require("fs").closeSync(3);'],
    ['sends a frame that is too large', `${FILE}require("Buffer").from([127, 0, 0, 0]));`],
    ['sends what is not a frame', `${FILE}"x".repeat(1000));`],
    ['sends frames without an end', `for (;;) ${FILE}require("Buffer").from([0, 0, 0, 1, 0x31]));`],
  ])('ends itself alone as it %s', async (_title, body) => {
    const bad = release(page(`${body} await new Promise(() => undefined);`));
    await expect(render(bad)).resolves.toBeUndefined();
    expect(statusOf(bad)).toMatchObject({ state: 'stopped', failed: 0 });
    expect(statusOf(bad)?.lastFault).not.toBeNull();
  });

  it('reaches no other process if the system can isolate it', async () => {
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1e6)']);
    const bad = release(page(`return require("before")._kill(${String(other.pid)}, 9) === 0;`));
    const html = (await render(bad))?.html;
    other.kill();
    expect(html).toBe(String(statusOf(bad)?.isolation !== 'namespaces'));
  });

  it('reaches no network if the system can isolate it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const connect = `require("net").connect(${String(port)}, "127.0.0.1")`;
    const ended = `${connect}.on("connect", () => end("connected")).on("error", ({ code }) => end(code))`;
    const look = 'await require("dns").lookup("agents.example").then(() => "found", ({ code }) => code)';
    const bad = release(page(`return ${look} + await new Promise((end) => { ${ended}; });`));
    const html = (await render(bad))?.html;
    server.close();
    if (statusOf(bad)?.isolation === 'namespaces') expect(html).toMatch(/^(EAI_AGAIN|ENOTFOUND)ENETUNREACH$/);
    else expect(html).toContain('connected');
  });
});
