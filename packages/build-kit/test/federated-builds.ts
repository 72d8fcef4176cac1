import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const VITE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
);
const SCRATCH = path.join(REPOSITORY, '.cache/fixtures');
const source = (file: string) => JSON.stringify(fileURLToPath(new URL(`../src/${file}`, import.meta.url)));
const FOLDER = source('federation/index.ts');
const CHUNKS = source('remote/common-chunk.ts');

const run = promisify(execFile);

/** A shared package that counts how often it is evaluated, and a host with a remote. */
const COMMON = {
  'node_modules/react/package.json': manifest('react', '19.0.0'),
  'node_modules/react/index.js': `globalThis.copies = (globalThis.copies ?? 0) + 1;
export const memo = (page) => page;
export const use = () => 'used';
export default { memo, use };`,
  'node_modules/react-dom/package.json': manifest('react-dom', '19.0.0'),
  'node_modules/react-dom/index.js': 'export const flush = () => undefined;',
  'node_modules/@naija/runtime/package.json': manifest('@naija/runtime', '1.0.0'),
  'node_modules/@naija/runtime/index.js': 'export const Link = () => null;',
  'node_modules/@naija/runtime/more.js': 'export const useMore = () => null;',
  'package.json': JSON.stringify({ name: 'fixture', type: 'module' }),
  'host/vite.config.mjs': `import { hostFederation } from ${FOLDER};
export default {
  base: '',
  plugins: hostFederation('1.0.0'),
  build: {
    ...{ minify: false, target: 'esnext', modulePreload: false },
    rollupOptions: { input: import.meta.dirname + '/main.js', preserveEntrySignatures: 'strict', output: { entryFileNames: 'main.js' } },
  },
};`,
  'host/main.js': `import { memo } from 'react';
import { importRemote } from 'virtual:federation';
export { importRemote };
export const page = { memo };`,
  'remote/vite.config.mjs': `import { COMMONJS, EMPTY_MODULE, packageImports, remoteFederation } from ${FOLDER};
import { commonChunk } from ${CHUNKS};
const names = { first: ['Link'], more: ['useMore'] };
const runtimeDir = import.meta.dirname;
const exposed = runtimeDir + '/remote.js';
export default {
  base: '',
  plugins: [
    packageImports(runtimeDir, names),
    ...remoteFederation({ name: 'sample', entry: 'remoteEntry.js', exposed, runtimeDir, names }),
  ],
  build: {
    ...{ assetsDir: '', minify: false, target: 'esnext', modulePreload: false, commonjsOptions: COMMONJS },
    rollupOptions: { input: EMPTY_MODULE, output: { manualChunks: commonChunk(exposed, runtimeDir + '/pages.js') } },
  },
};`,
};

function manifest(name: string, version: string): string {
  const exports = { '.': './index.js', './*': './*.js', './package.json': './package.json' };
  return JSON.stringify({ name, version, type: 'module', exports });
}

export interface FederatedBuilds {
  /** Code of all files of a build. */
  code: (of: 'host' | 'remote') => Promise<string>;
  /** Runs code in which `host` is the built host and `url` the address of the built remote, and returns what it logs. */
  evaluate: (code: string) => Promise<string>;
  remove: () => Promise<void>;
}

/** Builds a host and a remote with the federation plugins only, each in a process of its own. */
export async function federatedBuilds(files: Readonly<Record<string, string>>): Promise<FederatedBuilds> {
  await mkdir(SCRATCH, { recursive: true });
  const dir = await mkdtemp(path.join(SCRATCH, 'federated-'));
  for (const [name, content] of Object.entries({ ...COMMON, ...files })) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
  // The working directory is not the folder of the build, as in a process that builds a folder elsewhere.
  for (const root of ['host', 'remote'])
    await run(process.execPath, [VITE, 'build', root, '--logLevel', 'error'], {
      cwd: dir,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  const built = (file: string) => JSON.stringify(pathToFileURL(path.join(dir, file)).href);
  return {
    async code(of) {
      const dist = path.join(dir, of, 'dist');
      const scripts = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
      return (await Promise.all(scripts.map((file) => readFile(path.join(dist, file), 'utf8')))).join('\n');
    },
    async evaluate(code) {
      const script = `const host = await import(${built('host/dist/main.js')});
const url = ${built('remote/dist/remoteEntry.js')};
${code}`;
      const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', script]);
      return (stdout + stderr).trim();
    },
    remove: () => rm(dir, { recursive: true }),
  };
}
