import { SHELL_MANIFEST_PATH, type ShellManifest } from '@naija/contracts/remote/compatibility';
import { readShellManifest } from '@naija/contracts/remote/compatibility';
import { remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { readRegistryFile, incompatibleRemotes } from '@naija/releases';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../settings/env.ts';
import { StartError } from '../../start-error.ts';

type ShellSettings = Pick<Settings, 'mode' | 'shellDir' | 'remotesDir' | 'allowUnfitRemotes'>;
type Log = Record<'info' | 'warn', (line: string) => void>;

/**
 * Says which remotes cannot run in the shell that is served, a line each. Where some can, or there is nothing to compare,
 * the server starts: no team's release keeps the others from being served, and what mends it may have to come over HTTP.
 * @throws StartError in production where none can, unless told to start all the same
 */
export async function checkShell(settings: ShellSettings, log: Log): Promise<void> {
  const { mode, shellDir, remotesDir, allowUnfitRemotes } = settings;
  const found = await read(settings, log);
  if (!found) return;
  const lines = incompatibleRemotes(found.registry, found.shell).map(
    ({ remote, version, misses }) =>
      `${remote}: visitors would get a failure in its place, for ${version} and what is listed beside it need what this shell does not have: ${misses.join('; ')}`,
  );
  const isWrongShell = lines.length === remoteNames(found.registry).length;
  if (isWrongShell && mode === 'production' && !allowUnfitRemotes)
    throw new StartError(
      [
        `The shell in ${shellDir} does not fit what is published in ${remotesDir}:`,
        ...lines.map((line) => `  ${line}`),
        'Start the shell that fits, publish releases that fit into that folder, or set ALLOW_UNFIT_REMOTES=on to start all the same',
      ].join('\n'),
    );
  for (const line of lines) log.warn(line);
}

/** Undefined, and said, where one of the two is not there or cannot be read. */
async function read(
  { shellDir, remotesDir }: ShellSettings,
  log: Log,
): Promise<{ registry: Registry; shell: ShellManifest } | undefined> {
  const file = join(shellDir, SHELL_MANIFEST_PATH);
  try {
    const registry = await readRegistryFile(remotesDir);
    if (remoteNames(registry).length > 0)
      return { registry, shell: readShellManifest(JSON.parse(await readFile(file, 'utf8'))) };
    log.info('nothing is published yet: pages are empty until a remote is');
  } catch (error) {
    log.warn(
      `whether ${file} fits what is published in ${remotesDir} is not known: ${(error as Error).message}`,
    );
  }
  return undefined;
}
