import type { RateLimitName } from '@naija/contracts/domain/rate-limit-messages';
import { RETENTION } from '@naija/contracts/domain/retention';

export interface RateLimit {
  burst: number;
  refillS: number;
  keyedBy: 'address' | 'account';
  /** Maximum factor for recently seen browsers: mobile carriers put thousands of devices behind one address. */
  maxBrowsers: number;
}

export const RATE_LIMITS = {
  comment: {
    burst: 5,
    refillS: 30,
    keyedBy: 'address',
    maxBrowsers: 10,
  },
  // Besides the limit on open links to one address. As for other mail to addresses that were typed in, browsers do not count.
  commentMail: {
    burst: 10,
    refillS: 60,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  // Each is work for an operator: anyone can make up browsers.
  contentReport: {
    burst: 10,
    refillS: 60,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  reply: {
    burst: 20,
    refillS: 30,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  appeal: {
    burst: 5,
    refillS: 3_600,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Each is work for an operator.
  registration: {
    burst: 10,
    refillS: 600,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  notificationSetting: {
    burst: 60,
    refillS: 5,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Each makes this server send requests to the address that it names.
  pushSubscription: {
    burst: 20,
    refillS: 60,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Mail services post for all who use them.
  unsubscribe: {
    burst: 100,
    refillS: 1,
    keyedBy: 'address',
    maxBrowsers: 10,
  },
  // Five tries in 15 minutes.
  secondFactor: {
    burst: 5,
    refillS: 180,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Successful logins count as well: each costs a password hash.
  login: {
    burst: 60,
    refillS: 1,
    keyedBy: 'address',
    maxBrowsers: 10,
  },
  failedLogin: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  failedLoginToAccount: {
    burst: 10,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Here and below, browsers do not count where mail goes to addresses that were typed in: anyone can make up browsers.
  resetMail: {
    burst: 10,
    refillS: 60,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  resetMailToAccount: {
    burst: 5,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  signup: {
    burst: 6,
    refillS: 300,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  verifyCode: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  verificationMail: {
    burst: 6,
    refillS: 60,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  // Sign-ups count as well: each sends mail.
  verificationMailToAccount: {
    burst: 5,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Nobody has that many callers: to look up every number of a network must not be worth while.
  numberSearch: {
    burst: 20,
    refillS: 60,
    keyedBy: 'address',
    maxBrowsers: 5,
  },
  // Each costs money: agents, networks and numbers alike have few.
  phoneCode: {
    burst: 3,
    refillS: 3_600,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // `account` is the number.
  phoneCodeToNumber: {
    burst: 3,
    refillS: 3_600,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Six a day.
  phoneCodeFromNetwork: {
    burst: 6,
    refillS: 14_400,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  // With a session: a stolen one must not allow guessing.
  wrongPassword: {
    burst: 10,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Each costs a password hash and a mail.
  credentialChange: {
    burst: 10,
    refillS: 60,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Each reads all that is held about an agent.
  dataDownload: {
    burst: 3,
    refillS: 1_200,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  profileChange: {
    burst: 30,
    refillS: 10,
    keyedBy: 'account',
    maxBrowsers: 1,
  },
  // Of share cards that have to be drawn: each takes 0.1 s of a processor.
  card: {
    burst: 60,
    refillS: 2,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  unknownPublishKey: {
    burst: 20,
    refillS: 30,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  report: {
    burst: 20,
    refillS: 6,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  policyReport: {
    burst: 20,
    refillS: 6,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  pageLoad: {
    burst: 60,
    refillS: 6,
    keyedBy: 'address',
    maxBrowsers: 1,
  },
  interest: {
    burst: 20,
    refillS: 20,
    keyedBy: 'address',
    maxBrowsers: 10,
  },
} as const satisfies Record<RateLimitName, RateLimit>;

export const BROWSER_MEMORY_MS = RETENTION.rateLimitBrowsers.keptMs;

/** How long a network counts as one that an agent logs in from. */
export const NETWORK_MEMORY_MS = RETENTION.knownNetworks.keptMs;

/** After this long, every unused bucket is full. */
export const MAX_REFILL_MS = Math.max(
  ...Object.values<RateLimit>(RATE_LIMITS).map(
    ({ burst, refillS, maxBrowsers }) => burst * refillS * maxBrowsers * 1_000,
  ),
);
