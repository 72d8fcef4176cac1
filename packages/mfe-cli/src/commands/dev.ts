import { once } from 'node:events';
import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { command } from '../command.ts';
import { developAgainst } from '../dev/develop-against.ts';
import { Refusal } from '../errors.ts';
import type { Io } from '../io.ts';
import { chosenRemote, folderOf } from '../remotes.ts';
import { placeOf } from '../targets/sites.ts';
import { isAddress } from '../targets/site-target.ts';

interface DevOptions {
  shell?: string;
  port: number;
}

const DEFAULT_PORT = 4180;

export function devCommand(io: Io): Command {
  return command(
    io,
    'dev [name]',
    'Shows a site on this machine with the local version of a remote, rebuilt at every save. The site itself does not change.',
    'dev directory --shell https://agents.example',
  )
    .option(
      '--shell <address>',
      'the site, by address or its name in "mfe.sites"; "mfe.shell" in package.json by default',
    )
    .option('--port <port>', 'port on this machine', parsePort, DEFAULT_PORT)
    .action(async (named: string | undefined, { shell: site, port }: DevOptions) => {
      const shell = placeOf(site, io);
      const name = chosenRemote(named, io);
      if (shell === undefined || !isAddress(shell))
        throw new Refusal('No site is named: --shell https://agents.example, or "mfe.shell" in package.json');
      const root = path.join(io.root, folderOf(name, io.root));
      const log = (text: string) => {
        io.stderr(`› ${text}\n`);
      };
      const close = await developAgainst({
        name,
        root,
        shell: new URL(shell).origin,
        port,
        log,
      });
      await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
      await close();
    });
}

/** Parses a port; 0 is any free port. @throws InvalidArgumentError */
function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('It is a whole number from 0 to 65535; 0 is any free port.');
}
