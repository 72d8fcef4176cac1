import type { RegistryEntry } from '@naija/contracts/remote/registry';

export interface VisibleRelease {
  readonly remote: string;
  readonly release: RegistryEntry;
}

const CHANGE_EVENT = 'naija:visible-release';

let visible: VisibleRelease | undefined;

export function setVisibleRelease(release: VisibleRelease): () => void {
  visible = release;
  announce();
  return () => {
    if (visible === release) visible = undefined;
    announce();
  };
}

/** Undefined on pages of the shell's own. */
export function visibleRelease(): VisibleRelease | undefined {
  return visible;
}

export function onVisibleReleaseChange(listener: () => void): void {
  document.addEventListener(CHANGE_EVENT, listener);
}

function announce(): void {
  document.dispatchEvent(new Event(CHANGE_EVENT));
}
