import { SHARED_PACKAGES } from './remote.ts';

/** Short name of a remote, as in '/remotes/<name>/'. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Version of a release, which is also the name of its folder. */
export const RELEASE_VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;
/** Characters of a version. */
export const VERSION_MAX = 64;

/** Means the registry itself where failures are reported. */
const NOT_REMOTES: readonly string[] = ['registry'];
/** A file below the release's folder by letters that mean the same on every system and in every address. */
const FILE = /^[\w-][\w.@-]*(?:\/[\w-][\w.@-]*){0,9}$/;
const FILE_MAX = 200;
/** A hash of 48 bytes, base64. */
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const EXPORT = /^[A-Za-z_$][\w$]{0,99}$/;
/** One part of a version range, as the shell's reader of ranges takes it. */
const COMPARATOR =
  /^(?:\^|~|>=?|<=?|=)?\d{1,9}(?:\.(?:\d{1,9}|x)(?:\.(?:\d{1,9}|x)(?:-[\w-]+(?:\.[\w-]+)*)?)?)?$/;
const RANGE_MAX = 100;

export function isRemoteName(name: string): boolean {
  return REMOTE_NAME.test(name) && !NOT_REMOTES.includes(name);
}

export function isReleaseVersion(version: string): boolean {
  return version.length <= VERSION_MAX && RELEASE_VERSION.test(version);
}

/** Whether a file of a release may have this name, relative to the release's folder. */
export function isSafeFileName(name: string): boolean {
  return name.length <= FILE_MAX && FILE.test(name);
}

/** Whether this can be the place of a file of a release among all releases. */
export function isReleaseFile(remote: string, version: string, file: string): boolean {
  return isRemoteName(remote) && isReleaseVersion(version) && isSafeFileName(file);
}

export function isIntegrity(text: string): boolean {
  return INTEGRITY.test(text);
}

/** Whether a module can give something out under this name. */
export function isExportName(name: string): boolean {
  return EXPORT.test(name);
}

export function isSharedPackage(name: string): boolean {
  return (SHARED_PACKAGES as readonly string[]).includes(name);
}

/** Whether this is a version range such as '^1.2.0', '>=1.2 <3' or '1.x || 2.x'. */
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
