import { releaseId, UNCHECKED } from '../release-id.ts';
import { setMark } from '../selection/mark.ts';
import { onShownChange, shownNow, type ShownRelease } from '../shown-now.ts';
import { forgetDeaths } from './deaths.ts';
import { BEAT_MS } from './freeze-watch.ts';
import { SHOWN_PREFIX } from './shown-marks.ts';
import { startWatchdog } from './start-watchdog.ts';
import type { ToWatchdog } from './watchdog-messages.ts';

/** Milliseconds on the screen after which a page that ends in an orderly way speaks for its release. */
const SOUND_MS = 30_000;

/**
 * From now on leaves a mark while a release is on the screen, and lets a worker find out whether the page stands still.
 * A page that is hidden, left or closed has no mark.
 */
export function watchShown(): void {
  const worker = startWatchdog();
  const tell = (message: ToWatchdog) => worker?.postMessage(message);
  let current: ShownRelease | undefined;
  let since = 0;
  let ending = new AbortController();
  let watched: ToWatchdog = {};

  const show = (next: ShownRelease | undefined) => {
    if (next === current) return;
    ending.abort();
    current = next;
    since = performance.now();
    watched = {};
    if (!next) return tell(watched);
    ending = new AbortController();
    const key = SHOWN_PREFIX + String(Math.random());
    const { remote, release } = next;
    setMark(key, releaseId(remote, release), ending.signal);
    watched = { shown: { key, remote, version: release.metadata.version } };
    tell(watched);
  };
  const update = () => {
    const shown = document.visibilityState === 'visible' ? shownNow() : undefined;
    show(shown?.release.metadata.integrity === UNCHECKED ? undefined : shown);
  };

  // No timer of the page runs while the browser asks the visitor something.
  const pause = () => tell({});
  const resume = () => tell(watched);

  onShownChange(update);
  document.addEventListener('visibilitychange', update);
  addEventListener('pageshow', update);
  addEventListener('pagehide', () => {
    if (current && performance.now() - since >= SOUND_MS)
      forgetDeaths(releaseId(current.remote, current.release));
    show(undefined);
  });
  addEventListener('beforeprint', pause);
  addEventListener('afterprint', resume);
  addEventListener('beforeunload', () => {
    pause();
    setTimeout(resume, BEAT_MS); // Runs only once the question, if there is one, is answered.
  });
  setInterval(() => {
    if (current) tell('beat');
  }, BEAT_MS);
  update();
}
