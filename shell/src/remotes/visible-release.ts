import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { restoreIntrinsics } from '../intrinsics/restore-intrinsics.ts';
import { reportFailure } from './failures/report-failure.ts';
import { quarantine } from './quarantine.ts';

export interface VisibleRelease {
  readonly remote: string;
  readonly release: RegistryEntry;
  /** Lets the page fall back to another release, because of this error. */
  readonly fail?: (error: Error) => void;
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

/** Undefined on pages of the shell itself. */
export function visibleRelease(): VisibleRelease | undefined {
  return visible;
}

export function onVisibleReleaseChange(listener: () => void): void {
  document.addEventListener(CHANGE_EVENT, listener);
}

function announce(): void {
  document.dispatchEvent(new Event(CHANGE_EVENT));
}

/** Restores intrinsics, and quarantines the visible release if it changed any, so that the next one is not blamed. */
export function blameVisibleRelease(): void {
  const changed = restoreIntrinsics();
  const visible = visibleRelease();
  if (changed === '' || !visible) return;
  const { remote, release } = visible;
  const error = new Error(`changed ${changed}`);
  reportFailure({ remote, version: release.metadata.version, kind: 'runtime', error });
  quarantine(remote, release, error.message);
}
