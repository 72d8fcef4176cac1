import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { findRoute } from '@naija/contracts/remote/routes';
import { readRenderedState } from '@naija/runtime';
import { announceFailed } from '../live-event.ts';
import { currentRelease, recover } from '../remotes/current-release.ts';
import { quarantineReason } from '../remotes/quarantine.ts';
import { releaseId } from '../remotes/release-id.ts';
import { loadSelection } from '../remotes/selection/load-selection.ts';
import type { Selection } from '../remotes/selection/select-releases.ts';

const RETRY_DELAY_MS = 10_000;

/**
 * Loads the release that this browser runs on this page.
 * @returns the state to hydrate with; undefined where another release has rendered the page, or what it left is no state
 */
export async function stateToHydrate(
  renderer: string,
): Promise<ReturnType<typeof readRenderedState> | undefined> {
  const text = document.getElementById(RENDERED_PAGE.stateId)?.textContent ?? '';
  if (text === '' || (await runningRelease()) !== renderer) return undefined;
  try {
    return readRenderedState(text);
  } catch {
    return undefined;
  }
}

/** Never settles where no release can be loaded: the page stays as it was rendered. */
async function runningRelease(): Promise<string | undefined> {
  const { pathname } = globalThis.location;
  const { registry, choices } = await selection();
  const owner = findRoute(registry, pathname);
  if (!owner) return undefined;
  try {
    const { remote, release } = await currentRelease(owner.remote);
    return releaseId(remote, release);
  } catch (error) {
    if (await recover(owner.remote, error).catch(() => false)) return runningRelease();
    const usable = choices.get(owner.remote)?.usable;
    announceFailed(usable?.every((release) => quarantineReason(releaseId(owner.remote, release))));
    return new Promise<never>(() => undefined);
  }
}

/** The page can be read without, so nothing takes its place until there is a network. */
async function selection(): Promise<Selection> {
  for (;;) {
    try {
      return await loadSelection();
    } catch {
      announceFailed(true); // It becomes live without being loaded again.
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
