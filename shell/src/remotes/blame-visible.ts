import { restoreIntrinsics } from '../intrinsics/restore-intrinsics.ts';
import { reportFailure } from './failures/report-failure.ts';
import { quarantine } from './quarantine.ts';
import { visibleRelease } from './visible-release.ts';

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
