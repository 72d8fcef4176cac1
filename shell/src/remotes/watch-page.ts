import { reportFailure } from './failures/report-failure.ts';
import { reportLeak } from './leaks/report-leak.ts';
import { watchLeftReleases } from './leaks/watch-left-releases.ts';
import { watchPageSize } from './leaks/watch-page-size.ts';
import { watchMenu } from './navigation/watch-menu.ts';
import { visibleRelease, type VisibleRelease } from './visible-release.ts';
import { watchVisibleRelease } from './watchdog/watch-visible.ts';

/** Watches the releases of this page for freezes, crashes, leaks and a hidden menu. */
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
  watchMenu();
}
