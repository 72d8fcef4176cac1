import { LIMITS } from '@naija/contracts/domain/limits';
import { describe, expect, it } from 'vitest';
import { CPU, UNHARMED, useFaults } from '../../../test/use-faults.ts';
import { page, useRendering } from '../../../test/use-rendering.ts';

const FILL = 'const all = []; for (;;) all.push(new Uint8Array(16e6).fill(1));';
const READ = "const { read } = require('@naija/runtime'); for (;;) await read('/api/v1/a');";

describe('beside a release that', () => {
  // A busy machine takes long to use up a limit of processor time.
  const [patient, hasty] = [useFaults(30_000), useFaults(2_000)];

  it.each([
    ['loops when it is loaded', 'for (;;);', CPU],
    ['throws when it is loaded', 'throw new Error("no")', 'it did not load: no'],
    ['exports no page', 'exports.other = 1', 'it did not load: directory exports no page'],
    ['is not code', '}{', "it did not load: Unexpected token '}'"],
    ['loops', page('for (;;);'), CPU],
    ['never settles', page('await new Promise(() => undefined);'), 'it took too long'],
    // The machine decides which limit is reached first.
    [
      'fills buffers of 3 GB',
      page(FILL),
      expect.stringMatching(/^it used too much (memory|processor time)$/) as string,
    ],
    ['reads again and again', page(READ), 'it reads too much'],
  ])('%s the server responds, does not grow, and renders another release', async (title, code, reason) => {
    const { renderBeside } = reason === 'it took too long' ? hasty : patient;
    expect(await renderBeside(title, code)).toEqual({ ...UNHARMED, reason });
  });
});

const SLEEP = 'await new Promise((end) => setTimeout(end, 20));';
const PAGES: [title: string, body: string, reason: string][] = [
  ['throws', 'throw new Error("no such agent")', 'no such agent'],
  ['throws what has no text', 'throw { toString() { throw this; } }', 'it threw something that has no text'],
  ['throws in a timer', `setTimeout(() => { throw 2; }); ${SLEEP} throw 1;`, '1'],
  ['rejects for nobody', `Promise.reject(2); ${SLEEP} throw 1;`, '1'],
  ['recurses', 'const again = () => again() + 1; return again();', 'Maximum call stack size exceeded'],
  ['grows a text', 'let text = "x"; for (;;) text += text;', 'Invalid string length'],
  ['returns a number', 'return 1;', 'the HTML is not text'],
  ['returns no HTML', 'return { html: {}, head: "", styles: [] };', 'the HTML is not text'],
  ['returns what is no JSON', 'return { html: "", state: 1n };', 'Do not know how to serialize a BigInt'],
  ['returns 3 MB', 'return "x".repeat(3e6);', 'the page has 30000'],
  ['returns 600 kB of HTML', 'return "x".repeat(6e5);', 'the HTML is too long'],
  [
    'returns a script',
    'return \'<p><SCRIPT src="x"></SCRIPT></p>\';',
    'the HTML has an element that a page cannot have',
  ],
  [
    'returns a refresh',
    `return '<meta content="0;url=/x" http-equiv="refresh">';`,
    'the HTML has an element',
  ],
  [
    'hides a refresh',
    `return '<meta content="0;url=/?>" http-equiv="refresh">';`,
    'the HTML is not in the form that React writes',
  ],
  ['opens a comment', 'return "<p></p><!-- ";', 'the HTML is not in the form that React writes'],
  ['opens an element', 'return "<p><textarea></p>";', 'the HTML ends an element that is not open'],
  ['leaves an element open', 'return "<template>";', 'the HTML has an open element: template'],
  ['ends an element of the page', 'return "</div>";', 'the HTML ends an element that is not open'],
  [
    'takes a name of the page',
    `return '<p id="naija-boot">{"main":"/x.js"}</p>';`,
    'the HTML has a name of the page',
  ],
  ['spells a name of the page', `return '<p id="naija&#45;boot"></p>';`, 'the HTML has a name of the page'],
  ['adds text to the head', 'return { html: "", head: "text", styles: [] };', 'the head has an element'],
  ['ends its style', 'return style("", "p{}</STYLE ><script>");', 'a style ends its element'],
  [
    'ends the tag of its style',
    `return style(' data-a="1" onload="x"', "");`,
    'a style has a forbidden attribute',
  ],
  ['ends the title', 'return { html: "", title: "</title><script>" };', 'the title is not plain text'],
  ['returns 6 kB of title', 'return { html: "", title: "x".repeat(6e3) };', 'the title is too long'],
  ['ends the head', 'return { html: "", head: "</head><p>", styles: [] };', 'the head has an element'],
  [
    'returns 300 kB of state',
    'return { ...style("", ""), state: "<".repeat(3e5) };',
    'the state is too long',
  ],
];

describe('a release that fails at one page', () => {
  const { release, render, statusOf } = useRendering();
  const cases = PAGES.map(([, body], index) => `if (location === '/${String(index)}') { ${body} }`);
  const style =
    'const style = (attributes, text) => ({ html: "", head: "", styles: [{ attributes, text }] });';
  // A search for apostrophes has such a title.
  const title = '&#x27;'.repeat(3 * LIMITS.locationMax);
  const typed = `if (location === '/typed') return { html: '', title: '${title}' };`;
  const mixed = release(page(`${style} ${typed} ${cases.join('\n')} return location;`));

  it.each(PAGES.map(([title, , reason], index) => [title, `/${String(index)}`, reason]))(
    'as it %s renders others in the same process',
    async (_title, location, reason) => {
      await expect(render(mixed, location)).resolves.toBeUndefined();
      expect((await render(mixed, `/well${location}`))?.html).toBe(`/well${location}`);
      expect(statusOf(mixed)).toMatchObject({ state: 'idle', restarts: 0 });
      expect(statusOf(mixed)?.lastFault?.reason).toContain(reason);
    },
  );

  it('has a title with what visitors have typed, however long its escapes make it', async () => {
    expect((await render(mixed, '/typed'))?.title).toBe(title);
  });
});
