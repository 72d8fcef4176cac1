import { words } from '@naija/runtime';

const texts = words('ui.moment', { earlier: 'earlier' });

// A fixed time zone, so that server and devices render the same text.
const TIME_ZONE = 'Africa/Lagos';
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: TIME_ZONE });
const date = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/**
 * Time in Lagos: '14:05', with the date 'Nov 20, 14:05' unless it is today; 'earlier' for an invalid one.
 * @param time ISO 8601, or epoch milliseconds
 */
export function formatMoment(time: string | number, now = Date.now()): string {
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) return texts.earlier;
  const isToday = date.format(moment) === date.format(now);
  return isToday ? hour.format(moment) : `${day.format(moment)}, ${hour.format(moment)}`;
}
