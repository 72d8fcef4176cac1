import { releasesToTry } from '@naija/contracts/remote/releases-to-try';
import { routeConflictsIn, type RouteConflicts } from '@naija/contracts/remote/route-conflicts';
import {
  registryName,
  releasesOf,
  remoteNames,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { reportFailure } from '../failures/report-failure.ts';
import { quarantineReason } from '../quarantine.ts';
import { releaseId } from '../release-id.ts';
import { unmetByShell } from './compatibility.ts';
import { bucketFor } from './visitor-bucket.ts';

export interface Choice {
  /** Releases in the order in which to try them; empty if none is compatible. */
  usable: RegistryEntry[];
  /** Reasons why the others are not usable, as `version: reason`. */
  passedOver: string[];
}

export interface Selection {
  /** Lists of the site with their shares of visitors, whatever this tab chooses. */
  site: Registry;
  registry: Registry;
  choices: ReadonlyMap<string, Choice>;
}

/**
 * Selects the releases that a visitor gets: the canary of the visitor's bucket first, only compatible ones, quarantined
 * ones last.
 */
export function selectReleases(site: Registry): Selection {
  const conflicts = routeConflictsIn(site);
  const choices = new Map(remoteNames(site).map((remote) => [remote, choose(site, remote, conflicts)]));
  const lists = [...choices].map(([remote, { usable }]) => [
    registryName(remote),
    withFirstAsDefault(usable.length > 0 ? usable : ownPagesOf(site, remote, conflicts)),
  ]);
  return {
    site,
    choices,
    registry: { ...site, microFrontends: Object.fromEntries(lists) as Registry['microFrontends'] },
  };
}

function choose(site: Registry, remote: string, conflicts: RouteConflicts): Choice {
  const passedOver: string[] = [];
  const usable: RegistryEntry[] = [];
  const quarantined: RegistryEntry[] = [];
  for (const release of releasesToTry(releasesOf(site, remote), bucketFor(remote))) {
    const { version } = release.metadata;
    const incompatible = whyIncompatible(remote, release, conflicts);
    const fault = quarantineReason(releaseId(remote, release));
    if (incompatible !== '' || fault !== undefined)
      passedOver.push(`${version}: ${incompatible || (fault ?? '')}`);
    if (incompatible !== '') {
      // Reported only for a release that visitors should have got.
      if (usable.length === 0)
        reportFailure({ remote, version, kind: 'misfit', error: new Error(incompatible) });
    } else (fault === undefined ? usable : quarantined).push(release);
  }
  return { usable: usable.length > 0 ? usable : quarantined, passedOver };
}

function whyIncompatible(remote: string, { extras }: RegistryEntry, conflicts: RouteConflicts): string {
  const paths = extras.routes.map(({ path }) => path);
  return [...unmetByShell(extras), ...conflicts(remote, paths)].join('; ');
}

/** Keeps the routes of a remote without usable releases, so that its pages show the failure. */
function ownPagesOf(site: Registry, remote: string, conflicts: RouteConflicts): RegistryEntry[] {
  return releasesOf(site, remote)
    .slice(0, 1)
    .map((release) => {
      const routes = release.extras.routes.filter(({ path }) => conflicts(remote, [path]).length === 0);
      return { ...release, extras: { ...release.extras, routes } };
    });
}

function withFirstAsDefault(releases: readonly RegistryEntry[]): RegistryEntry[] {
  return releases.map((release, index) => ({
    ...release,
    deployment: { traffic: index === 0 ? 100 : 0, default: index === 0 },
  }));
}
