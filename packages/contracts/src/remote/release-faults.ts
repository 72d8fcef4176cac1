import { API_PREFIX } from '../http/paths.ts';
import { addressFault } from './address-fault.ts';
import { TITLE_MAX } from './limits.ts';
import {
  isExportName,
  isIntegrity,
  isReleaseVersion,
  isRemoteName,
  isSafeFileName,
  isSharedPackage,
  isVersionRange,
} from './names.ts';
import { isPageAddress } from './page-address.ts';
import { shapeOf } from './overlap.ts';
import { hasUnseen, quoted } from './quoted.ts';
import type { Release, ReleaseRoute } from './release.ts';
import { SHARED_PACKAGES } from './remote.ts';

/** What is wrong with the names of a release and of its files: they could lead out of its folder or to nowhere. */
export function nameFaults({ name, version, assets }: Release): string[] {
  const files = assets.map(({ url }) => url);
  return [
    ...(isRemoteName(name)
      ? []
      : [`${quoted(name)} is no name of a remote: lower case, digits and dashes only, and not "registry"`]),
    ...(isReleaseVersion(version) ? [] : [`${quoted(version)} is no version such as 1.2.0 or 1.2.0-beta.1`]),
    ...files.filter((url) => !isSafeFileName(url)).map((url) => `${quoted(url)} is no safe file name`),
    ...sameNames(files),
  ];
}

/** Files that are one and the same on some systems. */
function sameNames(files: readonly string[]): string[] {
  const known = new Set<string>();
  const folders = new Set(files.flatMap((url) => foldersOf(url.toLowerCase())));
  return files.flatMap((url) => {
    const name = url.toLowerCase();
    if (folders.has(name)) return `${quoted(url)} is the name of a file and a folder`;
    if (known.has(name)) return `${quoted(url)} is listed twice, be it in other letter case`;
    known.add(name);
    return [];
  });
}

/** All folders that a file lies in: 'a/b/c.js' gives 'a' and 'a/b'. */
export function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** What else is wrong with what a release says, in words: its hashes, its pages, and what it needs of the shell. */
export function releaseFaults({ assets, routes, requires, uses }: Release): string[] {
  return [
    ...assets
      .filter(({ integrity }) => !isIntegrity(integrity))
      .map(({ url }) => `${quoted(url)} has no integrity of the form sha384-…`),
    ...routes.flatMap(pageFaults),
    ...samePages(routes),
    ...[...new Set([...Object.keys(requires), ...Object.keys(uses)])]
      .filter((name) => !isSharedPackage(name))
      .map((name) => `${quoted(name)} is not shared; only ${SHARED_PACKAGES.join(', ')} are`),
    ...Object.entries(requires)
      .filter(([, range]) => !isVersionRange(range))
      .map(([name, range]) => `${name} needs ${quoted(range)}, which is no range of versions such as ^1.2.0`),
    ...Object.entries(uses).flatMap(([name, used]) =>
      used
        .filter((use) => !isExportName(use))
        .map((use) => `${quoted(use)}, taken from ${name}, is no name of an export`),
    ),
  ];
}

function pageFaults({ path, title = '', data = [] }: ReleaseRoute): string[] {
  const address = addressFault(path);
  if (address !== undefined) return [address];
  return [
    ...(title.length > TITLE_MAX
      ? [`the title of ${path} has more than ${String(TITLE_MAX)} characters`]
      : []),
    ...(hasUnseen(title)
      ? [`the title of ${path}, ${quoted(title)}, has characters that cannot be seen or turn text around`]
      : []),
    ...data
      .filter((pattern) => !isCall(pattern))
      .map((pattern) => `${path} wants ${quoted(pattern)} kept, which is no call such as /api/v1/user/:id`),
  ];
}

/** A pattern of calls to this site, written as those of pages are. */
function isCall(pattern: string): boolean {
  const call = pattern.slice(API_PREFIX.length);
  return pattern.startsWith(`${API_PREFIX}/`) && !call.startsWith('/:') && isPageAddress(`/call${call}`);
}

function samePages(routes: readonly ReleaseRoute[]): string[] {
  const shapes = routes.map(({ path }) => shapeOf(path).join('/'));
  return routes
    .filter((_, index) => shapes.indexOf(shapes[index] ?? '') !== index)
    .map(({ path }) => `the page ${quoted(path)} is there twice, be it with other names or letter case`);
}
