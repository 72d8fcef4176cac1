import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '@naija/tooling/workspaces';
import { loneText } from './lone-text.mjs';

/** Any source of that program: the rule reads what stands here instead. */
const FILE = path.join(ROOT, 'packages/ui/src/components/Spinner/Spinner.tsx');

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: /** @type {import('eslint').Linter.Parser} */ (tseslint.parser),
        parserOptions: {
          project: ['packages/ui/tsconfig.json'],
          tsconfigRootDir: ROOT,
          // In CI the parser would take the types of the file on disk instead.
          disallowAutomaticSingleRunInference: true,
        },
      },
      plugins: { naija: { rules: { 'lone-text': loneText } } },
      rules: { 'naija/lone-text': 'error' },
    },
  ],
});

const BEFORE = `
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { words } from '@naija/runtime';
import type { Elements } from '../../foundations/elements.ts';
const texts = words('ui.test', { menu: 'Menu', count: (count: number) => String(count) });
const Pill = styled.span\`\`;
const Steady = () => <Pill>1</Pill>;
function Unsteady({ open }: { readonly open: boolean }) {
  return open ? <Pill>1</Pill> : null;
}
interface Props {
  readonly open: boolean; readonly name: string; readonly count: number;
  readonly children: ReactNode; readonly rows: Elements;
}
`;

/** @type {readonly (readonly [problem: string, returned: string, about: string])[]} */
const REFUSED = [
  ['follows', '<button><Icon />{texts.menu}</button>', 'an icon that is replaced'],
  ['follows', '<p>{open && <b />} Menu</p>', 'an element that comes and goes'],
  ['follows', '<p><Unsteady open={open} />Menu</p>', 'a component that renders nothing at times'],
  ['follows', '<p><Pill key={name} />Menu</p>', 'an element with a key'],
  ['follows', '<p><>{open && <b />}</>Menu</p>', 'what comes and goes in a fragment'],
  ['changes', '<p>{name} <b /></p>', 'text that changes, before an element'],
  ['changes', '<p>Rooms: {count}</p>', 'text that changes, after other text'],
  ['changes', '<p><b />{open && "Menu"}</p>', 'text that comes and goes'],
  ['changes', '<p><Menu />{children}</p>', 'children that may be text'],
  ['unknown', '<Pill title={<>Menu <b /></>} />', 'a fragment that is passed on'],
  ['unknown', 'open ? name : <b />', 'a component that returns text'],
];

const ALLOWED = [
  '<p>{name}</p>',
  '<p>{open ? name : <b />}</p>',
  '<p>{`${name} and ${String(count)}`}</p>',
  '<button><Icon /><span>{texts.menu}</span></button>',
  '<button><Menu />{texts.menu}</button>',
  '<p>{texts.menu} <b>{name}</b></p>',
  '<p><Steady /> Menu</p>',
  '<p>Menu {open && <b />}</p>',
  '<p>{open && <b />}<i /> Menu</p>',
  '<div>{rows}<Menu /></div>',
];

/**
 * Problems by what is returned, each in a component of its own, as reading the types takes longest.
 * @type {Map<string, readonly string[]>}
 */
const problems = new Map();

beforeAll(async () => {
  const sources = [...REFUSED.map(([, returned]) => returned), ...ALLOWED];
  const components = sources.map(
    (returned, index) =>
      `export function Tested${String(index)}({ open, name, count, children, rows }: Props) { const Icon = open ? X : Menu; return ${returned}; }`,
  );
  const [result] = await eslint.lintText(BEFORE + components.join('\n'), { filePath: FILE });
  const first = BEFORE.split('\n').length;
  for (const [index, source] of sources.entries()) {
    const here = result?.messages.filter(({ line }) => line === first + index) ?? [];
    problems.set(
      source,
      here.map(({ messageId, message }) => messageId ?? message),
    );
  }
});

test.each(REFUSED)('as %s, %s is refused: %s', (problem, returned) => {
  expect(problems.get(returned)?.[0]).toBe(problem);
});

test.each(ALLOWED)('%s is allowed', (returned) => {
  expect(problems.get(returned)).toEqual([]);
});

test.each(['packages/ui/src/product/NavBar/NavBar.tsx', 'admin-mfe/src/cases/CaseCard.tsx'])(
  '%s is checked',
  async (file) => {
    const { rules } = await new ESLint({ cwd: ROOT }).calculateConfigForFile(path.join(ROOT, file));
    expect(rules).toHaveProperty(['naija/lone-text']);
  },
);
