/** The day (UTC) that a point in time lies in, as 2026-11-20. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
