import { releasesToTry } from '@naija/contracts/remote/releases-to-try';
import { routeConflictsIn, type RouteConflicts } from '@naija/contracts/remote/route-conflicts';
import {
  registryName,
  releasesOf,
  remoteNames,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { failed } from '../failures/failed.ts';
import { releaseId } from '../release-id.ts';
import { misfitsHere } from './provided.ts';
import { quarantineReason } from './quarantine.ts';
import { placeFor } from './visitor.ts';

/** The releases of one remote for one visitor. */
export interface Choice {
  /** To be tried in this order; empty where none fits this shell. */
  usable: RegistryEntry[];
  /** Why the others are not, a line each. */
  passedOver: string[];
}

/** What one visitor's page works with. */
export interface Selection {
  /** Each remote's list in this visitor's own order. */
  registry: Registry;
  choices: ReadonlyMap<string, Choice>;
}

/** Chooses for this visitor: by trial share, by what fits this shell, and without what went wrong here before. */
export function select(site: Registry): Selection {
  const stolen = routeConflictsIn(site);
  const choices = new Map(remoteNames(site).map((remote) => [remote, choose(site, remote, stolen)]));
  const lists = [...choices].map(([remote, { usable }]) => [
    registryName(remote),
    asShares(usable.length > 0 ? usable : ownPagesOf(site, remote, stolen)),
  ]);
  return {
    choices,
    registry: { ...site, microFrontends: Object.fromEntries(lists) as Registry['microFrontends'] },
  };
}

function choose(site: Registry, remote: string, stolen: RouteConflicts): Choice {
  const passedOver: string[] = [];
  const usable: RegistryEntry[] = [];
  const confined: RegistryEntry[] = [];
  for (const release of releasesToTry(releasesOf(site, remote), placeFor(remote))) {
    const { version } = release.metadata;
    const unfit = whyUnfit(remote, release, stolen);
    const fault = quarantineReason(releaseId(remote, release));
    if (unfit !== '' || fault !== undefined) passedOver.push(`${version}: ${unfit || (fault ?? '')}`);
    if (unfit !== '') {
      // An old release that no longer fits is nobody's failure; one that visitors should have got is.
      if (usable.length === 0) failed({ remote, version, kind: 'misfit', error: new Error(unfit) });
    } else (fault === undefined ? usable : confined).push(release);
  }
  return { usable: usable.length > 0 ? usable : confined, passedOver };
}

function whyUnfit(remote: string, { extras }: RegistryEntry, stolen: RouteConflicts): string {
  const paths = extras.routes.map(({ path }) => path);
  return [...misfitsHere(extras), ...stolen(remote, paths)].join('; ');
}

/** For a remote that cannot be shown: its pages are still its own, so that its place can say so. */
function ownPagesOf(site: Registry, remote: string, stolen: RouteConflicts): RegistryEntry[] {
  return releasesOf(site, remote)
    .slice(0, 1)
    .map((release) => {
      const routes = release.extras.routes.filter(({ path }) => stolen(remote, [path]).length === 0);
      return { ...release, extras: { ...release.extras, routes } };
    });
}

function asShares(releases: readonly RegistryEntry[]): RegistryEntry[] {
  return releases.map((release, index) => ({
    ...release,
    deployment: { traffic: index === 0 ? 100 : 0, default: index === 0 },
  }));
}
