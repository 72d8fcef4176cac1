import { SHELL_MANIFEST_PATH } from '@naija/contracts/remote/compatibility';
import { remoteNames, type Registry } from '@naija/contracts/remote/registry';
import { type ShellOffer, readShellOffer } from '@naija/contracts/remote/shell-offer';
import {
  folderSource,
  incompatibleRemotes,
  readListedManifests,
  readRegistryFile,
  releaseFits,
} from '@naija/releases';
import { join } from 'node:path';
import type { Settings } from '../../settings/env.ts';
import { StartError } from '../../start-error.ts';
import { readFile } from 'node:fs/promises';

type ShellSettings = Pick<Settings, 'mode' | 'shellDir' | 'remotesDir' | 'allowIncompatibleRemotes'>;
type Log = Record<'info' | 'warn', (line: string) => void>;

/**
 * Logs remotes that cannot run in the served shell, with what their releases miss. The server starts as long as one can run,
 * because a fix may have to be published over HTTP.
 * @throws StartError in production if none can, unless `allowIncompatibleRemotes`
 */
export async function checkShellCompatibility(settings: ShellSettings, log: Log): Promise<void> {
  const { mode, shellDir, remotesDir, allowIncompatibleRemotes } = settings;
  const found = await readSources(settings, log);
  if (!found) return;
  const unfit = incompatibleRemotes(found.registry, found.shell);
  const lines = unfit.map(
    ({ remote, version, misses }) =>
      `${remote}: visitors would get a failure in its place, for ${version} and what is listed beside it need what this shell does not have: ${misses.join('; ')}`,
  );
  const isWrongShell = lines.length === remoteNames(found.registry).length;
  if (isWrongShell && mode === 'production' && !allowIncompatibleRemotes)
    throw new StartError(
      [
        `The shell in ${shellDir} does not fit what is published in ${remotesDir}:`,
        ...lines.map((line) => `  ${line}`),
        'Start the shell that fits, publish releases that fit into that folder, or set ALLOW_UNFIT_REMOTES=on to start all the same',
      ].join('\n'),
    );
  for (const line of lines) log.warn(line);
  const reported = new Set(unfit.map(({ remote }) => remote));
  const listed = await readListedManifests(folderSource(remotesDir), found.registry);
  for (const fit of releaseFits(listed, found.shell))
    if (fit.misses.length > 0 && !reported.has(fit.remote))
      log.warn(`${fit.remote} ${fit.version} does not fit this shell: ${fit.misses.join('; ')}`);
}

async function readSources(
  { shellDir, remotesDir }: ShellSettings,
  log: Log,
): Promise<{ registry: Registry; shell: ShellOffer } | undefined> {
  const file = join(shellDir, SHELL_MANIFEST_PATH);
  try {
    const registry = await readRegistryFile(remotesDir);
    if (remoteNames(registry).length > 0) return { registry, shell: await readServedOffer(shellDir) };
    log.info('nothing is published yet: pages are empty until a remote is');
  } catch (error) {
    log.warn(
      `whether ${file} fits what is published in ${remotesDir} is not known: ${(error as Error).message}`,
    );
  }
  return undefined;
}

/** @throws Error if the shell does not declare its offer */
export async function readServedOffer(shellDir: string): Promise<ShellOffer> {
  return readShellOffer(JSON.parse(await readFile(join(shellDir, SHELL_MANIFEST_PATH), 'utf8')));
}
