import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Release } from '@naija/contracts/remote/release';
import { SERVER_ENTRY_FILE } from '@naija/contracts/remote/rendered-page';
import { integrityOf, RELEASE_FILE } from '@naija/releases';
import { run, type Io } from '../src/index.ts';

const SCRATCH = fileURLToPath(new URL('../../../.cache/fixtures', import.meta.url));

/** Offer of a shell that the releases below fit. */
export const PROVIDED = {
  contract: 1,
  versions: { react: '19.3.1', 'react-dom': '19.3.1', '@naija/runtime': '1.0.0' },
  exports: { '@naija/runtime': ['defineRemote'] },
};

/** A shell for the server whose pages are the results of the remote's function for a path. */
const SHELL_ENTRY = `export const shared = { react: {} };
export const readRemote = (_name, exported) => ({ Root: exported });
export const renderPage = async ({ Root, location }) => Root(location);`;

export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** A repository with a shell inside the real one, where packages resolve. */
export interface FixtureRepository {
  root: string;
  built: string[];
  installs: () => number;
  /** Type errors that the compiler reports. */
  typeErrors: string[];
  env: Record<string, string>;
  /** Lines that are piped in, or typed if `isTTY`. */
  input: { lines: string[]; isTTY?: boolean };
  remote: (name: string, release?: Partial<Release>, files?: Record<string, string>) => Promise<void>;
  /** Adds code for the server to the remote `sample`, with a page at each path, and a shell that runs it. */
  serverEntry: (code: string, ...paths: string[]) => Promise<void>;
  mfe: (...argv: string[]) => Promise<Ended>;
  remove: () => Promise<void>;
}

export async function fixtureRepository(): Promise<FixtureRepository> {
  await mkdir(SCRATCH, { recursive: true });
  const root = await mkdtemp(path.join(SCRATCH, 'repository-'));
  await write(root, 'shell/package.json', {
    name: '@naija/shell',
    version: '0.1.0',
    dependencies: { react: '19.3.1', '@naija/ui': '0.1.0' },
  });
  await write(root, 'shell/dist/shell.json', PROVIDED);
  const built: string[] = [];
  const typeErrors: string[] = [];
  let installs = 0;
  const env: Record<string, string> = {};
  const input: FixtureRepository['input'] = { lines: [] };
  return {
    root,
    built,
    installs: () => installs,
    typeErrors,
    env,
    input,
    remote: (name, release = {}, files = { 'remoteEntry.js': `export default '${name}';` }) =>
      writeRemote(root, name, release, files),
    serverEntry: async (code, ...paths) => {
      const server = { url: SERVER_ENTRY_FILE, size: code.length, integrity: integrityOf(code) };
      const routes = paths.map((page) => ({ path: page, js: ['remoteEntry.js'], css: [] }));
      await writeRemote(root, 'sample', { server, routes }, { 'remoteEntry.js': 'export default 1;' });
      await write(root, `sample-mfe/dist/release/${SERVER_ENTRY_FILE}`, code);
      await write(root, 'shell/dist-server/entry.mjs', SHELL_ENTRY);
    },
    mfe: (...argv) =>
      running(argv, {
        env,
        stdin: Object.assign(Readable.from(input.lines), { isTTY: input.isTTY ?? false }),
        program: 'npm run mfe --',
        root,
        cwd: root,
        build: (folder) => {
          built.push(folder);
          return Promise.resolve();
        },
        typeErrors: () => Promise.resolve(typeErrors),
        install: () => {
          installs += 1;
          return Promise.resolve();
        },
      }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function running(argv: string[], io: Omit<Io, 'stdout' | 'stderr'>): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const status = await run(argv, {
    ...io,
    stdout: (text) => (said.stdout += text),
    stderr: (text) => (said.stderr += text),
  });
  return { status, ...said };
}

async function writeRemote(
  root: string,
  name: string,
  changes: Partial<Release>,
  files: Record<string, string>,
): Promise<void> {
  const folder = `${name}-mfe/dist/release`;
  const urls = Object.keys(files);
  const release: Release = {
    name,
    version: '1.0.0',
    contract: 1,
    entry: 'remoteEntry.js',
    assets: Object.entries(files).map(([url, code]) => ({
      url,
      size: Buffer.byteLength(code),
      integrity: integrityOf(code),
    })),
    routes: [{ path: `/${name}`, js: urls, css: [] }],
    requires: { react: '^19.0.0', 'react-dom': '^19.0.0', '@naija/runtime': '^1.0.0' },
    uses: { '@naija/runtime': ['defineRemote'] },
    ...changes,
  };
  await write(root, `${name}-mfe/package.json`, { name: `@naija/${name}`, version: '1.0.0' });
  for (const [url, code] of Object.entries(files)) await write(root, `${folder}/${url}`, code);
  await write(root, `${folder}/${RELEASE_FILE}`, release);
}

async function write(root: string, file: string, content: unknown): Promise<void> {
  const whole = path.join(root, file);
  await mkdir(path.dirname(whole), { recursive: true });
  await writeFile(whole, typeof content === 'string' ? content : JSON.stringify(content));
}
