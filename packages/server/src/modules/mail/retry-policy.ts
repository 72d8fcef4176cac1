const SECOND_MS = 1_000;
const MIN_RETRY_MS = 10 * SECOND_MS;
const MAX_RETRY_MS = 60 * 60 * SECOND_MS;
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * SECOND_MS;

/** Returns undefined to give the message up. */
export function nextAttempt(
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  now: Date,
  random: () => number = Math.random,
): Date | undefined {
  if (now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER_MS) return undefined;
  const maxDelayMs = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** (attempts - 1));
  // Exponential backoff, with jitter of up to one half.
  return new Date(now.getTime() + maxDelayMs * (0.5 + random() / 2));
}

/** True for errors that a retry cannot fix, because the message or its recipient is permanently refused. */
export function isPermanent(error: unknown): boolean {
  const { code, command, responseCode = 0, rejectedErrors } = error as SmtpError;
  // Nodemailer found no address to send to.
  if (command === 'API') return code === 'EENVELOPE';
  // A refused login or sender can be corrected in the settings.
  if (!isAboutMessage(error)) return false;
  return (rejectedErrors?.[0]?.responseCode ?? responseCode) >= 500;
}

/** The mail server accepts other messages after such an error. */
export function isAboutMessage(error: unknown): boolean {
  const { code, command } = error as SmtpError;
  return command === 'RCPT TO' || command === 'DATA' || (command === 'API' && code === 'EENVELOPE');
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  rejectedErrors?: { responseCode?: number }[];
}
