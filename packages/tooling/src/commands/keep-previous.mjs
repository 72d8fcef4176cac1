import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-fs';
import { builtReleases, prepare } from '../build/build.mjs';
import { log } from '../lib/log.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { readArguments } from '../lib/cli.mjs';

const { positionals } = readArguments(
  `npm run keep-previous            keeps shell and remotes of this commit as what was last shipped
npm run keep-previous -- shell   the shell alone: it goes first when remotes are to use what it newly offers`,
  {},
);

process.chdir(ROOT);
await prepare();

const ARCHIVE = 'packages/e2e/previous.tgz';
const shellAlone = positionals[0] === 'shell';

/** Images do not affect compatibility, and compressed files repeat others. */
const LEFT_OUT = /\.(br|gz|png|jpg|webp)$/;

/** @param {string} file */
const isKept = (file) => !LEFT_OUT.test(file);

const folder = await mkdtemp(path.join(tmpdir(), 'naija-keep-'));
await pipeline(createReadStream(ARCHIVE), createGunzip(), tar.extract(folder));
await keep('shell/dist', 'shell');
if (!shellAlone) {
  await rm(path.join(folder, 'remotes'), { recursive: true });
  for (const release of builtReleases()) await keep(release, `remotes/${release.replace(/-mfe\/.*/, '')}`);
}
/** @type {import('tar-fs').PackOptions & { sort: boolean }} the same archive from the same files */
const packing = { sort: true, map: (header) => ({ ...header, uid: 0, gid: 0, mtime: new Date(0) }) };
await pipeline(tar.pack(folder, packing), createGzip({ level: 9 }), createWriteStream(ARCHIVE));
log(`Kept the shell${shellAlone ? '' : ' and the remotes'} as what was last shipped`);
await rm(folder, { recursive: true });

/** @param {string} built folder of a build @param {string} place its folder in the archive */
async function keep(built, place) {
  const kept = path.join(folder, place);
  await rm(kept, { recursive: true, force: true });
  await cp(built, kept, { recursive: true, filter: isKept });
}
