import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { folderTarget } from './folder-target.ts';
import { remotesDir } from './remotes-dir.ts';
import { isAddress, siteTarget } from './site-target.ts';
import type { Target } from './target.ts';

export function withTarget(command: Command): Command {
  return command.option(
    '--to <place>',
    'folder or address of a server; the local folder of releases if none',
  );
}

export function openTarget(to: string | undefined, io: Io): Target {
  return to !== undefined && isAddress(to) ? siteTarget(to, io.env) : folderTarget(remotesDir(to, io), io);
}
