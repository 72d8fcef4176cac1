import { list, map, record, text, textMap, wholeNumber } from './json-readers.ts';
import type { RegistryEntry } from './registry-types.ts';

export const SHELL_MANIFEST_PATH = '/shell.json';

/** Shared packages that a shell provides to remotes: `versions` and, if known, `exports` by package. */
export interface ShellManifest {
  contract: number;
  versions: Record<string, string>;
  exports: Record<string, string[]>;
}

export type ReleaseRequirements = Pick<RegistryEntry['extras'], 'contract' | 'requires' | 'uses'>;

/** True if a version is in a semver range; may throw for an invalid range. */
export type Satisfies = (version: string, range: string) => boolean;

/** Checks a parsed `/shell.json`; throws an Error that names the first invalid field. */
export function readShellManifest(value: unknown): ShellManifest {
  const shell = record(value, 'shell');
  return {
    contract: wholeNumber(shell['contract'], 'shell.contract'),
    versions: textMap(shell['versions'], 'shell.versions'),
    exports: map(shell['exports'], 'shell.exports', (names, at) => list(names, at, text)),
  };
}

/** Messages about every requirement that a shell does not meet, invalid ones included; empty when compatible. */
export function unmetRequirements(
  { contract, requires, uses }: ReleaseRequirements,
  { contract: provided, versions, exports }: ShellManifest,
  satisfies: Satisfies,
): string[] {
  const contracts =
    contract === provided ? [] : [`contract ${String(contract)}, shell has ${String(provided)}`];
  const ranges = Object.entries(requires).flatMap(([name, range]) => {
    const version = ownValue(versions, name);
    return version !== undefined && isInRange(version, range, satisfies)
      ? []
      : `${name} needs ${range}, shell has ${version ?? 'none'}`;
  });
  const names = Object.entries(uses).flatMap(([name, used]) => {
    const exported = ownValue(exports, name);
    return exported
      ? used.filter((use) => !exported.includes(use)).map((use) => `${name} has no export ${use}`)
      : [];
  });
  return [...contracts, ...ranges, ...names];
}

function isInRange(version: string, range: string, satisfies: Satisfies): boolean {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}

/** Untrusted names include those of `Object.prototype`. */
function ownValue<T>(values: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
