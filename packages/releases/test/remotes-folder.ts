import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { PublishResponse } from '@naija/contracts/http/releases';
import { releasesOf } from '@naija/contracts/remote/registry';
import { publishRelease } from '../src/publish.ts';
import { readRegistryFile } from '../src/registry/registry-file.ts';
import type { PublishOptions } from '../src/switch-options.ts';
import { builtRelease, type Built } from './built-release.ts';

export interface RemotesFolder {
  scratch: () => string;
  /** Folder of releases, created by the first publishing. */
  dir: () => string;
  built: (built?: Built) => Promise<string>;
  publish: (built?: Built, options?: Partial<PublishOptions>) => Promise<PublishResponse>;
  listed: (remote?: string) => Promise<string[]>;
}

/** Creates a new folder of releases for each test. */
export function remotesFolder(): RemotesFolder {
  let scratch = '';
  beforeEach(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), 'naija-releases-'));
  });
  afterEach(() => rm(scratch, { recursive: true }));
  const dir = () => path.join(scratch, 'remotes');
  const built = (wanted?: Built) => builtRelease(scratch, wanted);
  return {
    scratch: () => scratch,
    dir,
    built,
    publish: async (wanted, options = {}) =>
      publishRelease(await built(wanted), dir(), { who: 'ada@desk', ...options }),
    listed: async (remote = 'sample') =>
      releasesOf(await readRegistryFile(dir()), remote).map(({ metadata }) => metadata.version),
  };
}
