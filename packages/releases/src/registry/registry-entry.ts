import { RELEASES_PATH, type PreloadFile, type RegistryEntry } from '@naija/contracts/remote/registry';
import type { Release, ReleaseRoute } from '@naija/contracts/remote/release';
import { ReleaseError } from '../release-error.ts';
import { RELEASE_FILE } from '../release-folder.ts';

/**
 * Registry entry of a release as the default one.
 * @param integrity hash of its release.json
 * @param base origin of its files; '' for the site's own
 */
export function entryOf(release: Release, integrity: string, base: string): RegistryEntry {
  const folder = `${base}${RELEASES_PATH}${release.name}/${release.version}/`;
  const integrities = new Map(release.assets.map((asset) => [asset.url, asset.integrity]));
  const preload = (url: string): PreloadFile => {
    const known = integrities.get(url);
    if (known === undefined)
      throw new ReleaseError('invalid', `${release.name}@${release.version}: ${url} is not among its assets`);
    return { url: folder + url, integrity: known };
  };
  return {
    url: folder + release.entry,
    metadata: { integrity, version: release.version },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: folder + RELEASE_FILE,
      contract: release.contract,
      routes: release.routes.map((route: ReleaseRoute) => ({
        ...route,
        js: route.js.map(preload),
        css: route.css.map(preload),
      })),
      requires: release.requires,
      uses: release.uses,
    },
  };
}

export function baseOf({ url }: RegistryEntry): string {
  return url.slice(0, Math.max(0, url.indexOf(RELEASES_PATH)));
}

/** @throws ReleaseError 'invalid' unless it is an origin */
export function readBase(base: string | undefined): string {
  if (base === undefined) return '';
  if (URL.canParse(base) && /^https?:/.test(base) && new URL(base).origin === base) return base;
  throw new ReleaseError('invalid', `"${base}" is not an origin; use one such as https://cdn.example`);
}
