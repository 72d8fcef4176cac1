import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { styleTexts } from './style-texts.ts';

const FILE = '/site/node_modules/styled/index.js';

/** Code of a package after the build. */
async function built(code: string, file = FILE): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (id === file ? id : { id, external: true }),
        load: () => code,
      },
      styleTexts(),
    ],
    build: { write: false, minify: false, lib: { entry: file, formats: ['es'], fileName: 'index' } },
  });
  const [output] = Array.isArray(result) ? result : [];
  return output?.output[0].code ?? '';
}

describe('the text of a style element', () => {
  test.each([
    `const tag = document.createElement('style'); tag.innerHTML = css; document.head.append(tag);`,
    `export function add(doc) { var e = doc.createElement("style"); return e.innerHTML = css, e; }`,
  ])('is set without HTML: %s', async (code) => {
    const text = await built(`import css from 'css'; ${code}`);
    expect(text).toContain('.textContent = css');
    expect(text).not.toContain('innerHTML');
  });

  test('is a child in JSX', async () => {
    const code = `import { jsx } from 'react/jsx-runtime';
export const part = jsx('style', { nonce: 'n', dangerouslySetInnerHTML: { __html: \`a { color: red }\` } });`;
    const text = await built(code);
    expect(text).toContain('children: `a { color: red }`');
    expect(text).not.toContain('dangerouslySetInnerHTML');
  });
});

test('several expressions in the HTML of a style element stay one', async () => {
  const code = `import { jsx } from 'react/jsx-runtime'; import { add, css } from 'css';
export const part = jsx('style', { dangerouslySetInnerHTML: { __html: (add(), css) } });`;
  expect(await built(code)).toMatch(/children: \(add\(\), css\)/);
});

describe('HTML is kept', () => {
  test.each([
    [
      'of a style element with children of its own',
      `import { createElement } from 'react'; export const part = createElement('style', { dangerouslySetInnerHTML: { __html: html } }, null);`,
    ],
    [
      'of a style element that computes it',
      `import { jsx } from 'react/jsx-runtime'; export const part = jsx('style', { dangerouslySetInnerHTML: { get __html() { return html; } } });`,
    ],
    ['of another element', `const e = document.createElement('div'); e.innerHTML = html;`],
    [
      'of another element with the name of a style element elsewhere',
      `export const a = () => { const e = document.createElement('style'); return e; };
export const b = (e) => { e.innerHTML = html; };`,
    ],
    [
      'of a variable that held a style element',
      `let e = document.createElement('style'); e = document.body; e.innerHTML = html;`,
    ],
    [
      'in JSX of another element',
      `import { jsx } from 'react/jsx-runtime'; export const part = jsx('p', { dangerouslySetInnerHTML: { __html: html } });`,
    ],
  ])('%s', async (_, code) => {
    const text = await built(`import html from 'html'; ${code}`);
    expect(text).toMatch(/\.innerHTML = html|dangerouslySetInnerHTML/);
    expect(text).not.toMatch(/textContent|children/);
  });

  test('in sources of a remote', async () => {
    const code = `const e = document.createElement('style'); e.innerHTML = 'a {}';`;
    expect(await built(code, '/site/src/index.js')).toContain('.innerHTML =');
  });
});
