import { API_PREFIX } from '../http/paths.ts';
import { FIELD_KINDS, kindsOf } from '../http/answer-fields.ts';
import { SERVER_ENTRY_MAX_BYTES, TITLE_MAX } from './release-limits.ts';
import {
  isExportName,
  isIntegrity,
  isReleaseVersion,
  isRemoteName,
  isSafeFileName,
  isServerEntryFile,
  isSharedModule,
  isVersionRange,
} from './names.ts';
import { isPagePath, PATH_MAX, RESERVED_SEGMENTS, SEGMENTS_MAX } from './page-path.ts';
import { shapeOf } from './route-patterns.ts';
import { hasInvisibleCharacters, quoteUntrusted } from './untrusted-text.ts';
import type { ReleaseNeeds } from './needs.ts';
import { filesOf, type Release, type ReleaseRoute } from './release.ts';
import { SHARED_PACKAGES } from './remote.ts';
import { SERVER_ENTRY_FILE } from './rendered-page.ts';

type Rule = readonly [breaks: (path: string) => boolean, message: string];

const RULES: readonly Rule[] = [
  [(path) => path.length > PATH_MAX, `has more than ${String(PATH_MAX)} characters`],
  [(path) => !path.startsWith('/'), 'is not an address that begins with a slash'],
  [(path) => path.includes('//'), 'has an empty segment: write single slashes'],
  [(path) => path.endsWith('/'), 'ends with a slash: leave it out, the page is shown with it and without'],
  [(path) => path.split('/').length - 1 > SEGMENTS_MAX, `has more than ${String(SEGMENTS_MAX)} segments`],
  [(path) => path.includes('*'), 'has "*", which takes any address: write the page for each'],
  [(path) => path.includes('?'), 'has "?", an optional part: write two pages'],
  [(path) => path.includes('%'), 'has "%": write letters, not their codes'],
  [(path) => path.includes('.'), 'has a dot, as addresses of files have'],
  [(path) => path.startsWith('/:'), 'begins with a placeholder, which would take every address of the site'],
  [
    (path) => RESERVED_SEGMENTS.includes(path.toLowerCase().split('/')[1] ?? ''),
    `begins with what the site itself answers (${RESERVED_SEGMENTS.join(', ')})`,
  ],
  [() => true, 'has other characters than letters, digits, "-" and "_", and placeholders such as :id'],
];

export function pagePathError(path: string): string | undefined {
  if (isPagePath(path)) return undefined;
  const message = RULES.find(([breaks]) => breaks(path))?.[1] ?? '';
  return `the page ${quoteUntrusted(path)} ${message}`;
}

/** Errors in the names of a release and its files, which could escape its folder. */
export function nameErrors(release: Release): string[] {
  const { name, version } = release;
  const files = filesOf(release).map(({ url }) => url);
  return [
    ...(isRemoteName(name)
      ? []
      : [
          `${quoteUntrusted(name)} is not a name of a remote: lower case, digits and dashes only, and not "registry"`,
        ]),
    ...(isReleaseVersion(version)
      ? []
      : [`${quoteUntrusted(version)} is not a version such as 1.2.0 or 1.2.0-beta.1`]),
    ...files
      .filter((url) => !isSafeFileName(url))
      .map((url) => `${quoteUntrusted(url)} is not a safe file name`),
    ...duplicateNames(files),
  ];
}

/** Names that are the same file on a case-insensitive file system. */
function duplicateNames(files: readonly string[]): string[] {
  const known = new Set<string>();
  const folders = new Set(files.flatMap((url) => parentFolders(url.toLowerCase())));
  return files.flatMap((url) => {
    const name = url.toLowerCase();
    if (folders.has(name)) return `${quoteUntrusted(url)} is the name of a file and a folder`;
    if (known.has(name)) return `${quoteUntrusted(url)} is listed twice, be it in other letter case`;
    known.add(name);
    return [];
  });
}

