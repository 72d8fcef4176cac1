import { reportFailure } from '../failures/report-failure.ts';
import { watchLeftReleases } from './watch-left-releases.ts';
import { unlockPage } from '../hidden/restore-frame.ts';
import { watchHidden } from '../hidden/watch-hidden.ts';
import { watchLinks } from '../tampering/watch-links.ts';
import { visibleRelease, type VisibleRelease, onVisibleReleaseChange } from '../visible-release.ts';
import { watchVisibleRelease } from './watch-visible.ts';
import { quarantine } from '../quarantine.ts';
import { LEAK_EVENT } from '../../browser/page-events.ts';
import { MAX_ELEMENTS, SIZE_CHECK_MS } from './leak-limits.ts';

export function watchPage(): void {
  let leftBehind: VisibleRelease | undefined;
  const isShared = watchLeftReleases({
    onRanOn: (release, blockedMs) => {
      leftBehind = release;
      update();
      reportLeak(release, `it blocked the page for ${String(Math.round(blockedMs))} ms after it was left`);
    },
    onThawed: () => {
      const visible = visibleRelease();
      if (!visible) return;
      const { version } = visible.release.metadata;
      reportFailure({
        remote: visible.remote,
        version,
        kind: 'freeze',
        error: new Error('the page stood still'),
      });
    },
  });
  const update = watchVisibleRelease({ suspect: () => leftBehind ?? visibleRelease(), isShared });
  watchPageSize((release, elements) => {
    reportLeak(release, `it filled the page with ${String(elements)} elements`);
  });
  onVisibleReleaseChange(() => {
    if (!visibleRelease()) unlockPage();
  });
  watchHidden();
  watchLinks();
}

/** Reports and quarantines a release that leaks, and offers the visitor a reload without it. */
function reportLeak({ remote, release }: VisibleRelease, what: string): void {
  reportFailure({ remote, version: release.metadata.version, kind: 'leak', error: new Error(what) });
  quarantine(remote, release, what);
  document.dispatchEvent(new Event(LEAK_EVENT));
}

/** Reports the visible release once if it fills the page with elements. */
function watchPageSize(onFilled: (release: VisibleRelease, elements: number) => void): void {
  const all = document.getElementsByTagName('*');
  let before = 0;
  let named: VisibleRelease | undefined;
  let wasFull = false;

  onVisibleReleaseChange(() => {
    // Counts the frame, and elements of releases that are no longer visible.
    if (!visibleRelease())
      before = all.length - (document.querySelector('main')?.getElementsByTagName('*').length ?? 0);
    wasFull = false;
  });
  setInterval(() => {
    const visible = visibleRelease();
    const added = all.length - before;
    const isFull = added >= MAX_ELEMENTS;
    if (visible && visible !== named && isFull && wasFull) {
      named = visible;
      onFilled(visible, added);
    }
    wasFull = isFull;
  }, SIZE_CHECK_MS);
}
