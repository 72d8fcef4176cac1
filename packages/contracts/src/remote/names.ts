import { SHARED_MODULES } from './remote.ts';
import { SERVER_ENTRY_FILE } from './rendered-page.ts';

export const REMOTE_NAME_PATTERN = /^[a-z][a-z0-9-]{0,39}$/;
export const RELEASE_VERSION_PATTERN = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;
export const VERSION_MAX = 64;

/** 'registry' is the registry itself in failure reports. */
const RESERVED_NAMES: readonly string[] = ['registry'];
/** Relative path of characters that are safe on every file system and in URLs. */
const FILE = /^[\w-][\w.@-]*(?:\/[\w-][\w.@-]*){0,9}$/;
const FILE_MAX = 200;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const EXPORT = /^[A-Za-z_$][\w$]{0,99}$/;
/** One comparator of a semver range, as `compare-versions` accepts it. */
const COMPARATOR =
  /^(?:\^|~|>=?|<=?|=)?\d{1,9}(?:\.(?:\d{1,9}|x)(?:\.(?:\d{1,9}|x)(?:-[\w-]+(?:\.[\w-]+)*)?)?)?$/;
const RANGE_MAX = 100;

export function isRemoteName(name: string): boolean {
  return REMOTE_NAME_PATTERN.test(name) && !RESERVED_NAMES.includes(name);
}

export function isReleaseVersion(version: string): boolean {
  return version.length <= VERSION_MAX && RELEASE_VERSION_PATTERN.test(version);
}

export function isSafeFileName(name: string): boolean {
  return name.length <= FILE_MAX && FILE.test(name);
}

/** True if a browser may request a file; false for the file that the server runs. */
export function isReleaseFile(remote: string, version: string, file: string): boolean {
  return (
    isRemoteName(remote) && isReleaseVersion(version) && isSafeFileName(file) && !isServerEntryFile(file)
  );
}

/** Compared without letter case, because some file systems ignore it. */
export function isServerEntryFile(file: string): boolean {
  return file.toLowerCase() === SERVER_ENTRY_FILE;
}

export function isIntegrity(text: string): boolean {
  return INTEGRITY.test(text);
}

export function isExportName(name: string): boolean {
  return EXPORT.test(name);
}

export function isSharedModule(name: string): boolean {
  return (SHARED_MODULES as readonly string[]).includes(name);
}

export function isVersionRange(range: string): boolean {
  return (
    range.length <= RANGE_MAX &&
    range.split('||').every((part) =>
      part
        .trim()
        .split(/\s+/)
        .every((one) => COMPARATOR.test(one)),
    )
  );
}
