import { sampleOf } from '../load-sample.ts';
import { releaseId, UNCHECKED } from '../release-id.ts';
import { writeStored } from '../../browser/storage.ts';
import { onVisibleReleaseChange, type VisibleRelease } from '../visible-release.ts';
import { forgetCrashes, TAB_MARK_KEY } from './crashes.ts';
import { HEARTBEAT_MS, type ToWatchdog } from './freeze-watch.ts';
import { setMark, VISIBLE_PREFIX } from './page-marks.ts';
import { startWatchdog } from './start-watchdog.ts';

const STABLE_MS = 30_000;

interface WatchOptions {
  /** The release to which a freeze or crash of the page is attributed. */
  readonly suspect: () => VisibleRelease | undefined;
  /** True if the page can tell after a freeze that another release caused it. */
  readonly isShared: () => boolean;
}

/** Marks the visible release, and lets a worker watch for freezes. @returns must be called when the suspect changes */
export function watchVisibleRelease({ suspect, isShared }: WatchOptions): () => void {
  const worker = startWatchdog();
  const post = (message: ToWatchdog) => worker?.postMessage(message);
  let current: VisibleRelease | undefined;
  let since = 0;
  let ending = new AbortController();
  let watched: ToWatchdog = {};

  const show = (next: VisibleRelease | undefined) => {
    if (next === current) return;
    ending.abort();
    current = next;
    since = performance.now();
    watched = {};
    if (!next) return post(watched);
    ending = new AbortController();
    const key = VISIBLE_PREFIX + String(Math.random());
    const { remote, release } = next;
    setMark(key, releaseId(remote, release), ending.signal);
    writeStored(TAB_MARK_KEY, key, 'sessionStorage');
    const isSampled = Math.random() < sampleOf(release);
    watched = { shown: { key, remote, version: release.metadata.version, isSampled, isShared: isShared() } };
    post(watched);
  };
  const update = () => {
    const visible = document.visibilityState === 'visible' ? suspect() : undefined;
    show(visible?.release.metadata.integrity === UNCHECKED ? undefined : visible);
  };

  // Timers stop while the browser shows a dialog.
  const pause = () => post({});
  const resume = () => post(watched);

  onVisibleReleaseChange(update);
  document.addEventListener('visibilitychange', update);
  addEventListener('pageshow', update);
  addEventListener('pagehide', () => {
    if (current && performance.now() - since >= STABLE_MS)
      forgetCrashes(releaseId(current.remote, current.release));
    show(undefined);
  });
  addEventListener('beforeprint', pause);
  addEventListener('afterprint', resume);
  addEventListener('beforeunload', () => {
    pause();
    setTimeout(resume, HEARTBEAT_MS); // Runs after the dialog, if the visitor stays.
  });
  setInterval(() => {
    if (current) post('beat');
  }, HEARTBEAT_MS);
  update();
  return update;
}
