import type { Registry } from '@naija/contracts/remote/registry';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AppFolders } from '../src/app.ts';

export const SCRIPT = 'console.log("hello");'.repeat(50);
export const PAGE = '<!doctype html><title>shell</title>';

/** Writes a file, and the folders it lies in. */
export function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Fills the folders with a shell, a release of a remote that owns `/` and `/agent/:id`, and a photo. */
export function putHostedFiles({ shell, remotes, photos }: AppFolders): void {
  putCompressed(join(shell, 'index.html'), PAGE);
  putCompressed(join(shell, 'assets/index-abc.js'), SCRIPT);
  put(join(shell, 'sw.js'), 'self.x = 1;');
  put(join(shell, 'manifest.webmanifest'), '{}');
  putCompressed(join(remotes, 'directory/1.0.0/remoteEntry.js'), SCRIPT);
  put(join(remotes, 'remotes.json'), JSON.stringify(registryOf('/', '/agent/:id')));
  put(join(photos, 'ab/640.jpg'), Buffer.from([0xff, 0xd8]));
}

function putCompressed(file: string, content: string): void {
  put(file, content);
  put(`${file}.br`, brotliCompressSync(content));
  put(`${file}.gz`, gzipSync(content));
}

/** A registry with one remote that owns these pages. */
export function registryOf(...paths: string[]): Registry {
  const entry = {
    url: '/remotes/directory/1.0.0/remoteEntry.js',
    metadata: { integrity: 'sha384-x', version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: '/remotes/directory/1.0.0/release.json',
      contract: 1,
      routes: paths.map((path) => ({ path, js: [], css: [] })),
      requires: {},
      uses: {},
    },
  };
  return { schema: 'test', microFrontends: { '@naija/directory': [entry] } };
}
