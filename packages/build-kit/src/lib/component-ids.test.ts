import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { componentIds } from './component-ids.ts';

let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'naija-ids-'));
});
afterEach(() => rm(scratch, { recursive: true }));

const SOURCES = {
  'package.json': '{ "name": "@naija/sample" }',
  'main.ts': `import './src/Card.ts';\nimport './src/Panel.ts';`,
  'src/Card.ts': `import styled, { css } from 'styled-components';
/** A card. */
export const Card = styled.div\`color: teal;\`;
export const Wide = styled(Card).attrs<{ $wide: boolean }>({ role: 'group' })\`width: \${css\`9rem\`};\`;
console.log(Card, Wide);`,
  'src/Panel.ts': `import { styled as make } from '@naija/runtime';
import { Card } from './Card.ts';
export const Panel = make(Card)\`color: red;\`;
console.log(Panel);`,
};

/** Builds the package in a folder of its own, with some of its files changed, and gives the ids in their order. */
async function idsOf(changes: Partial<Record<keyof typeof SOURCES, string>> = {}): Promise<string[]> {
  const root = await mkdtemp(path.join(scratch, 'build-'));
  await mkdir(path.join(root, 'src'));
  for (const [name, code] of Object.entries({ ...SOURCES, ...changes }))
    await writeFile(path.join(root, name), code);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [componentIds()],
    build: {
      write: false,
      rollupOptions: {
        input: path.join(root, 'main.ts'),
        external: ['styled-components', '@naija/runtime'],
      },
    },
  })) as Rollup.RollupOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return [...code.matchAll(/withConfig\(\{\s*componentId:\s*["'`]([^"'`]+)/g)].map(([, id = '']) => id);
}

test('every styled component has an id of its own, equal in two builds in two folders', async () => {
  const ids = await idsOf();
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
  expect(await idsOf()).toEqual(ids);
});

test('the ids do not depend on what is loaded first', async () => {
  const ids = await idsOf({ 'main.ts': `import './src/Panel.ts';\nimport './src/Card.ts';` });
  expect(ids.sort()).toEqual((await idsOf()).sort());
});

test('another release of a package has other ids, also for files that did not change', async () => {
  const ids = await idsOf();
  const others = await idsOf({ 'src/Card.ts': SOURCES['src/Card.ts'].replace('9rem', '8rem') });
  expect(others).toHaveLength(3);
  expect(others.filter((id) => ids.includes(id))).toEqual([]);
});

test('a comment changes no id', async () => {
  expect(await idsOf({ 'src/Card.ts': SOURCES['src/Card.ts'].replace('A card', 'A wide card') })).toEqual(
    await idsOf(),
  );
});
