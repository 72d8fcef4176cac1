import type { RegistryEntry } from '@naija/contracts/remote/registry';

/** A release whose page is on the screen. */
export interface ShownRelease {
  readonly remote: string;
  readonly release: RegistryEntry;
}

let shown: ShownRelease | undefined;
let changed: () => void = () => undefined;

/**
 * Notes which release is on the screen.
 * @returns to be called when it no longer is
 */
export function noteShown(release: ShownRelease): () => void {
  shown = release;
  changed();
  return () => {
    if (shown === release) shown = undefined;
    changed();
  };
}

/** The release that is on the screen; nothing on pages of the shell's own. */
export function shownNow(): ShownRelease | undefined {
  return shown;
}

/** Calls back from now on whenever another release, or none, comes on the screen; one at a time. */
export function onShownChange(listener: () => void): void {
  changed = listener;
}
