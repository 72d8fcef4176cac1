/** How often something may be done. */
export interface RateLimit {
  /** How many at once. */
  burst: number;
  /** Seconds after which one more is allowed. */
  secondsEach: number;
  countedBy: 'address' | 'account';
  /**
   * An allowance grows by one times itself for each further browser lately seen with it, up to this many times:
   * mobile carriers put thousands of phones behind one address. Also how far somebody who pretends to be many browsers
   * gets. 1 where it must not grow.
   */
  mostBrowsers: number;
  /** What whoever is over it is told, before how long to wait. */
  refusal: string;
  /** What they can do besides waiting, said after how long to wait. */
  wayOn?: string;
}

/** Every limit on how often something may be done, by its name. */
export const RATE_LIMITS = {
  comment: {
    burst: 5,
    secondsEach: 30,
    countedBy: 'address',
    mostBrowsers: 10,
    refusal: 'Too many comments were posted from your connection.',
  },
  // Successful logins are not given back here: each costs a hash, and nobody needs so many.
  login: {
    burst: 60,
    secondsEach: 1,
    countedBy: 'address',
    mostBrowsers: 10,
    refusal: 'There were too many logins from your connection.',
  },
  failedLogin: {
    burst: 6,
    secondsEach: 10,
    countedBy: 'address',
    mostBrowsers: 1,
    refusal: 'Too many logins from your connection have failed.',
  },
  failedLoginToAccount: {
    burst: 10,
    secondsEach: 360,
    countedBy: 'account',
    mostBrowsers: 1,
    refusal: 'Too many logins with this email have failed.',
    wayOn: 'To log in without waiting, set a new password with “Forgot password”.',
  },
  resetMail: {
    burst: 10,
    secondsEach: 60,
    countedBy: 'address',
    mostBrowsers: 10,
    refusal: 'Too many reset links were asked for from your connection.',
  },
  resetMailToAccount: {
    burst: 5,
    secondsEach: 360,
    countedBy: 'account',
    mostBrowsers: 1,
    refusal: 'Too many reset links were asked for with this email.',
    wayOn: 'The newest link that was sent works for an hour; please look among unwanted mail as well.',
  },
  signup: {
    burst: 6,
    secondsEach: 10,
    countedBy: 'address',
    mostBrowsers: 10,
    refusal: 'Too many accounts were created from your connection.',
  },
  verifyCode: {
    burst: 6,
    secondsEach: 10,
    countedBy: 'address',
    mostBrowsers: 10,
    refusal: 'Too many codes were tried from your connection.',
  },
  verificationMail: {
    burst: 6,
    secondsEach: 10,
    countedBy: 'address',
    mostBrowsers: 10,
    refusal: 'Too many verification links were asked for from your connection.',
  },
  // Also of sign-ups, each of which writes to the address.
  verificationMailToAccount: {
    burst: 5,
    secondsEach: 360,
    countedBy: 'account',
    mostBrowsers: 1,
    refusal: 'Too many verification links were asked for with this email.',
    wayOn: 'The newest link that was sent works for 24 hours; please look among unwanted mail as well.',
  },
  // Of who is logged in, before the e-mail address or the password is changed: a stolen session must not find it out.
  wrongPassword: {
    burst: 10,
    secondsEach: 360,
    countedBy: 'account',
    mostBrowsers: 1,
    refusal: 'The current password was wrong too many times.',
    wayOn: 'To go on without waiting, log out and set a new password with “Forgot password”.',
  },
  // Each costs a hash and a letter.
  credentialChange: {
    burst: 10,
    secondsEach: 60,
    countedBy: 'account',
    mostBrowsers: 1,
    refusal: 'Your email or password was changed too many times.',
  },
  // Each may be a photo, which takes a good part of a second to make.
  profileChange: {
    burst: 30,
    secondsEach: 10,
    countedBy: 'account',
    mostBrowsers: 1,
    refusal: 'Your profile was saved too many times.',
  },
  // Of a carrier's many phones some are enough: what they report is the same.
  report: {
    burst: 20,
    secondsEach: 6,
    countedBy: 'address',
    mostBrowsers: 1,
    refusal: 'Too many failures were reported from your connection.',
  },
  policyReport: {
    burst: 20,
    secondsEach: 6,
    countedBy: 'address',
    mostBrowsers: 1,
    refusal: 'Too many reports came from your connection.',
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Milliseconds for which a browser counts after it was last seen. */
export const BROWSER_MEMORY = 60 * 60 * 1_000;

/** Milliseconds for which a network counts as one that an agent logs in from. */
export const NETWORK_MEMORY = 30 * 24 * 60 * 60 * 1_000;

/** Milliseconds after which any allowance that was not used meanwhile is whole again. */
export const LONGEST_RECOVERY = Math.max(
  ...Object.values<RateLimit>(RATE_LIMITS).map(
    ({ burst, secondsEach, mostBrowsers }) => burst * secondsEach * mostBrowsers * 1_000,
  ),
);
