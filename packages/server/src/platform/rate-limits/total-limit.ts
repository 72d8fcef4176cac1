const MINUTE_MS = 60_000;
/** Only twenty networks together can use up the total */
const SHARE = 1 / 20;

/** Tells whether a network may still do something in this minute, of so many in total, of which one network takes a part. */
export function createTotalLimit(perMinute: number, clock: () => Date): (network: string) => boolean {
  const perNetwork = Math.ceil(perMinute * SHARE);
  // At most as many networks as are allowed in total.
  const byNetwork = new Map<string, number>();
  let minute = 0;
  let count = 0;
  return (network) => {
    const now = Math.floor(clock().getTime() / MINUTE_MS);
    if (now !== minute) {
      count = 0;
      byNetwork.clear();
    }
    minute = now;
    const ofNetwork = byNetwork.get(network) ?? 0;
    if (count >= perMinute || ofNetwork >= perNetwork) return false;
    count += 1;
    byNetwork.set(network, ofNetwork + 1);
    return true;
  };
}
