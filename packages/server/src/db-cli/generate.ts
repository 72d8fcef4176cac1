import { Command } from 'commander';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { migrationsFolder } from '../database/migrations.ts';
import { StartError } from '../start-error.ts';
import type { Io } from './io.ts';

const PACKAGE = dirname(migrationsFolder);

/** Developer command: generates a migration from schema changes since the last snapshot. */
export function generateCommand(io: Io): Command {
  return new Command('generate')
    .description(
      'Writes a migration for what changed in packages/server/src/database/schema; needs no database.',
    )
    .argument('<name>', 'what it does, in lower case: add_towns')
    .option('--custom', 'an empty file, for SQL written by hand')
    .action(async (name: string, { custom = false }: { custom?: boolean }) => {
      if (!/^[a-z][a-z0-9_]*$/.test(name))
        throw new Error(`'${name}' cannot be a name: use lower-case letters, digits and _`);
      const arguments_ = ['generate', '--name', name, ...(custom ? ['--custom'] : [])];
      const child = spawn(process.execPath, [locateDrizzleKit(), ...arguments_], {
        cwd: PACKAGE,
        stdio: ['inherit', 'pipe', 'pipe'],
      });
      child.stdout.on('data', (chunk: Buffer) => {
        io.stdout(chunk.toString());
      });
      child.stderr.on('data', (chunk: Buffer) => {
        io.stderr(chunk.toString());
      });
      const [status] = (await once(child, 'close')) as [number | null];
      if (status !== 0) throw new Error(`drizzle-kit ended with ${String(status)}`);
    });
}

function locateDrizzleKit(): string {
  try {
    const bin = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
    if (existsSync(bin)) return bin;
  } catch {
    // drizzle-kit is not installed; the error below says so.
  }
  throw new StartError('generate needs drizzle-kit, which an installation for production leaves out.');
}
