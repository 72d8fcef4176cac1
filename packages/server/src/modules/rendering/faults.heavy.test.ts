import { expect, it } from 'vitest';
import { CPU, MEMORY, UNHARMED, useFaults } from '../../../test/use-faults.ts';
import { page } from '../../../test/use-rendering.ts';

const ENDED = 'it ended by itself';
const SLEEP = 'await new Promise((end) => setTimeout(end, 20));';
const READ = "const { read } = require('@naija/runtime'); for (;;)";
// On a busy machine 300 ms of processor time take seconds.
const { renderBeside } = useFaults(15_000);

it.each([
  ['loops in promises', page('for (;;) await null;'), [CPU]],
  ['matches for ever', page('/^(a+)+$/.test("a".repeat(40) + "b");'), [CPU]],
  [
    'leaks 50 MB a second',
    page(`const all = []; for (;;) { all.push(new Uint8Array(1e6).fill(1)); ${SLEEP} }`),
    [MEMORY, CPU],
  ],
  [
    'leaks objects',
    page('const all = []; for (;;) all.push(new Array(1e5).fill({}));'),
    [MEMORY, ENDED, CPU],
  ],
  [
    'grows its global object',
    page('for (let n = 0; ; n++) globalThis["a" + n] = "b" + n;'),
    [MEMORY, ENDED, CPU],
  ],
  ['reads on and on', page(`${READ} void read('/api/v1/a');`), ['it reads too much', CPU, MEMORY, ENDED]],
  ['writes to the console without an end', page('for (;;) console.log("x".repeat(1e6));'), [CPU]],
  ['sets timers without an end', page('for (;;) setTimeout(() => undefined, 1e6);'), [CPU, MEMORY, ENDED]],
])('beside a release that %s the server is unharmed', async (title, code, reasons) => {
  const { reason, ...seen } = await renderBeside(title, code);
  expect(seen).toEqual(UNHARMED);
  expect(reasons).toContain(reason);
});
