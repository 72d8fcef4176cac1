import { releaseIn } from '../failures/running-releases.ts';
import { onVisibleReleaseChange, visibleRelease, type VisibleRelease } from '../visible-release.ts';
import { FREEZE_MS } from './freeze-watch.ts';
import { LEAVING_MS, MAX_BLOCKED_MS } from './leak-limits.ts';
import { observeLongFrames, type LongFrame } from './long-frames.ts';

interface LeftRelease {
  readonly release: VisibleRelease;
  readonly at: number;
  blockedMs: number;
}

interface LeftReleaseEvents {
  /** Called once each time a release has blocked the page for too long, in milliseconds, after it was left. */
  readonly onRanOn: (release: VisibleRelease, blockedMs: number) => void;
  /** Called when the page runs again after a freeze that no left release caused. */
  readonly onThawed: () => void;
}

/** Invokers of code that only the release itself started. Modules may also belong to a page that is opened next. */
const OWN_CALLS = ['user-callback', 'event-listener'];

/** @returns tells whether this page has left a release and the browser names the scripts that block it */
export function watchLeftReleases({ onRanOn, onThawed }: LeftReleaseEvents): () => boolean {
  const left = new Map<string, LeftRelease>();
  let shown = visibleRelease();
  onVisibleReleaseChange(() => {
    const next = visibleRelease();
    if (shown) left.set(nameOf(shown), { release: shown, at: performance.now(), blockedMs: 0 });
    if (next) left.delete(nameOf(next));
    shown = next;
  });
  const charge = ({ sourceURL, startTime, duration, invokerType }: LongFrame['scripts'][number]): boolean => {
    const by = OWN_CALLS.includes(invokerType) ? releaseIn(sourceURL) : undefined;
    const charged = by && left.get(`${by.remote} ${by.version}`);
    if (!charged || startTime < charged.at + LEAVING_MS) return false;
    const isNamed = charged.blockedMs >= MAX_BLOCKED_MS;
    charged.blockedMs += duration;
    if (!isNamed && charged.blockedMs >= MAX_BLOCKED_MS) onRanOn(charged.release, charged.blockedMs);
    return true;
  };
  const isSupported = observeLongFrames(({ duration, scripts }) => {
    const charged = scripts.filter(charge);
    if (duration >= FREEZE_MS && left.size > 0 && charged.length === 0) onThawed();
  });
  return () => isSupported && left.size > 0;
}

function nameOf({ remote, release }: VisibleRelease): string {
  return `${remote} ${release.metadata.version}`;
}
