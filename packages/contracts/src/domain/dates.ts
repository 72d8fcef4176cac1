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
