import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { PublishedAnswer } from '@naija/contracts/http/releases';
import { releasesOf } from '@naija/contracts/remote/registry';
import { publishRelease } from '../publish.ts';
import { readRegistryFile } from '../registry-file.ts';
import type { PublishOptions } from '../switch-options.ts';
import { builtRelease, type Built } from './built-release.ts';

export interface RemotesFolder {
  /** Scratch of one test. */
  scratch: () => string;
  /** Folder that releases are published to; not there until the first one is. */
  dir: () => string;
  built: (built?: Built) => Promise<string>;
  publish: (built?: Built, options?: Partial<PublishOptions>) => Promise<PublishedAnswer>;
  /** Versions that are listed, in order. */
  listed: (remote?: string) => Promise<string[]>;
}

/** A fresh folder of releases for each test, gone after it. */
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
