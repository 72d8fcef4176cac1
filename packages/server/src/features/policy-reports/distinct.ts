const HOUR_MS = 60 * 60 * 1_000;
/** Different texts an hour; strangers can make up any number of them. */
const MOST = 100;

/** Says of a text whether it is new within this hour, and of no more than 100 an hour. */
export function distinctEachHour(clock: () => Date): (text: string) => boolean {
  const seen = new Set<string>();
  let hour = 0;
  return (text) => {
    const now = Math.floor(clock().getTime() / HOUR_MS);
    if (now !== hour) seen.clear();
    hour = now;
    if (seen.has(text) || seen.size >= MOST) return false;
    seen.add(text);
    return true;
  };
}
