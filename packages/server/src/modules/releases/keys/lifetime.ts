const DAY_MS = 24 * 60 * 60 * 1_000;
const MAX_DAYS = 3_650;

/** A team has to come by four times a year, and a forgotten copy of its key dies. */
export const DEFAULT_LIFETIME = '90d';

/**
 * When a key expires that is made now: null for 'never', else after so many days, as in '90d'.
 * @throws Error for any other text
 */
export function expiryOf(lifetime: string, now: Date): Date | null {
  if (lifetime === 'never') return null;
  const days = Number(/^(\d{1,4})d$/.exec(lifetime)?.[1]);
  if (!(days >= 1 && days <= MAX_DAYS))
    throw new Error(
      `'${lifetime}' is no lifetime: give days from 1d to ${String(MAX_DAYS)}d, such as 90d, or never`,
    );
  return new Date(now.getTime() + days * DAY_MS);
}
