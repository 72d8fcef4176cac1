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
  /** In the order in which to try them; empty where none is compatible. */
  usable: RegistryEntry[];
  /** Why the others are not usable, as `version: reason`. */
  passedOver: string[];
}

export interface Selection {
  /** As the site lists them, with the shares of visitors, whatever this tab chooses. */
  site: Registry;
  registry: Registry;
  choices: ReadonlyMap<string, Choice>;
}

/** The rule which releases a visitor gets: canary bucket first, compatible ones only, quarantined ones last. */
export function selectReleases(site: Registry): Selection {
  const stolen = routeConflictsIn(site);
  const choices = new Map(remoteNames(site).map((remote) => [remote, choose(site, remote, stolen)]));
  const lists = [...choices].map(([remote, { usable }]) => [
    registryName(remote),
    withFirstAsDefault(usable.length > 0 ? usable : ownPagesOf(site, remote, stolen)),
  ]);
  return {
    site,
    choices,
    registry: { ...site, microFrontends: Object.fromEntries(lists) as Registry['microFrontends'] },
  };
}

function choose(site: Registry, remote: string, stolen: RouteConflicts): Choice {
  const passedOver: string[] = [];
  const usable: RegistryEntry[] = [];
  const quarantined: RegistryEntry[] = [];
  for (const release of releasesToTry(releasesOf(site, remote), bucketFor(remote))) {
    const { version } = release.metadata;
    const incompatible = whyIncompatible(remote, release, stolen);
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

function whyIncompatible(remote: string, { extras }: RegistryEntry, stolen: RouteConflicts): string {
  const paths = extras.routes.map(({ path }) => path);
  return [...unmetByShell(extras), ...stolen(remote, paths)].join('; ');
}

/** A remote without usable releases keeps its routes, so that its pages show the failure. */
function ownPagesOf(site: Registry, remote: string, stolen: RouteConflicts): RegistryEntry[] {
  return releasesOf(site, remote)
    .slice(0, 1)
    .map((release) => {
      const routes = release.extras.routes.filter(({ path }) => stolen(remote, [path]).length === 0);
      return { ...release, extras: { ...release.extras, routes } };
    });
}

function withFirstAsDefault(releases: readonly RegistryEntry[]): RegistryEntry[] {
  return releases.map((release, index) => ({
    ...release,
    deployment: { traffic: index === 0 ? 100 : 0, default: index === 0 },
  }));
}
