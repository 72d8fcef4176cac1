const MINUTE_MS = 60_000;

/** Tells whether something may still be done in this minute, of so many in total. */
export function createTotalLimit(perMinute: number, clock: () => Date): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(clock().getTime() / MINUTE_MS);
    if (now !== minute) count = 0;
    minute = now;
    if (count >= perMinute) return false;
    count += 1;
    return true;
  };
}
