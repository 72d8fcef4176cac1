// No texts are declared here, so the tool that collects texts for translators can call these functions.

/** English text for a number of days; translations count by themselves. */
export function formatDays(count: number): string {
  return count === 1 ? 'one day' : `${String(count)} days`;
}

/** English text for a number of hours; translations count by themselves. */
export function formatHours(count: number): string {
  return count === 1 ? 'one hour' : `${String(count)} hours`;
}
