import type { RegistryEntry } from './registry.ts';

/** What a shell with its shared packages offers to remotes; `/shell.json` says it of a built one. */
export interface Provided {
  contract: number;
  /** Version by shared package. */
  versions: Record<string, string>;
  /** Names given out, by shared package, where that is known. */
  exports: Record<string, string[]>;
}

/** What a release needs of the shell, as registry and release.json say it. */
export type Needs = Pick<RegistryEntry['extras'], 'contract' | 'requires' | 'uses'>;

/** Whether a version lies in a range, as the packages' own registry means it. */
export type Satisfies = (version: string, range: string) => boolean;

/** Where a built shell says what it provides. */
export const SHELL_PATH = '/shell.json';

/** Everything a release asks for that is not there, in words; empty when it fits. */
export function misfits(
  { contract, requires, uses }: Needs,
  { contract: provided, versions, exports }: Provided,
  satisfies: Satisfies,
): string[] {
  const contracts =
    contract === provided ? [] : [`contract ${String(contract)}, shell has ${String(provided)}`];
  const ranges = Object.entries(requires)
    .filter(([name, range]) => !satisfies(versions[name] ?? '0.0.0', range))
    .map(([name, range]) => `${name} needs ${range}, shell has ${versions[name] ?? 'none'}`);
  const names = Object.entries(uses).flatMap(([name, used]) => {
    const given = exports[name];
    return given
      ? used.filter((use) => !given.includes(use)).map((use) => `${name} has no export ${use}`)
      : [];
  });
  return [...contracts, ...ranges, ...names];
}
