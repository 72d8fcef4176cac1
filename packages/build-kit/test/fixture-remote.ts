import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHARED_PACKAGES } from '@naija/contracts/remote/remote';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const VITE = path.join(REPOSITORY, 'node_modules/vite/bin/vite.js');
const SCRATCH = path.join(REPOSITORY, '.cache/fixtures');

const COMMON = {
  'package.json': JSON.stringify({
    name: '@naija/sample',
    version: '1.2.3',
    type: 'module',
    dependencies: Object.fromEntries(SHARED_PACKAGES.map((name) => [name, '*'])),
  }),
  'vite.config.js': `import { remotePreset } from '@naija/build-kit';
export default await remotePreset(import.meta.dirname);`,
  'src/remote.tsx': `import { defineRemote } from '@naija/runtime';
import { pages } from './pages.ts';
export default defineRemote('sample', pages);`,
};

/** A remote in a temporary folder inside the repository, where packages resolve. */
export interface FixtureRemote {
  dir: string;
  release: string;
  build(): Promise<{ code: number | null; output: string }>;
  remove(): Promise<void>;
}

/** Writes a remote named `sample` with extra files. */
export async function fixtureRemote(files: Record<string, string>): Promise<FixtureRemote> {
  await mkdir(SCRATCH, { recursive: true });
  const dir = await mkdtemp(path.join(SCRATCH, 'remote-'));
  for (const [name, content] of Object.entries({ ...COMMON, ...files })) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
  return {
    dir,
    release: path.join(dir, 'dist/release'),
    build: () => viteBuild(dir),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

export function viteBuild(cwd: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'warn'], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    });
    let output = '';
    const keep = (bytes: Buffer) => {
      output += bytes.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code, output });
    });
  });
}
