import type { Registry } from '@naija/contracts/remote/registry';
import { findRoute } from '@naija/contracts/remote/routes';
import { failed } from './failures/failed.ts';
import { preloadPage } from './preload.ts';
import { siteRegistry } from './registry/site-registry.ts';
import { readReleaseId } from './release-id.ts';
import { deadlyImports } from './selection/import-mark.ts';
import { overrideRegistry } from './selection/override-registry.ts';
import { overrides, takeOverrides } from './selection/overrides.ts';
import { quarantineId } from './selection/quarantine.ts';
import { select, type Selection } from './selection/select.ts';
import { countDeathsIfAny } from './watchdog/shown-marks.ts';

let loading: Promise<Selection> | undefined;

/**
 * What the registry gives this visitor, asked for once in the life of the page.
 * A failure is not kept: the next call asks again.
 */
export function loadSelection(): Promise<Selection> {
  loading ??= makeSelection().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** As `loadSelection`, but asks anew: for a page that was opened before releases came and went. */
export async function refreshSelection(): Promise<Selection> {
  const fresh = await makeSelection();
  loading = Promise.resolve(fresh);
  return fresh;
}

/** The registry in this visitor's own order. */
export async function loadRegistry(): Promise<Registry> {
  return (await loadSelection()).registry;
}

/** Asks for the registry, and for the files of the page that the address names. */
export function startRegistry(): void {
  takeOverrides();
  loadSelection()
    .then(({ registry, choices }) => {
      const { pathname } = globalThis.location;
      const owner = findRoute(registry, pathname);
      const first = owner && choices.get(owner.remote)?.usable[0];
      return first && preloadPage(first, pathname);
    })
    .catch(() => undefined); // whoever needs the registry asks again and shows the failure
}

async function makeSelection(): Promise<Selection> {
  const [site, deadly] = await Promise.all([
    siteRegistry(),
    deadlyImports(),
    countDeathsIfAny().catch(() => undefined), // Counted at the next page load.
  ]);
  deadly.forEach(confine);
  return select(await overrideRegistry(site, overrides));
}

function confine(id: string): void {
  const reason = 'the page did not survive its import';
  quarantineId(id, reason);
  failed({ ...readReleaseId(id), kind: 'import', error: new Error(reason) });
}
