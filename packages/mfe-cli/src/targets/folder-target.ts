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
import type { LocalReleases } from './local-releases.ts';
import { registryKeys } from './signing-key.ts';
import type { Target } from './target.ts';

/** Author and keys of switches from this machine. */
export async function localOptions(io: Io): Promise<SwitchOptions> {
  return { who: machineUser(), ...(await registryKeys(io)) };
}

/** Creates a target that publishes into a folder, which a server serves or mirrors. */
export function folderTarget({ read, change }: LocalReleases, io: Io): Target {
  const options = () => localOptions(io);
  return {
    registry: () => read(readRegistryFile),
    status: ({ remote } = {}) => read((dir) => readReleasesStatus(dir, { remote })),
    manifests: () => read(async (dir) => readListedManifests(folderSource(dir), await readRegistryFile(dir))),
    publish: async ({ folder }, { at, percent, auto, provenance }) => {
      if (auto) throw new Refusal('--auto goes with the address of a server, which counts page loads');
      if (provenance !== undefined)
        throw new Refusal('--provenance goes with the address of a server, which verifies it');
      const publishing = {
        ...(await options()),
        ...(at !== undefined && { base: at }),
        ...(percent !== undefined && { percent }),
      };
      return change((dir) => publishRelease(folder, dir, publishing));
    },
    storeSourceMaps: (release, folder) => change((dir) => storeSourceMaps(folder, dir, release)),
    sourceMap: (release, script) => read((dir) => readSourceMap(dir, release, script)),
    retire: (remote) => change(async (dir) => retireRemote(dir, remote, await options())),
    rollBack: (remote, from) => change(async (dir) => rollBack(dir, remote, { ...(await options()), from })),
    startCanary: (remote, version, percent) =>
      change(async (dir) => startCanary(dir, remote, version, percent, await options())),
    preview: ({ folder }, { label }) =>
      change(async (dir) =>
        previewRelease(folder, dir, { ...(await options()), ...(label !== undefined && { label }) }),
      ),
    withdrawPreview: (remote, preview) =>
      change(async (dir) => withdrawPreview(dir, remote, preview, await options())),
  };
}
