import { RETENTION } from '@naija/contracts/domain/retention';

export interface RateLimit {
  burst: number;
  refillS: number;
  keyedBy: 'address' | 'account';
  /** Maximum factor for recently seen browsers: mobile carriers put thousands of devices behind one address. */
  maxBrowsers: number;
  reason: string;
  /** Last sentence of the error message: an alternative to waiting. */
  hint?: string;
}

const PHONE_CODES = 'Too many codes were asked for.';

export const RATE_LIMITS = {
  comment: {
    burst: 5,
    refillS: 30,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'Too many comments were posted from your connection.',
  },
  // Besides the limit on open links to one address.
  commentMail: {
    burst: 5,
    refillS: 120,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'Too many emails were asked for from your connection.',
  },
  contentReport: {
    burst: 5,
    refillS: 60,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'Too many reports were sent from your connection.',
  },
  reply: {
    burst: 20,
    refillS: 30,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'You have replied to too many comments.',
  },
  appeal: {
    burst: 5,
    refillS: 3_600,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'You have appealed too many times.',
  },
  // Each is work for an operator.
  registration: {
    burst: 10,
    refillS: 600,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'You have changed your registrations too many times.',
  },
  notificationSetting: {
    burst: 60,
    refillS: 5,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'Your notifications were changed too many times.',
  },
  // Each makes this server send requests to the address that it names.
  pushSubscription: {
    burst: 20,
    refillS: 60,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'Your devices have asked for notifications too many times.',
  },
  // Mail services post for all who use them.
  unsubscribe: {
    burst: 100,
    refillS: 1,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'Too many emails were switched off from your connection.',
  },
  // Five tries in 15 minutes.
  secondFactor: {
    burst: 5,
    refillS: 180,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'Too many codes were tried.',
  },
  // Successful logins count as well: each costs a password hash.
  login: {
    burst: 60,
    refillS: 1,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'There were too many logins from your connection.',
  },
  failedLogin: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: 'Too many logins from your connection have failed.',
  },
  failedLoginToAccount: {
    burst: 10,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'Too many logins with this email have failed.',
    hint: 'To log in without waiting, set a new password with “Forgot password”.',
  },
  resetMail: {
    burst: 10,
    refillS: 60,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'Too many reset links were asked for from your connection.',
  },
  resetMailToAccount: {
    burst: 5,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'Too many reset links were asked for with this email.',
    hint: 'The newest link that was sent works for an hour; please look among unwanted mail as well.',
  },
  signup: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'Too many accounts were created from your connection.',
  },
  verifyCode: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'Too many codes were tried from your connection.',
  },
  verificationMail: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'Too many verification links were asked for from your connection.',
  },
  // Sign-ups count as well: each sends mail.
  verificationMailToAccount: {
    burst: 5,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'Too many verification links were asked for with this email.',
    hint: 'The newest link that was sent works for 24 hours; please look among unwanted mail as well.',
  },
  // Each costs money: agents, networks and numbers alike have few.
  phoneCode: {
    burst: 3,
    refillS: 3_600,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: PHONE_CODES,
  },
  // `account` is the number. It says the same as the limit before: nobody learns whether others have it.
  phoneCodeToNumber: {
    burst: 3,
    refillS: 3_600,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: PHONE_CODES,
  },
  phoneCodeFromNetwork: {
    burst: 6,
    refillS: 600,
    keyedBy: 'address',
    maxBrowsers: 5,
    reason: 'Too many codes were asked for from your connection.',
  },
  // With a session: a stolen one must not allow guessing.
  wrongPassword: {
    burst: 10,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'The current password was wrong too many times.',
    hint: 'To go on without waiting, log out and set a new password with “Forgot password”.',
  },
  // Each costs a password hash and a mail.
  credentialChange: {
    burst: 10,
    refillS: 60,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'Your email or password was changed too many times.',
  },
  // Each reads all that is held about an agent.
  dataDownload: {
    burst: 3,
    refillS: 1_200,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'Your data was downloaded too many times.',
  },
  profileChange: {
    burst: 30,
    refillS: 10,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: 'Your profile was saved too many times.',
  },
  // Of share cards that have to be drawn: each takes 0.1 s of a processor.
  card: {
    burst: 60,
    refillS: 2,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: 'Too many cards were drawn for your connection.',
  },
  unknownPublishKey: {
    burst: 20,
    refillS: 30,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: 'Too many unknown publish keys came from your connection.',
  },
  report: {
    burst: 20,
    refillS: 6,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: 'Too many failures were reported from your connection.',
  },
  policyReport: {
    burst: 20,
    refillS: 6,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: 'Too many reports came from your connection.',
  },
  pageLoad: {
    burst: 60,
    refillS: 6,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: 'Too many page loads were reported from your connection.',
  },
  interest: {
    burst: 20,
    refillS: 20,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: 'Too many visits were counted from your connection.',
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

export const BROWSER_MEMORY_MS = RETENTION.rateLimitBrowsers.keptMs;

/** How long a network counts as one that an agent logs in from. */
export const NETWORK_MEMORY_MS = RETENTION.knownNetworks.keptMs;

/** After this long, every unused bucket is full. */
export const MAX_REFILL_MS = Math.max(
  ...Object.values<RateLimit>(RATE_LIMITS).map(
    ({ burst, refillS, maxBrowsers }) => burst * refillS * maxBrowsers * 1_000,
  ),
);
