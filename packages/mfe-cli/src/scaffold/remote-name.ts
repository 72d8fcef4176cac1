import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName } from '@naija/contracts/remote/names';
import { RESERVED_SEGMENTS } from '@naija/contracts/remote/page-path';
import { siteFolder } from '../remotes.ts';
import { Refusal } from '../errors.ts';
import type { WorkspaceManifest } from './workspaces.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;

/** Checks the name of a new remote. @throws Refusal with the reason */
export function checkName(name: string): void {
  if (!NAME.test(name) || name.length > LONGEST)
    throw new Refusal(
      `"${name}" cannot be the name of a remote: it is lower-case letters, digits and single dashes, begins with a letter and has at most ${String(LONGEST)} characters, such as saved-homes`,
    );
  if (RESERVED_SEGMENTS.includes(name) || !isRemoteName(name))
    throw new Refusal(`"${name}" means something else on the site; choose another name`);
}

/** Checks that nothing in the repository of the site has the name of a new remote. @throws Refusal with the reason */
export function checkFree(name: string, root: string, workspaces: readonly WorkspaceManifest[]): void {
  if (existsSync(path.join(root, siteFolder(name))))
    throw new Refusal(`The folder ${siteFolder(name)} exists already; choose another name or remove it`);
  if (workspaces.some((workspace) => workspace.name === `@naija/${name}`))
    throw new Refusal(`A part of the repository is called @naija/${name} already; choose another name`);
}
