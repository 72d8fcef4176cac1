const PERIOD_MS = 60_000;
/** With more distinct lines in a period, only events are counted: by network for one network, by event for all together */
const MAX_LINES = { network: 50, total: 500 };

type Line = Readonly<Record<string, unknown>> & { readonly event: string; readonly network: string };

interface Deduplicator {
  /** Returns false for a repeated line, which is only counted. */
  isUniqueViolation: (line: Line) => boolean;
  close: () => void;
}

/** Counts lines that repeat within a minute and writes the counts at its end. */
export function createDeduplicator(write: (line: object) => void): Deduplicator {
  const counts = new Map<string, { line: object; repeats: number }>();
  // There are at most as many networks as lines.
  const byNetwork = new Map<string, number>();
  const flush = () => {
    for (const { line, repeats } of counts.values()) if (repeats > 0) write({ ...line, repeats });
    counts.clear();
    byNetwork.clear();
  };
  const countedAs = (line: Line): Line => {
    if (counts.has(JSON.stringify(line))) return line;
    const { event, network } = line;
    const ofNetwork = byNetwork.get(network) ?? 0;
    if (counts.size >= MAX_LINES.total) return { event, network: 'many' };
    if (ofNetwork >= MAX_LINES.network) return { event, network };
    byNetwork.set(network, ofNetwork + 1);
    return line;
  };
  const timer = setInterval(flush, PERIOD_MS).unref();
  return {
    isUniqueViolation(line) {
      const counted = countedAs(line);
      const isOverflow = counted !== line;
      const key = JSON.stringify(counted);
      const known = counts.get(key);
      if (known) known.repeats += 1;
      else counts.set(key, { line: counted, repeats: isOverflow ? 1 : 0 });
      return isOverflow || known !== undefined;
    },
    close() {
      clearInterval(timer);
      flush();
    },
  };
}
