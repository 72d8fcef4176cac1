/** A wait as people say it: seconds up to 90, then whole minutes, rounded up. */
export function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds <= 90) return `${String(seconds)} seconds`;
  return `${String(Math.ceil(seconds / 60))} minutes`;
}
