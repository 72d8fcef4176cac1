import { reportFailure } from '../failures/report-failure.ts';
import { quarantine } from '../quarantine.ts';
import type { VisibleRelease } from '../visible-release.ts';
import { LEAK_EVENT } from './leak-event.ts';

/** Names a release that leaks, quarantines it, and has the visitor offered the page without it. */
export function reportLeak({ remote, release }: VisibleRelease, what: string): void {
  reportFailure({ remote, version: release.metadata.version, kind: 'leak', error: new Error(what) });
  quarantine(remote, release, what);
  document.dispatchEvent(new Event(LEAK_EVENT));
}
