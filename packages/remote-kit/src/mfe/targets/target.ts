import type { Command } from 'commander';
import type {
  PublishResponse,
  ReleasesStatus,
  RollbackResponse,
  SwitchResponse,
} from '@naija/contracts/http/releases';
import type { Registry } from '@naija/contracts/remote/registry';
import type { BuiltRemote } from '../remotes.ts';
import type { Io } from '../io.ts';
import { folderTarget } from './folder-target.ts';
import { remotesDir } from './remotes-dir.ts';
import { isAddress, siteTarget } from './site-target.ts';

/** How a release is published; a server takes neither. */
export interface Publishing {
  /** Origin that the files will have, where it is not the site's own. */
  at?: string;
  /** Share of visitors that it is first tried on; all get it without one. */
  percent?: number;
}

/** Where releases are shipped to: a folder that a server serves, or a server. */
export interface Target {
  registry: () => Promise<Registry>;
  status: () => Promise<ReleasesStatus>;
  publish: (remote: BuiltRemote, how: Publishing) => Promise<PublishResponse>;
  /** @param from the release that is to go; whichever it is without one */
  rollBack: (remote: string, from: string | undefined) => Promise<RollbackResponse>;
  startCanary: (remote: string, version: string, percent: number) => Promise<SwitchResponse>;
}

/** Adds the option that says where to. */
export function withTarget(command: Command): Command {
  return command.option(
    '--to <place>',
    'folder or address of a server; the local folder of releases if none',
  );
}

/** The target that `--to` names. */
export function openTarget(to: string | undefined, io: Io): Target {
  return to !== undefined && isAddress(to) ? siteTarget(to, io.env) : folderTarget(remotesDir(to, io), io);
}
