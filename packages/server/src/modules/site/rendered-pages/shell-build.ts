import {
  readShellManifest,
  SHELL_MANIFEST_PATH,
  type ShellManifest,
} from '@naija/contracts/remote/compatibility';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeETag } from '../../../platform/http/etag.ts';
import type { Template } from '../pages/shell-template.ts';
import { fileVersion } from '../file-version.ts';
import { readPageTemplate, type PageTemplate } from './page-template.ts';

export interface ShellBuild {
  /** Differs between builds, and is the same on all servers. */
  version: string;
  shell: Template;
  template: PageTemplate;
  manifest: ShellManifest;
  bootScript: string;
}

const BOOT_FILE = 'boot.js';
export const SHELL_ENTRY_FILE = 'entry.mjs';

/**
 * Reads the build; undefined while a file is missing, and after the entry was replaced, because renderers still run the first
 * one.
 */
export function createShellBuildReader(shell: string, shellServer: string) {
  const entry = join(shellServer, SHELL_ENTRY_FILE);
  let firstEntry: string | undefined;
  let build: ShellBuild | undefined;
  return async (template: Template): Promise<ShellBuild | undefined> => {
    const entryVersion = await fileVersion(entry).catch(() => undefined);
    firstEntry ??= entryVersion;
    if (entryVersion === undefined || entryVersion !== firstEntry) return undefined;
    if (build?.shell !== template) build = await readBuild(template, shell, shellServer);
    return build;
  };
}

async function readBuild(
  template: Template,
  shell: string,
  shellServer: string,
): Promise<ShellBuild | undefined> {
  const page = readPageTemplate(template.plain);
  if (!page) return undefined;
  try {
    const manifest = await readFile(join(shell, SHELL_MANIFEST_PATH), 'utf8');
    const bootScript = await readFile(join(shellServer, BOOT_FILE), 'utf8');
    const version = computeETag(template.plain + manifest + bootScript);
    return {
      version,
      shell: template,
      template: page,
      manifest: readShellManifest(JSON.parse(manifest)),
      bootScript,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
