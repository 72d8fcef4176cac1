import { createWriteStream } from 'node:fs';
import { copyFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-fs';
import { builtReleases } from './build-steps.mjs';
import { prepare } from './build.mjs';
import { runTool } from './run.mjs';
import { say } from './say.mjs';
import { ROOT } from './workspaces.mjs';

// Keeps the shell and the remotes of this commit as what was last shipped: later commits are tried against them.
process.chdir(ROOT);
await prepare();

/** Pictures tell nothing of whether the parts fit, and compressed copies are those of files that are there. */
const LEFT_OUT = /\.(br|gz|png|jpg)$/;

/** @param {string} file */
const isKept = (file) => !LEFT_OUT.test(file);

const folder = await mkdtemp(path.join(tmpdir(), 'naija-keep-'));
await cp('shell/dist', path.join(folder, 'shell'), { recursive: true, filter: isKept });
for (const release of builtReleases()) {
  const name = release.replace(/-mfe\/.*/, '');
  await cp(release, path.join(folder, 'remotes', name), { recursive: true, filter: isKept });
}
/** @type {import('tar-fs').PackOptions & { sort: boolean }} the same archive from the same files */
const packing = { sort: true, map: (header) => ({ ...header, uid: 0, gid: 0, mtime: new Date(0) }) };
await pipeline(
  tar.pack(folder, packing),
  createGzip({ level: 9 }),
  createWriteStream('packages/e2e/previous.tgz'),
);
await copyFile('shell/dist/shell.json', 'shell/previous.json');
await runTool('prettier/bin/prettier.cjs', ['--write', 'shell/previous.json'], { quiet: true });
say(`Kept the shell and ${(await readdir(path.join(folder, 'remotes'))).join(', ')} as the previous ones`);
await rm(folder, { recursive: true });
