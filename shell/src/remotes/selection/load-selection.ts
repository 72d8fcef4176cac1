import { type Registry, releasesOf } from '@naija/contracts/remote/registry';
import { findRoute } from '@naija/contracts/remote/routes';
import { RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { trackCode } from '../../loading/pending-loads.ts';
import { storedKeys } from '../../browser/storage.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { preloadPage } from '../preload.ts';
import { quarantineId } from '../quarantine.ts';
import { pageRegistry, siteRegistry, type ListRequest } from '../registry/site-registry.ts';
import { readReleaseId, UNCHECKED } from '../release-id.ts';
import { VISIBLE_PREFIX, crashedImports } from '../watchdog/page-marks.ts';
import { hasChosenReleases, mayOverride } from '../page-settings.ts';
import { selectReleases, type Selection } from './select-releases.ts';
import { NO_RELEASE, setRenderingCookie } from '../../browser/rendering-cookie.ts';

let loading: Promise<Selection> | undefined;
let latest: Selection | undefined;
/** Lists of other pages, and of remotes by name, that this page has requested. */
let added: Registry['microFrontends'] = {};

/** Selects the releases for this visitor, once per page. After a failure the next call fetches again. */
export function loadSelection(): Promise<Selection> {
  loading ??= trackCode(firstSelection()).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Adds the lists of a page that this visitor opens. Lists that are already selected stay as they are. */
export async function addLists({ microFrontends }: Registry): Promise<Registry> {
  added = { ...added, ...microFrontends };
  const { site } = await loadSelection();
  const extended = await select(site);
  loading = Promise.resolve(extended);
  return extended.registry;
}

export async function refreshSelection(request?: ListRequest): Promise<Selection> {
  if (Object.keys(added).length > 0) {
    // The previous lists stay.
    const shown = await pageRegistry(globalThis.location.pathname, request).catch(() => undefined);
    added = { ...added, ...shown?.microFrontends };
  }
  const fresh = await select(await siteRegistry(request));
  loading = Promise.resolve(fresh);
  return fresh;
}

export async function loadRegistry(): Promise<Registry> {
  return (await loadSelection()).registry;
}

/** The registry if it is already known: a page that is hydrated cannot wait for it. */
export function knownRegistry(): Registry | undefined {
  return latest?.registry;
}

export function startRegistry(): void {
  loadSelection()
    .then(({ registry, choices }) => {
      const { pathname } = globalThis.location;
      const owner = findRoute(registry, pathname);
      const first = owner && choices.get(owner.remote)?.usable[0];
      return first && preloadPage(first, pathname);
    })
    .catch(() => undefined); // The page that needs it fetches again and shows the failure.
}

/** Fetches the registry, and looks for crashes of earlier pages, which cannot be told from imports of this page later. */
async function firstSelection(): Promise<Selection> {
  const [site] = await Promise.all([
    siteRegistry(),
    quarantineCrashed().catch(() => undefined),
    countCrashesIfAny().catch(() => undefined), // Counted at the next page load.
  ]);
  return select(site);
}

async function select(listed: Registry): Promise<Selection> {
  const offered = hasChosenReleases() ? await withChosen(listed) : withAdded(listed);
  const site = withAdded(listed);
  latest = { ...selectReleases(mayOverride() ? await withOverrides(offered) : offered), site };
  setReleasesCookie(site, latest.choices);
  return latest;
}

async function withChosen(site: Registry): Promise<Registry> {
  const { chosenLists, chosenRegistry } = await import('./chosen-registry.ts');
  added = { ...(await chosenLists(withAdded(site))), ...added };
  return chosenRegistry(withAdded(site));
}

/** Adds lists after those of the site, which were published before. */
function withAdded(site: Registry): Registry {
  return { ...site, microFrontends: { ...site.microFrontends, ...added, ...site.microFrontends } };
}

async function withOverrides(site: Registry): Promise<Registry> {
  const [{ overrideRegistry }, { overrides }] = await Promise.all([
    import('./override-registry.ts'),
    import('./overrides.ts'),
  ]);
  return overrideRegistry(site, overrides);
}

async function countCrashesIfAny(): Promise<void> {
  if (storedKeys(VISIBLE_PREFIX).length === 0) return;
  const { countCrashes } = await import('../watchdog/crashes.ts');
  await countCrashes();
}

async function quarantineCrashed(): Promise<void> {
  const reason = 'the page did not survive its import';
  for (const id of await crashedImports()) {
    quarantineId(id, reason);
    reportFailure({ ...readReleaseId(id), kind: 'import', error: new Error(reason) });
  }
}

/** Informs the server which remotes this browser loads in another release than the default one. */
export function setReleasesCookie(site: Registry, choices: Selection['choices']): void {
  const others = [...choices].flatMap(([remote, { usable }]) => {
    const chosen = usable[0]?.metadata;
    const byDefault = releasesOf(site, remote).find(({ deployment }) => deployment.default)?.metadata;
    if (chosen && chosen.version === byDefault?.version && chosen.integrity === byDefault.integrity)
      return [];
    return [`${remote}=${chosen && chosen.integrity !== UNCHECKED ? chosen.version : NO_RELEASE}`];
  });
  setRenderingCookie(RENDERING_COOKIES.releases, others.join('&'));
}
