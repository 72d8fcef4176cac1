import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { shellSetting } from '../shell-setting.ts';
import { folderTarget } from './folder-target.ts';
import { remotesDir } from './remotes-dir.ts';
import { isAddress, siteTarget } from './site-target.ts';
import type { Target } from './target.ts';

export function withTarget(command: Command): Command {
  return command.option(
    '--to <place>',
    'folder or address of a server; without it that of "mfe.shell" in package.json, or the local folder of releases',
  );
}

export function openTarget(named: string | undefined, io: Io): Target {
  const to = named ?? shellSetting(io);
  return to !== undefined && isAddress(to) ? siteTarget(to, io.env) : folderTarget(remotesDir(to, io), io);
}
