// A fixed time zone, so that server and devices render the same text.
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** Date and time in Lagos of an ISO 8601 time: 'Nov 20, 2:05 PM'; 'earlier' for an invalid one. */
export function formatMoment(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? 'earlier' : moment.format(date);
}
