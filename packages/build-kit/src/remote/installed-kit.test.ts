import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kitInDevelopment } from './installed-kit.ts';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'naija-installed-')));
});
afterEach(() => rm(root, { recursive: true }));

/** Installs a package below a folder of the repository, with sources by name. */
async function install(name: string, sources: Record<string, string> = {}, below = ''): Promise<void> {
  const dir = path.join(root, below, 'node_modules', name);
  for (const [file, source] of Object.entries({ 'package.json': '{}', ...sources })) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), source);
  }
}

test('all imports of the installed kit are bundled in advance, wherever they are installed', async () => {
  for (const name of ['react', 'yup', 'formik']) await install(name);
  await install('@naija/build-kit', {
    'src/host/index.tsx': `import { StrictMode } from 'react';\nimport { Page } from '@naija/ui';\nimport { x } from './x.ts';`,
    'src/remote/preset.ts': `import { build } from 'vite';`,
  });
  await install('@naija/ui', {
    'src/Form.tsx': `import {\n  Formik,\n} from 'formik';\nimport type { Story } from 'storybook';`,
    'src/Form.test.tsx': `import { test } from 'vitest';`,
  });
  await install('formik', {}, 'node_modules/@naija/ui');
  await install('@naija/runtime', { 'src/index.ts': `export { Link } from 'react';` });
  await install('@naija/outbox', { 'src/testing/index.ts': `import 'fake-indexeddb/auto';` });
  await install('@naija/contracts', { 'src/form.ts': `const yup = () => import('yup/lib');` });

  const { exclude, include } = kitInDevelopment(root);
  expect(exclude).toContain('@naija/ui');
  expect(include).toEqual([
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react',
    '@naija/build-kit > @naija/ui > formik',
    'yup/lib',
  ]);
});

test('in the repository of the site, Vite finds out by itself', () => {
  const remote = fileURLToPath(new URL('../../../../directory-mfe', import.meta.url));
  expect(kitInDevelopment(remote)).toEqual({ entries: ['index.html'] });
});
