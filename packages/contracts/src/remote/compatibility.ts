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

/**
 * Everything a release asks for that is not there, in words; empty when it fits. Whatever names and ranges stand there,
 * nothing is thrown: a release that asks for nonsense does not fit.
 */
export function misfits(
  { contract, requires, uses }: Needs,
  { contract: provided, versions, exports }: Provided,
  satisfies: Satisfies,
): string[] {
  const contracts =
    contract === provided ? [] : [`contract ${String(contract)}, shell has ${String(provided)}`];
  const ranges = Object.entries(requires).flatMap(([name, range]) => {
    const version = own(versions, name);
    return version !== undefined && isMet(version, range, satisfies)
      ? []
      : `${name} needs ${range}, shell has ${version ?? 'none'}`;
  });
  const names = Object.entries(uses).flatMap(([name, used]) => {
    const given = own(exports, name);
    return given
      ? used.filter((use) => !given.includes(use)).map((use) => `${name} has no export ${use}`)
      : [];
  });
  return [...contracts, ...ranges, ...names];
}

/** Readers of ranges throw at what is none. */
function isMet(version: string, range: string, satisfies: Satisfies): boolean {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}

/** What an object has under a name of strangers, which may be one that every object has. */
function own<T>(values: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
