const SECOND = 1_000;
const FIRST_WAIT = 10 * SECOND;
const LONGEST_WAIT = 60 * 60 * SECOND;
const GIVE_UP_AFTER = 3 * 24 * 60 * 60 * SECOND;

/** Whether, and from when on, a letter is to be tried again after its `attempts`-th failure. */
export function nextAttempt(
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  now: Date,
  random: () => number = Math.random,
): Date | undefined {
  if (now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER) return undefined;
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1));
  // Half of it by chance, so that what failed together does not come back together.
  return new Date(now.getTime() + longest * (0.5 + random() / 2));
}

/** True where trying again would change nothing: the letter or its recipient is refused for good. */
export function isFinal(error: unknown): boolean {
  const { code, command, responseCode = 0, rejectedErrors } = error as SmtpError;
  // Not an address at all: never came as far as the server.
  if (command === 'API') return code === 'EENVELOPE';
  // A refused login or sender is a matter of the settings, and those can be put right.
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  return (rejectedErrors?.[0]?.responseCode ?? responseCode) >= 500;
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  rejectedErrors?: { responseCode?: number }[];
}
