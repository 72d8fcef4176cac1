const DAY_MS = 24 * 60 * 60 * 1_000;

/** Milliseconds of a week. */
export const WEEK_MS = 7 * DAY_MS;

/** The first day, a Monday, of the week of a time in UTC, as '2026-11-23'. */
export function weekOf(time: Date): string {
  const sinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Number of weeks between a week, as returned by `weekOf`, and the week of a time; NaN for other text. */
export function weeksSince(week: string, time: Date): number {
  return Math.round((Date.parse(weekOf(time)) - Date.parse(week)) / WEEK_MS);
}
