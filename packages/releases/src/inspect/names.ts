import type { Release } from '@naija/contracts/remote/release';

const REMOTE = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;
const VERSION_MAX = 64;
/** A file below the release's folder by letters that mean the same on every system and in every address. */
const FILE = /^[\w-][\w.@-]*(?:\/[\w-][\w.@-]*)*$/;
const FILE_MAX = 200;

/** Whether a file of a release may have this name, relative to the release's folder. */
export function isSafeFileName(name: string): boolean {
  return name.length <= FILE_MAX && FILE.test(name);
}

/** Whether this can be the place of a file of a release among all releases. */
export function isReleaseFile(remote: string, version: string, file: string): boolean {
  return REMOTE.test(remote) && isVersion(version) && isSafeFileName(file);
}

function isVersion(version: string): boolean {
  return version.length <= VERSION_MAX && VERSION.test(version);
}

/** Names in a release that could lead out of its folder or to nowhere. */
export function unsafeNames({ name, version, assets }: Release): string[] {
  const files = assets.map(({ url }) => url);
  const twice = files.filter((url, index) => files.indexOf(url) !== index);
  return [
    ...(REMOTE.test(name) ? [] : [`"${name}" is no name of a remote: lower case, digits and dashes only`]),
    ...(isVersion(version) ? [] : [`"${version}" is no version such as 1.2.0 or 1.2.0-beta.1`]),
    ...files.filter((url) => !isSafeFileName(url)).map((url) => `"${url}" is no safe file name`),
    ...twice.map((url) => `${url} is listed twice`),
  ];
}
