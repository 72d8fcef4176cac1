import {
  machineUser,
  publishRelease,
  readRegistryFile,
  readReleasesStatus,
  rollBack,
  startCanary,
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
    publish: async ({ folder }, { at, percent, auto }) => {
      if (auto) throw new Refusal('--auto goes with the address of a server, which counts page loads');
      return publishRelease(folder, dir, {
        ...(await options()),
        ...(at !== undefined && { base: at }),
        ...(percent !== undefined && { percent }),
      });
    },
    rollBack: async (remote, from) => rollBack(dir, remote, { ...(await options()), from }),
    startCanary: async (remote, version, percent) =>
      startCanary(dir, remote, version, percent, await options()),
  };
}
