import { EMPTY } from './messages.ts';

// A fixed time zone, so that the server and every device show the same day.
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

export function formatDay(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? EMPTY.text : day.format(date);
}

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** The day in Lagos at a time, as '2026-11-03': an hour ahead of UTC, all year. */
export function lagosDay(time: Date): string {
  return new Date(time.getTime() + HOUR_MS).toISOString().slice(0, 10);
}

/** @param day as of `lagosDay` */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** True if a text of the form '2026-11-03' is a day of the calendar. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
