import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName } from '@naija/contracts/remote/names';
import { RESERVED_SEGMENTS } from '@naija/contracts/remote/page-path';
import { folderOf } from '../remotes.ts';
import { Refusal } from '../errors.ts';
import type { WorkspaceManifest } from './workspaces.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;

/**
 * Checks the name of a new remote.
 * @throws Refusal with the reason
 */
export function checkName(name: string, root: string, workspaces: readonly WorkspaceManifest[]): void {
  if (!NAME.test(name) || name.length > LONGEST)
    throw new Refusal(
      `"${name}" cannot be the name of a remote: it is lower-case letters, digits and single dashes, begins with a letter and has at most ${String(LONGEST)} characters, such as saved-homes`,
    );
  if (RESERVED_SEGMENTS.includes(name) || !isRemoteName(name))
    throw new Refusal(`"${name}" means something else on the site; choose another name`);
  if (existsSync(path.join(root, folderOf(name))))
    throw new Refusal(`The folder ${folderOf(name)} exists already; choose another name or remove it`);
  if (workspaces.some((workspace) => workspace.name === `@naija/${name}`))
    throw new Refusal(`A part of the repository is called @naija/${name} already; choose another name`);
}
