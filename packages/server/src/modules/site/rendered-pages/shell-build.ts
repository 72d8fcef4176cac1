import {
  readShellManifest,
  SHELL_MANIFEST_PATH,
  type ShellManifest,
} from '@naija/contracts/remote/compatibility';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Template } from '../pages/shell-template.ts';
import { fileVersion } from '../file-version.ts';
import { readPageTemplate, type PageTemplate } from './page-template.ts';

/** What of the built shell makes a rendered page. */
export interface ShellBuild {
  /** Differs between any two builds. */
  version: string;
  shell: Template;
  template: PageTemplate;
  manifest: ShellManifest;
  bootScript: string;
}

const BOOT_FILE = 'boot.js';
// Replaced after all other files of a build.
export const SHELL_ENTRY_FILE = 'entry.mjs';

/** Gives undefined while a file is missing. */
export function createShellBuildReader(shell: string, shellServer: string) {
  const manifest = join(shell, SHELL_MANIFEST_PATH);
  const boot = join(shellServer, BOOT_FILE);
  const files = [manifest, boot, join(shellServer, SHELL_ENTRY_FILE)];
  let build: ShellBuild | undefined;
  return async (template: Template): Promise<ShellBuild | undefined> => {
    const versions = await Promise.all(files.map((file) => fileVersion(file).catch(() => undefined)));
    if (versions.includes(undefined)) return undefined;
    const version = versions.join(';');
    if (build?.version === version && build.shell === template) return build;
    const page = readPageTemplate(template.plain);
    if (!page) return undefined;
    build = {
      version,
      shell: template,
      template: page,
      manifest: readShellManifest(JSON.parse(await readFile(manifest, 'utf8'))),
      bootScript: await readFile(boot, 'utf8'),
    };
    return build;
  };
}
