import {
  RATE_LIMIT_HINTS as HINTS,
  RATE_LIMIT_REASONS as REASONS,
} from '@naija/contracts/domain/rate-limit-messages';
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

export const RATE_LIMITS = {
  comment: {
    burst: 5,
    refillS: 30,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.comment,
  },
  // Besides the limit on open links to one address.
  commentMail: {
    burst: 5,
    refillS: 120,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.commentMail,
  },
  contentReport: {
    burst: 5,
    refillS: 60,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.contentReport,
  },
  reply: {
    burst: 20,
    refillS: 30,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.reply,
  },
  appeal: {
    burst: 5,
    refillS: 3_600,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.appeal,
  },
  // Each is work for an operator.
  registration: {
    burst: 10,
    refillS: 600,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.registration,
  },
  notificationSetting: {
    burst: 60,
    refillS: 5,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.notificationSetting,
  },
  // Each makes this server send requests to the address that it names.
  pushSubscription: {
    burst: 20,
    refillS: 60,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.pushSubscription,
  },
  // Mail services post for all who use them.
  unsubscribe: {
    burst: 100,
    refillS: 1,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.unsubscribe,
  },
  // Five tries in 15 minutes.
  secondFactor: {
    burst: 5,
    refillS: 180,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.secondFactor,
  },
  // Successful logins count as well: each costs a password hash.
  login: {
    burst: 60,
    refillS: 1,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.login,
  },
  failedLogin: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: REASONS.failedLogin,
  },
  failedLoginToAccount: {
    burst: 10,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.failedLoginToAccount,
    hint: HINTS.failedLoginToAccount,
  },
  resetMail: {
    burst: 10,
    refillS: 60,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.resetMail,
  },
  resetMailToAccount: {
    burst: 5,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.resetMailToAccount,
    hint: HINTS.resetMailToAccount,
  },
  signup: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.signup,
  },
  verifyCode: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.verifyCode,
  },
  verificationMail: {
    burst: 6,
    refillS: 10,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.verificationMail,
  },
  // Sign-ups count as well: each sends mail.
  verificationMailToAccount: {
    burst: 5,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.verificationMailToAccount,
    hint: HINTS.verificationMailToAccount,
  },
  // Each costs money: agents, networks and numbers alike have few.
  phoneCode: {
    burst: 3,
    refillS: 3_600,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.phoneCode,
  },
  // `account` is the number. It says the same as the limit before: nobody learns whether others have it.
  phoneCodeToNumber: {
    burst: 3,
    refillS: 3_600,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.phoneCodeToNumber,
  },
  phoneCodeFromNetwork: {
    burst: 6,
    refillS: 600,
    keyedBy: 'address',
    maxBrowsers: 5,
    reason: REASONS.phoneCodeFromNetwork,
  },
  // With a session: a stolen one must not allow guessing.
  wrongPassword: {
    burst: 10,
    refillS: 360,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.wrongPassword,
    hint: HINTS.wrongPassword,
  },
  // Each costs a password hash and a mail.
  credentialChange: {
    burst: 10,
    refillS: 60,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.credentialChange,
  },
  // Each reads all that is held about an agent.
  dataDownload: {
    burst: 3,
    refillS: 1_200,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.dataDownload,
  },
  profileChange: {
    burst: 30,
    refillS: 10,
    keyedBy: 'account',
    maxBrowsers: 1,
    reason: REASONS.profileChange,
  },
  // Of share cards that have to be drawn: each takes 0.1 s of a processor.
  card: {
    burst: 60,
    refillS: 2,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: REASONS.card,
  },
  unknownPublishKey: {
    burst: 20,
    refillS: 30,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: REASONS.unknownPublishKey,
  },
  report: {
    burst: 20,
    refillS: 6,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: REASONS.report,
  },
  policyReport: {
    burst: 20,
    refillS: 6,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: REASONS.policyReport,
  },
  pageLoad: {
    burst: 60,
    refillS: 6,
    keyedBy: 'address',
    maxBrowsers: 1,
    reason: REASONS.pageLoad,
  },
  interest: {
    burst: 20,
    refillS: 20,
    keyedBy: 'address',
    maxBrowsers: 10,
    reason: REASONS.interest,
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
