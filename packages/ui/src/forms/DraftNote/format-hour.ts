const TIME_ZONE = 'Africa/Lagos';
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: TIME_ZONE });
const date = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The time in Lagos of epoch milliseconds: '14:05', with the date 'Nov 20, 14:05' unless it is today. */
export function formatHour(time: number, now = Date.now()): string {
  const isToday = date.format(time) === date.format(now);
  return isToday ? hour.format(time) : `${day.format(time)}, ${hour.format(time)}`;
}
