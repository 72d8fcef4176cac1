import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasesOf } from '@naija/contracts/remote/registry';
import { integrityOf, RELEASE_FILE } from '@naija/releases';
import type { Io } from './io.ts';
import type { BuiltRemote } from './remotes.ts';
import { isSameSite, namedSites } from './targets/sites.ts';
import { openTarget } from './targets/open-target.ts';

/** Whether the other sites that package.json names list the same bytes as were published at an address: a line for each. */
export async function otherSites(
  { name, release, folder }: BuiltRemote,
  published: string,
  io: Io,
): Promise<string[]> {
  const integrity = integrityOf(await readFile(path.join(folder, RELEASE_FILE)));
  const others = [...namedSites(io)].filter(([, address]) => !isSameSite(address, published));
  return Promise.all(
    others.map(async ([site, address]) => {
      const registry = await openTarget(address, io)
        .registry()
        .catch(() => undefined);
      if (!registry) return `  Whether it is on ${site} is not known: ${address} does not answer`;
      const listed = releasesOf(registry, name).some(
        ({ metadata }) => metadata.version === release.version && metadata.integrity === integrity,
      );
      return listed ? `  The same bytes are on ${site}` : `  ${site} does not list this release`;
    }),
  );
}
