const HOUR_MS = 60 * 60 * 1_000;
/** Different texts an hour; strangers can make up any number of them. */
const MOST = { network: 10, total: 100 };

/** Says of a text whether it is new within this hour, and of no more than 100 an hour, 10 of them from one network. */
export function distinctEachHour(clock: () => Date): (text: string, network: string) => boolean {
  const seen = new Set<string>();
  // No larger than the texts: networks of which none was new are not kept.
  const byNetwork = new Map<string, number>();
  let hour = 0;
  return (text, network) => {
    const now = Math.floor(clock().getTime() / HOUR_MS);
    if (now !== hour) {
      seen.clear();
      byNetwork.clear();
    }
    hour = now;
    const ofNetwork = byNetwork.get(network) ?? 0;
    if (seen.has(text) || seen.size >= MOST.total || ofNetwork >= MOST.network) return false;
    seen.add(text);
    byNetwork.set(network, ofNetwork + 1);
    return true;
  };
}
