#!/usr/bin/env node
// The command of operators, in the folder of a package: docs/operations/README.md, "The command naija".
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = import.meta.dirname;
const SETTINGS = process.env['ENV_FILE'] ?? '/etc/naija-agents.env';
/** Commands of `mfe` that work on sources. */
const FOR_CHECKOUTS = ['new', 'init', 'dev', 'build', 'words'];
const io = {
  stdout: (/** @type {string} */ text) => process.stdout.write(text),
  stderr: (/** @type {string} */ text) => process.stderr.write(text),
  env: process.env,
  cwd: process.cwd(),
};

const [program, ...argv] = process.argv.slice(2);
// Settings that are relative mean the same folder as for the server, which starts here.
process.chdir(ROOT);
readSettingsFile();
refuseRoot();
process.exitCode = program === 'mfe' ? await mfe() : await server();

async function server() {
  const { naija } = await import('@naija/server/naija');
  return naija(process.argv.slice(2), io);
}

async function mfe() {
  const { run } = await import('@naija/mfe');
  const [command = ''] = argv;
  if (FOR_CHECKOUTS.includes(command)) fail(`naija mfe ${command} needs sources: run it in a checkout`);
  return run(argv, {
    ...io,
    stdin: process.stdin,
    program: 'naija mfe',
    root: ROOT,
    // The code in a package is already compiled and built.
    build: () => Promise.resolve(),
    typeErrors: () => Promise.resolve([]),
    install: () => Promise.resolve(),
    storedReleases: {
      read: (work) => withReleases(({ dir }) => work(dir)),
      change: (work) => withReleases(({ change }) => change(work)),
    },
  });
}

/**
 * @template T
 * @param {(releases: import('@naija/server/releases').ReleaseStore) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withReleases(work) {
  const { readReleaseSettings, withReleases: open } = await import('@naija/server/releases');
  return open(readReleaseSettings(process.env), (line) => io.stderr(`${line}\n`), work);
}

/** Variables that are set already keep their value; an empty ENV_FILE reads no file. */
function readSettingsFile() {
  if (SETTINGS === '' || (process.env['ENV_FILE'] === undefined && !existsSync(SETTINGS))) return;
  try {
    accessSync(SETTINGS, constants.R_OK);
    process.loadEnvFile(SETTINGS);
  } catch {
    fail(
      `The settings in ${SETTINGS} cannot be read: the file needs the group naija-agents and mode 0640. ${asUser('naija-agents')}`,
    );
  }
}

/** Files that root writes into the folder of another user could not be changed by the server. */
function refuseRoot() {
  const folder = path.resolve(process.env['DATA_DIR'] ?? '.data');
  if (process.getuid?.() !== 0 || !existsSync(folder)) return;
  const { uid } = statSync(folder);
  if (uid !== 0) fail(`${folder} belongs to another user. ${asUser(`#${String(uid)}`)}`);
}

/** @param {string} user */
function asUser(user) {
  return `Run it as the user of the server: sudo -u '${user}' naija ${process.argv.slice(2).join(' ')}`;
}

/** @param {string} message @returns {never} */
function fail(message) {
  io.stderr(`✗ ${message}\n`);
  process.exit(1);
}
