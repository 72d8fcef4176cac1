import { EMPTY } from './messages.ts';

// The product's own time zone, so that a server and every phone show the same day.
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

/** The day in Lagos of an ISO 8601 time: 'Nov 20, 2026'. What is no time is shown as 'N/A'. */
export function formatDay(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? EMPTY.text : day.format(date);
}
