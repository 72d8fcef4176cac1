import { describe, expect, it } from 'vitest';
import { attempts, ORIGIN, page, useRendering } from '../../../test/use-rendering.ts';

const SHELL_PROTOTYPE = 'Object.getPrototypeOf(Object.getPrototypeOf(require))';
const STACK = 'Error.prepareStackTrace = (_, sites) => sites; return new Error("x").stack.map(String);';

const ATTEMPTS: [title: string, body: string, seen: string][] = [
  ['no process', 'return typeof process;', 'undefined'],
  ['no module of Node', 'return require("node:fs");', 'the server has no node:fs for a release'],
  [
    'nothing else by that way',
    'return require("constructor");',
    'the server has no constructor for a release',
  ],
  ['no import', 'return import("node:fs");', 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING'],
  ['no code from text', 'return (0, eval)("1");', 'Code generation from strings disallowed'],
  ['no function from text', 'return (() => 0).constructor("return 1")();', 'Code generation from strings'],
  ['none of the shell', 'return require.constructor("return 1")();', 'Code generation from strings'],
  ['none that waits', 'return (async () => 0).constructor("return 1")();', 'Code generation from strings'],
  ['no WebAssembly', 'return typeof WebAssembly;', 'undefined'],
  ['no shared memory', 'return typeof Atomics + typeof SharedArrayBuffer;', 'undefinedundefined'],
  ['no sockets', 'return typeof WebSocket + typeof EventSource;', 'undefinedundefined'],
  ['no other site', 'return fetch("https://x.example/api/v1/a");', 'cannot read from https://x.example'],
  [
    'no writes',
    `return fetch("${ORIGIN}/api/v1/a", { method: "POST" });`,
    'a page on the server cannot POST',
  ],
  ['no files by URL', 'return fetch("file:///etc/passwd");', 'cannot read from null'],
  ['nothing that is not the API', `return (await fetch("${ORIGIN}/healthz")).status;`, '403'],
  ['nothing beside the API', `return (await fetch("${ORIGIN}/api/v1/%2e%2e/healthz")).status;`, '403'],
  ['no functions on the stack', STACK, 'Cannot assign to read only property'],
  [
    'no function of the shell to replace',
    'Object.getPrototypeOf(require).call = 1;',
    'Cannot assign to read only',
  ],
  [
    'no timer of Node',
    'return await new Promise((end) => setTimeout(function (text) { end(text + this?.constructor.name); }, 1, "of "));',
    'of undefined',
  ],
  [
    'no trap for objects of Node',
    `Object.defineProperty(${SHELL_PROTOTYPE}, "handle", {});`,
    'not extensible',
  ],
];

describe('the code of a release', () => {
  const { release, render } = useRendering();
  const trying = release(attempts(ATTEMPTS.map(([, body]) => body)));

  it.each(ATTEMPTS.map(([title, , seen], index) => [title, `/${String(index)}`, seen]))(
    'has %s',
    async (_title, location, seen) => {
      expect((await render(trying, location))?.html).toContain(seen);
    },
  );

  it('can change nothing but its own process', async () => {
    const bad = release(
      page('require("react").createElement = 1; return typeof require("react").createElement;'),
    );
    const good = release(page('return require("react").createElement("p", "as it was");'));
    expect((await render(bad))?.html).toBe('number');
    expect((await render(good))?.html).toBe('<p>as it was</p>');
  });
});
