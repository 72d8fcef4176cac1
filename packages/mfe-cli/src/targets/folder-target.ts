import {
  folderSource,
  machineUser,
  previewRelease,
  publishRelease,
  readListedManifests,
  readRegistryFile,
  readReleasesStatus,
  readSourceMap,
  retireRemote,
  rollBack,
  startCanary,
  storeSourceMaps,
  withdrawPreview,
  type SwitchOptions,
} from '@naija/releases';
import { Refusal } from '../errors.ts';
import type { Io } from '../io.ts';
import { signingKey } from './signing-key.ts';
import type { Target } from './target.ts';

/** Author and key of switches from this machine. */
export async function localOptions(io: Io): Promise<SwitchOptions> {
  const key = await signingKey(io);
  return { who: machineUser(), ...(key && { key }) };
}

/** Publishes into a folder that a server serves. */
export function folderTarget(dir: string, io: Io): Target {
  const options = () => localOptions(io);
  return {
    registry: () => readRegistryFile(dir),
    status: () => readReleasesStatus(dir),
    manifests: async () => readListedManifests(folderSource(dir), await readRegistryFile(dir)),
    publish: async ({ folder }, { at, percent, auto, provenance }) => {
      if (auto) throw new Refusal('--auto goes with the address of a server, which counts page loads');
      if (provenance !== undefined)
        throw new Refusal('--provenance goes with the address of a server, which verifies it');
      return publishRelease(folder, dir, {
        ...(await options()),
        ...(at !== undefined && { base: at }),
        ...(percent !== undefined && { percent }),
      });
    },
    storeSourceMaps: (release, folder) => storeSourceMaps(folder, dir, release),
    sourceMap: (release, script) => readSourceMap(dir, release, script),
    retire: async (remote) => retireRemote(dir, remote, await options()),
    rollBack: async (remote, from) => rollBack(dir, remote, { ...(await options()), from }),
    startCanary: async (remote, version, percent) =>
      startCanary(dir, remote, version, percent, await options()),
    preview: async ({ folder }, { label }) =>
      previewRelease(folder, dir, { ...(await options()), ...(label !== undefined && { label }) }),
    withdrawPreview: async (remote, preview) => withdrawPreview(dir, remote, preview, await options()),
  };
}
