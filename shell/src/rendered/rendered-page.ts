import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { findRoute } from '@naija/contracts/remote/routes';
import { readRenderedState } from '@naija/runtime';
import { announceFailed, REDRAWN_EVENT } from '../browser/page-events.ts';
import { currentRelease, recover } from '../remotes/current-release.ts';
import { quarantineReason } from '../remotes/quarantine.ts';
import { releaseId, readReleaseId, pageRenderer } from '../remotes/release-id.ts';
import { loadSelection } from '../remotes/selection/load-selection.ts';
import type { Selection } from '../remotes/selection/select-releases.ts';
import { reportThrown } from '../remotes/failures/report-failure.ts';
const RETRY_DELAY_MS = 10_000;

/**
 * Loads the release that this browser runs on this page.
 * @returns the state to hydrate with; undefined if another release rendered the page, or the state is malformed
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

/** Never settles if no release can be loaded: the page stays as it was rendered. */
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

/** Waits for a network, because the rendered page stays readable without a selection. */
async function selection(): Promise<Selection> {
  for (;;) {
    try {
      return await loadSelection();
    } catch {
      announceFailed(true); // The page becomes live later without a reload.
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

/** Keeps the text in the search box of a page that is rendered again, in the address, as if it had been submitted. */
export function keepSearch(root: Element): void {
  const form = root.querySelector<HTMLFormElement>('form[role="search"]');
  const box = form?.querySelector<HTMLInputElement>('[type="search"][name]');
  if (!form || !box || box.value === box.defaultValue) return;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.set(name, value);
  history.replaceState(history.state, '', `?${query.toString()}`);
}

/**
 * Reports that React discarded a part of the rendered page and rendered it again, unless an extension or a translator
 * had changed it.
 */
export function reportRedraw(error: unknown): void {
  if (!document.dispatchEvent(new Event(REDRAWN_EVENT, { cancelable: true }))) return;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  reportThrown({ ...readReleaseId(pageRenderer() ?? ''), kind: 'render', error: cause });
}
