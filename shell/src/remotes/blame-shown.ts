import { restoreNatives } from '../natives/open-natives.ts';
import { failed } from './failures/failed.ts';
import { quarantine } from './selection/quarantine.ts';
import { shownNow } from './shown-now.ts';

/**
 * Brings natives back that could not be locked and were changed. It is laid to the release on the screen, so that none
 * that comes after it is blamed: it is reported and quarantined.
 */
export function blameShown(): void {
  const changed = restoreNatives();
  const shown = shownNow();
  if (changed === '' || !shown) return;
  const { remote, release } = shown;
  const error = new Error(`changed ${changed}`);
  failed({ remote, version: release.metadata.version, kind: 'runtime', error });
  quarantine(remote, release, error.message);
}
