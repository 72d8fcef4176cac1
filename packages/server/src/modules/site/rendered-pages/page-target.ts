import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';
import { SEARCH_PARAM, searchText } from '@naija/contracts/domain/list-query';
import { pagePaths } from '@naija/contracts/domain/pages';
import { phoneIn } from '@naija/contracts/domain/phone';
import type { Registry } from '@naija/contracts/remote/registry';
import { createBoundedCache } from '../../../platform/caching/bounded-cache.ts';
import { registryAddress } from '../registry-address.ts';
import { chooseRelease, type ChosenRelease } from './choose-release.ts';
import type { PageKey } from './page-cache.ts';
import type { RequestVariant } from './request-variant.ts';
import type { ShellBuild } from './shell-build.ts';

export interface PageTarget extends ChosenRelease {
  key: PageKey;
  releaseId: string;
  build: ShellBuild;
  location: string;
  origin: string;
  lite: boolean;
  language: Language;
  registryAddress: string;
  /** True if the visitor's cookies chose the page. */
  isPrivate: boolean;
}

export interface PageRequest {
  location: string;
  origin: string;
  variant: RequestVariant;
}

/** Undefined if the server renders nothing for this visitor. */
export type FindTarget = (
  registry: Registry,
  build: ShellBuild,
  request: PageRequest,
) => PageTarget | undefined;

const BOUNDS = { maxEntries: 4_000, maxBytes: 8_000_000 };

/** Remembers results while registry and shell are the same. */
export function createTargetFinder(): FindTarget {
  let found = createBoundedCache<{ size: number; target: PageTarget | undefined }>(BOUNDS);
  let foundIn: readonly unknown[] = [];
  return (registry, build, request) => {
    if (foundIn[0] !== registry || foundIn[1] !== build) {
      found = createBoundedCache(BOUNDS);
      foundIn = [registry, build];
    }
    const { location, origin, variant } = request;
    const key = JSON.stringify([location, origin, variant.releases, variant.lite, variant.language]);
    const known = found.get(key);
    if (known) return known.target;
    const target = targetOf(registry, build, request);
    found.set(key, { size: 4 * key.length, target });
    return target;
  };
}

/** Unknown parameters respond 404, and other spellings are redirected */
const LOOKED_UP = [pagePaths.agent(''), pagePaths.location('')];

/** Clients can invent addresses of other pages. */
function isOnlyAddress(pathname: string, pattern: string): boolean {
  const folder = pattern.slice(0, pattern.lastIndexOf('/') + 1);
  return pathname === pattern || LOOKED_UP.includes(folder);
}

function targetOf(
  registry: Registry,
  build: ShellBuild,
  { location, origin, variant: { releases, lite, language } }: PageRequest,
): PageTarget | undefined {
  const [pathname = '/', query] = location.split('?', 2);
  // The browser looks numbers up, because look-ups are rate limited.
  if (phoneIn(searchText(new URLSearchParams(query).get(SEARCH_PARAM) ?? '')) !== undefined) return undefined;
  const chosen = chooseRelease(registry, build.manifest, pathname, new URLSearchParams(releases));
  if (!chosen) return undefined;
  const { version, integrity } = chosen.release.metadata;
  const releaseId = `${chosen.remote}@${version}#${integrity}`;
  const address = registryAddress(registry, { remote: chosen.remote, path: chosen.route.path });
  const key = {
    remote: chosen.remote,
    id: JSON.stringify([location, releaseId, build.version, lite, language, origin, address]),
    isUnusual:
      location.includes('?') ||
      releases !== '' ||
      !LANGUAGES[language].isComplete ||
      !isOnlyAddress(pathname, chosen.route.path),
  };
  const isPrivate = lite || language !== SOURCE_LANGUAGE || releases !== '';
  return {
    ...chosen,
    key,
    releaseId,
    build,
    location,
    origin,
    lite,
    language,
    registryAddress: address,
    isPrivate,
  };
}