export function parentFolders(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

export function releaseErrors(release: Release): string[] {
  const { routes, requires, uses } = release;
  return [
    ...filesOf(release)
      .filter(({ integrity }) => !isIntegrity(integrity))
      .map(({ url }) => `${quoteUntrusted(url)} has no integrity of the form sha384-…`),
    ...serverErrors(release),
    ...routes.flatMap(pageErrors),
    ...duplicatePages(routes),
    ...[...new Set([...Object.keys(requires), ...Object.keys(uses)])]
      .filter((name) => !isSharedModule(name))
      .map((name) => `${quoteUntrusted(name)} is not shared; only ${SHARED_PACKAGES.join(', ')} are`),
    ...Object.entries(requires)
      .filter(([, range]) => !isVersionRange(range))
      .map(
        ([name, range]) =>
          `${name} needs ${quoteUntrusted(range)}, which is not a range of versions such as ^1.2.0`,
      ),
    ...Object.entries(uses).flatMap(([name, used]) =>
      used
        .filter((use) => !isExportName(use))
        .map((use) => `${quoteUntrusted(use)}, taken from ${name}, is not a name of an export`),
    ),
    ...needErrors(release),
  ];
}

const TOKEN = /^--[\w-]{1,98}$/;
const CALL = /^[A-Z]{3,7} (?:\/[\w.:-]*){1,10}$/;
const FIELD = /^[\w.[\]]{1,100}$/;

/** Errors in texts that `mfe` prints. */
function needErrors({ tokens = [], calls = {} }: ReleaseNeeds): string[] {
  const wrong = [
    ...tokens.filter((token) => !TOKEN.test(token)),
    ...Object.keys(calls).filter((call) => !CALL.test(call)),
    ...Object.values(calls).flatMap((fields) => Object.entries(fields).flatMap(wrongIn)),
  ];
  return wrong.map((text) => `${quoteUntrusted(text)} is not a design token, call, field or kind of value`);
}

function wrongIn([field, kinds]: [field: string, kinds: string]): string[] {
  const known: readonly string[] = FIELD_KINDS;
  return [...(FIELD.test(field) ? [] : [field]), ...kindsOf(kinds).filter((kind) => !known.includes(kind))];
}

function serverErrors({ assets, server }: Release): string[] {
  const { url, size } = server ?? { url: SERVER_ENTRY_FILE, size: 0 };
  return [
    ...(url === SERVER_ENTRY_FILE
      ? []
      : [`the server runs ${SERVER_ENTRY_FILE} of a release, not ${quoteUntrusted(url)}`]),
    ...(size > SERVER_ENTRY_MAX_BYTES
      ? [`${SERVER_ENTRY_FILE} is larger than ${String(SERVER_ENTRY_MAX_BYTES)} bytes`]
      : []),
    ...assets
      .filter((asset) => isServerEntryFile(asset.url))
      .map((asset) => `${asset.url} is for the server: no browser can load it`),
  ];
}

function pageErrors({ path, title = '', data = [] }: ReleaseRoute): string[] {
  const pathError = pagePathError(path);
  if (pathError !== undefined) return [pathError];
  return [
    ...(title.length > TITLE_MAX
      ? [`the title of ${path} has more than ${String(TITLE_MAX)} characters`]
      : []),
    ...(hasInvisibleCharacters(title)
      ? [
          `the title of ${path}, ${quoteUntrusted(title)}, has characters that cannot be seen or turn text around`,
        ]
      : []),
    ...data
      .filter((pattern) => !isRequestPattern(pattern))
      .map(
        (pattern) =>
          `${path} wants ${quoteUntrusted(pattern)} kept, which is not a call such as /api/v1/user/:id`,
      ),
  ];
}

function isRequestPattern(pattern: string): boolean {
  const call = pattern.slice(API_PREFIX.length);
  return pattern.startsWith(`${API_PREFIX}/`) && !call.startsWith('/:') && isPagePath(`/call${call}`);
}

function duplicatePages(routes: readonly ReleaseRoute[]): string[] {
  const shapes = routes.map(({ path }) => shapeOf(path).join('/'));
  return routes
    .filter((_, index) => shapes.indexOf(shapes[index] ?? '') !== index)
    .map(
      ({ path }) => `the page ${quoteUntrusted(path)} is there twice, be it with other names or letter case`,
    );
}
