// No texts are declared here, so the tool that collects texts for translators can call these functions.

export function formatDays(count: number): string {
  return count === 1 ? 'one day' : `${String(count)} days`;
}

export function formatHours(count: number): string {
  return count === 1 ? 'one hour' : `${String(count)} hours`;
}
