/** In English; a translation counts by itself. */
export function formatDays(count: number): string {
  return count === 1 ? 'one day' : `${String(count)} days`;
}

/** In English, as `formatDays`. */
export function formatHours(count: number): string {
  return count === 1 ? 'one hour' : `${String(count)} hours`;
}
