export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
