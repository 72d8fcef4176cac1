const HOUR_MS = 60 * 60 * 1_000;
/**
 * Limits per hour. The first text of each network counts separately, so that many texts from a few networks do not hide one
 * from another
 */
const MAX = { textsOfNetwork: 10, furtherTexts: 100, networks: 1_000 };

/** Creates a function that returns true for a text that is new within the hour and the limits. */
export function createHourlyDeduplicator(clock: () => Date): (text: string, network: string) => boolean {
  const seen = new Set<string>();
  const byNetwork = new Map<string, number>();
  let hour = 0;
  const hasRoom = (ofNetwork: number) =>
    ofNetwork === 0
      ? byNetwork.size < MAX.networks
      : ofNetwork < MAX.textsOfNetwork && seen.size - byNetwork.size < MAX.furtherTexts;
  return (text, network) => {
    const now = Math.floor(clock().getTime() / HOUR_MS);
    if (now !== hour) {
      seen.clear();
      byNetwork.clear();
    }
    hour = now;
    const ofNetwork = byNetwork.get(network) ?? 0;
    if (seen.has(text) || !hasRoom(ofNetwork)) return false;
    seen.add(text);
    byNetwork.set(network, ofNetwork + 1);
    return true;
  };
}
