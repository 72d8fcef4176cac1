const TIME_ZONE = 'Africa/Lagos';
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: TIME_ZONE });
const date = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The hour in Lagos of a moment in milliseconds since 1970: '14:05', and 'Nov 20, 14:05' of another day than today. */
export function formatHour(moment: number, now = Date.now()): string {
  const isToday = date.format(moment) === date.format(now);
  return isToday ? hour.format(moment) : `${day.format(moment)}, ${hour.format(moment)}`;
}
