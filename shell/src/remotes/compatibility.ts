import { satisfies } from 'compare-versions';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import type { RegistryEntry } from '@naija/contracts/remote/registry';

/** What a page with its shared packages offers to remotes. */
export interface Provided {
  versions: Record<string, string>;
  exports: Record<string, string[]>;
}

/** Everything a release asks for that is not there, in words; empty when it fits. */
export function misfits({ extras }: RegistryEntry, { versions, exports }: Provided): string[] {
  const contract =
    extras.contract === CONTRACT_VERSION
      ? []
      : [`contract ${String(extras.contract)}, shell has ${String(CONTRACT_VERSION)}`];
  const ranges = Object.entries(extras.requires)
    .filter(([name, range]) => !satisfies(versions[name] ?? '0.0.0', range))
    .map(([name, range]) => `${name} needs ${range}, shell has ${versions[name] ?? 'none'}`);
  const names = Object.entries(extras.uses).flatMap(([name, used]) => {
    const given = exports[name];
    return given
      ? used.filter((use) => !given.includes(use)).map((use) => `${name} has no export ${use}`)
      : [];
  });
  return [...contract, ...ranges, ...names];
}
