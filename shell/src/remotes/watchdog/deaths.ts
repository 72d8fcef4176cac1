import { isRecord } from '@naija/contracts/remote/json-readers';
import { failed } from '../failures/failed.ts';
import { readReleaseId } from '../release-id.ts';
import { deadMarks } from '../selection/mark.ts';
import { quarantineId } from '../selection/quarantine.ts';
import { readStored, store } from '../storage.ts';
import { takeFreeze } from './freeze-notes.ts';
import { SHOWN_PREFIX } from './shown-marks.ts';

const KEY = 'naija:deaths';
const DAY_MS = 86_400_000;
const MOST = 20;
/** What a death weighs of which it is known that the page stood still before, and one that may be the device's. */
const FROZEN = 2;
const UNKNOWN = 1;
/** Two deaths of a page that stood still, or three of any kind. */
const TOO_MUCH = 3;

interface Death {
  /** Of the release that was on the screen. */
  readonly id: string;
  /** When it was found, in milliseconds since 1970. */
  readonly at: number;
  readonly weight: number;
}

/** Counts the pages that died since the last look, and quarantines a release under which too many did within a day. */
export async function countDeaths(): Promise<void> {
  for (const { key, id } of await deadMarks(SHOWN_PREFIX)) {
    const weight = (await takeFreeze(key).catch(() => false)) ? FROZEN : UNKNOWN;
    const deaths = [...known(), { id, at: Date.now(), weight }].slice(-MOST);
    const total = deaths.reduce((sum, death) => (death.id === id ? sum + death.weight : sum), 0);
    store(KEY, deaths);
    if (total >= TOO_MUCH) quarantineFor(id);
  }
}

/** Forgets the deaths under a release: it was on the screen for long, and the page ended in an orderly way. */
export function forgetDeaths(id: string): void {
  const deaths = known();
  if (deaths.some((death) => death.id === id))
    store(
      KEY,
      deaths.filter((death) => death.id !== id),
    );
}

function quarantineFor(id: string): void {
  const reason = 'the page died again and again while it was shown';
  forgetDeaths(id);
  quarantineId(id, reason);
  failed({ ...readReleaseId(id), kind: 'freeze', error: new Error(reason) });
}

function known(): Death[] {
  const kept = readStored(KEY);
  return Array.isArray(kept)
    ? kept.filter((one): one is Death => isDeath(one) && Math.abs(Date.now() - one.at) < DAY_MS)
    : [];
}

function isDeath(value: unknown): value is Death {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['at'] === 'number' &&
    typeof value['weight'] === 'number'
  );
}
