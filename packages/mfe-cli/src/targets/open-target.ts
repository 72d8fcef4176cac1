import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { placeOf, siteEnvironment } from './sites.ts';
import { folderTarget } from './folder-target.ts';
import { localReleases } from './local-releases.ts';
import { isAddress, siteTarget } from './site-target.ts';
import type { Target } from './target.ts';

export function withTarget(command: Command): Command {
  return command.option(
    '--to <place>',
    'address of a server, its name in "mfe.sites" of package.json, or a folder; by default "mfe.shell" in package.json, or the local folder of releases',
  );
}

export function openTarget(named: string | undefined, io: Io): Target {
  const to = placeOf(named, io);
  if (to !== undefined && isAddress(to)) return siteTarget(to, siteEnvironment(to, io));
  return folderTarget(localReleases(to, io), io);
}
