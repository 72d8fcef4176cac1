import { isRecord } from '@naija/contracts/remote/json-readers';
import { readStored, writeStored } from '../../browser/storage.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { quarantineId } from '../quarantine.ts';
import { readReleaseId } from '../release-id.ts';
import { takeFreezeRecord } from './freeze-records.ts';
import { orphanedMarks, VISIBLE_PREFIX } from './page-marks.ts';

/** Key in `sessionStorage` of the mark that this tab set last. A tab keeps this storage when its page crashes. */
export const TAB_MARK_KEY = 'naija:shown-here';

const KEY = 'naija:deaths';
const DAY_MS = 86_400_000;
const MAX_ENTRIES = 20;
/** Weights of a crash after a freeze, and of one that the device may have caused. */
const AFTER_FREEZE = 2;
const UNEXPLAINED = 1;
/** Reached by two crashes after a freeze, or three of any kind. */
const QUARANTINE_WEIGHT = 3;

interface Crash {
  readonly id: string;
  readonly at: number;
  readonly weight: number;
}

/** Counts crashed pages, and quarantines a release that was visible in too many of them within a day. */
export async function countCrashes(): Promise<void> {
  const ownKey = isRestored() ? undefined : readStored(TAB_MARK_KEY, 'sessionStorage');
  for (const { key, id } of await orphanedMarks(VISIBLE_PREFIX)) {
    const wasFrozen = await takeFreezeRecord(key).catch(() => false);
    // A mark of another tab without a freeze only shows that the tab or the browser was closed or killed.
    if (!wasFrozen && key !== ownKey) continue;
    const weight = wasFrozen ? AFTER_FREEZE : UNEXPLAINED;
    const crashes = [...recentCrashes(), { id, at: Date.now(), weight }].slice(-MAX_ENTRIES);
    const total = crashes.reduce((sum, crash) => (crash.id === id ? sum + crash.weight : sum), 0);
    writeStored(KEY, crashes);
    if (total >= QUARANTINE_WEIGHT) quarantineCrashing(id);
  }
}

/** True if the browser restored this page after it was killed or had discarded the tab. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return entry?.type === 'back_forward' || ('wasDiscarded' in document && document.wasDiscarded);
}

export function forgetCrashes(id: string): void {
  const crashes = recentCrashes();
  const others = crashes.filter((crash) => crash.id !== id);
  if (others.length < crashes.length) writeStored(KEY, others);
}

function quarantineCrashing(id: string): void {
  const reason = 'the page died again and again while it was shown';
  forgetCrashes(id);
  quarantineId(id, reason);
  reportFailure({ ...readReleaseId(id), kind: 'freeze', error: new Error(reason) });
}

function recentCrashes(): Crash[] {
  const stored = readStored(KEY);
  return Array.isArray(stored)
    ? stored.filter((one): one is Crash => isCrash(one) && Math.abs(Date.now() - one.at) < DAY_MS)
    : [];
}

function isCrash(value: unknown): value is Crash {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['at'] === 'number' &&
    typeof value['weight'] === 'number'
  );
}
