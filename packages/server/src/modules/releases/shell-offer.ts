import { SHELL_MANIFEST_PATH } from '@naija/contracts/remote/compatibility';
import { readShellOffer, type ShellOffer } from '@naija/contracts/remote/shell-offer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What the shell that is served here offers to remotes.
 * @throws Error where it does not say so
 */
export async function readServedOffer(shellDir: string): Promise<ShellOffer> {
  return readShellOffer(JSON.parse(await readFile(join(shellDir, SHELL_MANIFEST_PATH), 'utf8')));
}
