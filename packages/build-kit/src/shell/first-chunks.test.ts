import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vite from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstChunks } from './first-chunks.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'naija-chunks-'));
  await mkdir(path.join(root, 'src'));
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a page from modules by name and gives the files it consists of. */
async function build(modules: Record<string, string>): Promise<string[]> {
  const page = '<script type="module" src="/src/main.ts"></script>';
  await writeFile(path.join(root, 'index.html'), page);
  for (const [name, code] of Object.entries(modules)) await writeFile(path.join(root, 'src', name), code);
  await vite.build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      modulePreload: false,
      rollupOptions: {
        output: {
          manualChunks: firstChunks(
            {
              main: path.join(root, 'src/main.ts'),
              runtime: path.join(root, 'src/runtime.ts'),
              bootstrap: path.join(root, 'src/bootstrap.tsx'),
            },
            path.join(root, 'src/later-part.ts'),
          ),
        },
      },
    },
  });
  return readdir(path.join(root, 'dist/assets'));
}

/** Names of the files without their hashes. */
async function built(modules: Record<string, string>): Promise<string[]> {
  const files = await build(modules);
  return files.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort();
}

test('modules of the first load stay in a file for each step, even if later parts need them', async () => {
  const files = await built({
    'main.ts': `import { a } from './a.ts'; console.log(a); import('./bootstrap.tsx');`,
    'bootstrap.tsx': `import { b } from './b.ts'; console.log(b); import('./later.ts');`,
    'later.ts': `import { a } from './a.ts'; import { b } from './b.ts'; console.log(a, b);`,
    'a.ts': `export const a = { text: 'a' };`,
    'b.ts': `export const b = { text: 'b' };`,
  });
  expect(files).toEqual(['bootstrap', 'later', 'main']);
});

test('parts of the frame that come later are one file', async () => {
  const files = await built({
    'main.ts': `import('./bootstrap.tsx');`,
    'bootstrap.tsx': `import { laterPart } from './later-part.ts';
      laterPart(() => import('./footer.ts')); laterPart(() => import('./toasts.ts'));`,
    'later-part.ts': `export const laterPart = (load: () => Promise<unknown>) => void load().then(console.log);`,
    'footer.ts': `export const footer = { text: 'footer' };`,
    'toasts.ts': `export const toasts = { text: 'toasts' };`,
  });
  expect(files).toEqual(['bootstrap', 'later', 'main']);
});

test('a change of only the shell does not change the file of the runtime', async () => {
  const files = (text: string) =>
    build({
      'main.ts': `import { a } from './a.ts'; import { b } from './b.ts'; console.log(a, b, '${text}'); import('./bootstrap.tsx');`,
      'runtime.ts': `import { a } from './a.ts'; export const runtime = { a }; export const later = () => import('./later.ts');`,
      'bootstrap.tsx': `import { later, runtime } from './runtime.ts'; console.log(runtime, '${text}'); void later();`,
      'later.ts': `import { b } from './b.ts'; console.log(b);`,
      'a.ts': `export const a = { text: 'a' };`,
      'b.ts': `export const b = { text: 'b' };`,
    });
  const before = await files('before');
  const after = await files('after');
  const same = after.filter((file) => before.includes(file)).map((file) => file.replace(/-.*/, ''));
  expect(same.sort()).toEqual(['common', 'later', 'runtime']);
});
