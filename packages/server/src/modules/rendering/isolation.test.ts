import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { page, useRendering } from '../../../test/use-rendering.ts';

const limits = { render: { cpuMs: 1_000, wallMs: 3_000 } };

describe('the code of a release', () => {
  const { release, render } = useRendering({ limits });
  const attempts: [title: string, code: string, seen: string | RegExp][] = [
    ['no process', 'typeof process', 'undefined'],
    ['no module of Node', 'require("node:fs")', 'the server has no node:fs for a release'],
    [
      'no prototype of what is shared',
      'require("constructor")',
      'the server has no constructor for a release',
    ],
    ['no import', 'await import("node:fs")', 'A dynamic import callback was not specified.'],
    ['no code from text', 'eval("1")', /Code generation from strings disallowed/],
    ['no code from text by a function of its own', '(() => 0).constructor("return 1")()', /disallowed/],
    ['no code from text by a function of the shell', 'require.constructor("return 1")()', /disallowed/],
    ['no code from text in a promise', '(async () => 0).constructor("return 1")()', /disallowed/],
    ['no WebAssembly', 'typeof WebAssembly', 'undefined'],
    ['no shared memory', 'typeof Atomics + typeof SharedArrayBuffer', 'undefinedundefined'],
    [
      'no sockets',
      'typeof WebSocket + typeof EventSource + typeof BroadcastChannel',
      'undefinedundefinedundefined',
    ],
    [
      'no other site',
      'await fetch("https://other.example/api/v1/a")',
      'a page on the server cannot read from https://other.example',
    ],
    [
      'no writes',
      'await fetch("https://agents.example/api/v1/a", { method: "POST" })',
      'a page on the server cannot POST',
    ],
    ['no files by URL', 'await fetch("file:///etc/passwd")', 'a page on the server cannot read from null'],
    ['no read of what is not the API', '(await fetch("https://agents.example/healthz")).status', '403'],
    ['no read beside the API', '(await fetch("https://agents.example/api/v1/%2e%2e/healthz")).status', '403'],
    [
      'the functions on the stack',
      'Error.prepareStackTrace = (_, sites) => sites; new Error("x").stack.map((site) => site.getFunction())',
      /is not a function|Cannot assign/,
    ],
    [
      "functions of the shell's realm to change",
      'require.__proto__ = 1; Object.getPrototypeOf(require).call = 1',
      /Cannot assign to read only/,
    ],
    [
      'a handle by a getter on all objects',
      'Object.defineProperty(Object.getPrototypeOf(Object.getPrototypeOf(require)), "handle", { get() {} })',
      /not extensible/,
    ],
  ];

  it.each(attempts)('has %s', async (_title, code, seen) => {
    const tried = release(
      page(
        `try { return String(${code.includes(';') ? `await (async () => { 'use strict'; ${code}; })()` : code}); } catch (error) { return error.message; }`,
      ),
    );
    const html = (await render(tried))?.html;
    if (typeof seen === 'string') expect(html).toBe(seen);
    else expect(html).toMatch(seen);
  });

  it('can change nothing but its own process', async () => {
    const bad = release(
      page('require("react").createElement = () => "changed"; return require("react").createElement();'),
    );
    const good = release(page('return require("react").createElement("p", "as it was");'));
    expect((await render(bad))?.html).toBe('changed');
    expect((await render(good))?.html).toBe('<p>as it was</p>');
  });
});

/** A shell that gives all of Node to releases, as if they had broken out of their realm. */
const OPEN_SHELL = `
  import node from 'node:process';
  import * as childProcess from 'node:child_process';
  import * as dns from 'node:dns/promises';
  import * as fs from 'node:fs';
  import * as net from 'node:net';
  import * as workers from 'node:worker_threads';
  const { _kill, reallyExit, abort } = node;
  export const shared = { node, childProcess, dns, fs, net, workers, Buffer, before: { _kill, reallyExit, abort } };
  export const readRemote = (name, Root) => ({ Root });
  export const renderPage = async ({ Root }) => ({ html: String(await Root({})), head: '', styles: [] });`;

describe('a release that broke out of its realm', () => {
  const { release, render, statusOf, shellEntry, remotesDir } = useRendering({ limits }, OPEN_SHELL);
  const tryTo = (code: string) =>
    release(page(`try { return ${code}; } catch (error) { return error.code ?? error.message; }`));

  it.each([
    ['reads no file of the system', 'require("fs").readFileSync("/etc/passwd")', 'ERR_ACCESS_DENIED'],
    ['reads no release', `require("fs").readdirSync(${JSON.stringify(remotesDir)})`, 'ERR_ACCESS_DENIED'],
    [
      'reads no source of the server',
      `require("fs").readFileSync(${JSON.stringify(import.meta.filename)})`,
      'ERR_ACCESS_DENIED',
    ],
    [
      'writes no file, even where it reads',
      `require("fs").writeFileSync(${JSON.stringify(shellEntry)}, "")`,
      'ERR_ACCESS_DENIED',
    ],
    ['reads no environment', 'Object.keys(require("node").env).sort().join()', 'MALLOC_ARENA_MAX,NODE_ENV'],
    ['starts no program', 'require("childProcess").execFileSync("true")', 'ERR_ACCESS_DENIED'],
    ['starts no worker', 'new (require("workers").Worker)("1", { eval: true })', 'ERR_ACCESS_DENIED'],
    ['loads no addon', 'require("node").dlopen?.({}, "/tmp/x.node") ?? "none"', 'none'],
  ])('%s', async (_title, code, seen) => {
    expect((await render(tryTo(code)))?.html).toBe(seen);
  });

  it.each([
    ['exits', 'require("before").reallyExit(0)'],
    ['aborts', 'require("before").abort()'],
    ['kills its process', 'require("before")._kill(require("node").pid, 9)'],
    ['kills the processes of its group', 'require("before")._kill(0, 9)'],
    ['closes its channel', 'require("fs").closeSync(3)'],
    ['sends a frame that is too large', 'require("fs").writeSync(3, require("Buffer").from([127, 0, 0, 0]))'],
    ['sends what is no frame', 'require("fs").writeSync(3, "x".repeat(1000))'],
    [
      'sends frames without an end',
      'for (;;) require("fs").writeSync(3, require("Buffer").from([0, 0, 0, 1, 0x31]))',
    ],
  ])('ends itself alone as it %s', async (_title, code) => {
    const bad = release(
      page(
        `return String(${code.startsWith('for') ? `(() => { ${code} })()` : code}) + await new Promise(() => undefined);`,
      ),
    );
    await expect(render(bad)).resolves.toBeUndefined();
    expect(statusOf(bad)).toMatchObject({ state: 'stopped', failed: 0 });
    expect(statusOf(bad)?.lastFault?.reason).toMatch(/it ended by itself|it took too long|a message|JSON/);
  });

  it('reaches no other process where the system can isolate it', async () => {
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1e6)']);
    const bad = tryTo(`require("before")._kill(${String(other.pid)}, 9) === 0 ? 'killed' : 'not found'`);
    const html = (await render(bad))?.html;
    other.kill();
    expect(html).toBe(statusOf(bad)?.isolation === 'namespaces' ? 'not found' : 'killed');
  });

  it('reaches no network where the system can isolate it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const connect = `new Promise((end) => require("net").connect(${String(port)}, "127.0.0.1", () => end("connected")).on("error", ({ code }) => end(code)))`;
    const bad = release(page(`return ${connect};`));
    const html = (await render(bad))?.html;
    server.close();
    expect(html).toBe(statusOf(bad)?.isolation === 'namespaces' ? 'ENETUNREACH' : 'connected');
  });
});
