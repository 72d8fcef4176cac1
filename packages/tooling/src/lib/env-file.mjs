import { existsSync } from 'node:fs';
import path from 'node:path';
import { exitWithError } from './log.mjs';
import { ROOT } from './workspaces.mjs';

/**
 * Adds the variables of a file to the environment: of `.env` at the root where there is one, or of the file that ENV_FILE
 * names; an empty ENV_FILE reads none. Variables that are set already keep their value.
 */
export function loadEnvFile() {
  const named = process.env['ENV_FILE'];
  if (named === '') return;
  const file = path.resolve(ROOT, named ?? '.env');
  if (named === undefined && !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    exitWithError(`The settings in ${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}
