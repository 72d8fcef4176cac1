// The product's own time zone, so that a server and every phone show the same words.
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** Day and hour in Lagos of an ISO 8601 time: 'Nov 20, 2:05 PM'. What is no time is shown as 'earlier'. */
export function formatMoment(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? 'earlier' : moment.format(date);
}
