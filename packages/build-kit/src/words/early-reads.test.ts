import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectTexts } from './collect-texts.ts';
import { earlyReads } from './early-reads.ts';

const MESSAGES = `import { words } from '@naija/runtime';
  export const MESSAGES = words('d.page', {
    title: 'Agents', count: (count: number) => \`\${String(count)} agents\`, fees: { one: 'Fee' }, steps: ['Search'],
  });
  export const titled = (text = MESSAGES.title) => ({ text });`;
const IMPORTS = `import styled from 'styled-components'; import { string } from 'yup'; import { translateText, words } from '@naija/runtime';
  import { Button } from '@naija/ui'; import { MESSAGES, titled } from './messages.ts';`;

const CALM = `import { absent } from 'virtual:absent'; import worker from './search.worker.ts?worker';
  const { fees, steps } = MESSAGES;
  const texts = words('d.more', { ...{ lead: 'Find an agent' } });
  class Store extends EventTarget { title() { return MESSAGES.title; } }
  const store = new Store(window.localStorage, absent.of(worker));
  const schema = string().test((value) => value !== MESSAGES.title);
  customElements.define('agent-card', class extends HTMLElement {});
  if (!(document.body instanceof HTMLElement)) throw new Error(texts.lead);
  for (const link of document.links) link.title = texts.lead;
  export const Page = ({ title = MESSAGES.title }) => <Button>{translateText(title)} {texts.lead} {fees.one}</Button>;`;
/** Reader, a statement that reads, and the text. */
const KINDS = [
  ['a destructuring', 'const { title } = MESSAGES;', 'd.page.title'],
  ['a message', 'const { count } = MESSAGES;', 'd.page.count'],
  ['an exported constant', 'export const FEE = MESSAGES.fees.one;', 'd.page.fees.one'],
  ['a list of options', "export const OPTIONS = [{ value: 'a', label: MESSAGES.title }];", 'd.page.title'],
  [
    'a list made of texts',
    'export const STEPS = MESSAGES.steps.map((step) => ({ step }));',
    'd.page.steps.0',
  ],
  ['a rule of a field', 'const schema = string().trim().required(MESSAGES.title);', 'd.page.title'],
  ['a style', 'const Box = styled(Button)`&::after { content: "${MESSAGES.title}"; }`;', 'd.page.title'],
  ['a title of a route', 'export const routes = { agents: { title: MESSAGES.title } };', 'd.page.title'],
  ['a default of a parameter', 'export const HEAD = titled();', 'd.page.title'],
  ['a copy', 'export const FEES = { ...MESSAGES.fees };', 'd.page.fees.one'],
  ['an element', 'export const HEAD = <h1>{MESSAGES.title}</h1>;', 'd.page.title'],
  ['what a browser has', 'document.title = MESSAGES.title;', 'd.page.title'],
  ['a message of the server', "export const OFF = translateText('You are offline');", '“You are offline”'],
] as const;

let root: string;
let lines: readonly string[];
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'naija-early-'));
  await mkdir(path.join(root, 'src'));
  const files = {
    'package.json': '{"type":"module"}',
    'src/messages.ts': MESSAGES,
    'src/Calm.tsx': IMPORTS + CALM,
    'src/Failing.ts': "throw new Error('No root');",
    ...Object.fromEntries(KINDS.map(([kind, statement]) => [fileOf(kind), IMPORTS + statement])),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(root, file), text)));
  lines = await earlyReads(root, await collectTexts(root, 'd'));
});
afterAll(() => rm(root, { recursive: true }));

function fileOf(kind: string): string {
  return `src/${kind.replaceAll(' ', '-')}.tsx`;
}

function linesOf(file: string): string[] {
  return lines.filter((line) => line.startsWith(`${file} `));
}

it.each(KINDS)('A text is found that %s reads while its module is evaluated', (kind, _, text) => {
  expect(linesOf(fileOf(kind))).toEqual([
    `${fileOf(kind)} reads ${text} while it is evaluated: it stays in English`,
  ]);
});

it('Texts that components, rules and functions read when they are called are in order', () => {
  expect([...linesOf('src/Calm.tsx'), ...linesOf('src/messages.ts')]).toEqual([]);
});

it('A module that cannot be evaluated is named', () => {
  expect(linesOf('src/Failing.ts')).toEqual([
    'src/Failing.ts cannot be looked through for texts that it reads: Error: No root',
  ]);
});
