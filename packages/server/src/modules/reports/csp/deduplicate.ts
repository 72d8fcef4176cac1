const HOUR_MS = 60 * 60 * 1_000;
/** Per hour; anybody can make up texts. */
const MAX_TEXTS = { network: 10, total: 100 };

/** Tells whether a text is new within the hour and the limits. */
export function createHourlyDeduplicator(clock: () => Date): (text: string, network: string) => boolean {
  const seen = new Set<string>();
  // At most as many networks as texts.
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
    if (seen.has(text) || seen.size >= MAX_TEXTS.total || ofNetwork >= MAX_TEXTS.network) return false;
    seen.add(text);
    byNetwork.set(network, ofNetwork + 1);
    return true;
  };
}
