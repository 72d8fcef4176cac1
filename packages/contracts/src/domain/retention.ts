import { COOKIE_DAYS } from './first-limits.ts';
import { LIMITS } from './limits.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** Retention time of one kind of data; `what` and `why` are shown on the privacy page. */
export interface Retention {
  readonly keptMs: number;
  readonly what: string;
  readonly why: string;
}

/** Data that is deleted automatically, with its retention time. The server enforces each of them hourly. */
export const RETENTION = {
  deletedAccounts: {
    keptMs: LIMITS.deletionGraceDays * DAY_MS,
    what: 'An account that you have deleted: profile, photos and the comments on it, shown to nobody',
    why: 'so that you can change your mind, and nobody else can delete your account for good',
  },
  unverifiedAccounts: {
    keptMs: 7 * DAY_MS,
    what: 'An account whose email nobody has verified, with all that was typed in for it',
    why: 'so that the person who signed up can still verify it, and an email that someone else typed in is forgotten',
  },
  sessions: {
    keptMs: COOKIE_DAYS * DAY_MS,
    what: 'Where you are logged in: browser, system and times, and where notifications for that device go',
    why: 'so that you stay logged in, can log out other devices, and are told of comments there',
  },
  mailedLinks: {
    keptMs: LIMITS.deletionGraceDays * DAY_MS,
    what: 'Links and codes that we mail, as hashes; most end within a day',
    why: 'so that the link works',
  },
  formerEmails: {
    keptMs: LIMITS.emailRestoreLinkDays * DAY_MS,
    what: 'The email or phone number you had before you changed it',
    why: 'so that you can take your account back from a thief',
  },
  usedLinks: {
    keptMs: 30 * DAY_MS,
    what: 'Hashes of links that were used',
    why: 'so that we can tell you that a link was used already',
  },
  mail: {
    keptMs: 30 * DAY_MS,
    what: 'Address, subject and times of mail we sent you; its text is deleted once it is sent',
    why: 'so that we can find out why a mail did not arrive',
  },
  textMessages: {
    keptMs: 30 * DAY_MS,
    what: 'Phone number and times of text messages we sent you; the code in them is deleted once they are sent',
    why: 'so that we can find out why one did not arrive, and stop those who make us pay for many',
  },
  commentEmails: {
    keptMs: LIMITS.commentLinkHours * HOUR_MS,
    what: 'An email given with a comment, with the link that we mail to it as a hash; deleted as soon as the comment is confirmed',
    why: 'so that the comment can be marked as one with a confirmed email',
  },
  feeAnswers: {
    keptMs: 365 * DAY_MS,
    what: 'Mailbox, its domain and the network of a confirmed answer about fees, as hashes with a random key of that agent',
    why: 'so that each mailbox counts once for an agent, and nobody makes up the figure from one network',
  },
  responses: {
    keptMs: 30 * DAY_MS,
    what: 'What we answered to a saved profile or comment, and to a change of an account',
    why: 'so that nothing is stored twice when your device sends it again after a lost connection',
  },
  knownNetworks: {
    keptMs: 30 * DAY_MS,
    what: 'Networks that an account logged in from, as hashes',
    why: 'so that strangers who guess passwords do not lock you out',
  },
  uploads: {
    keptMs: 2 * DAY_MS,
    what: 'Photos whose upload was not finished',
    why: 'so that an upload goes on where a lost connection has stopped it',
  },
  replacedPhotos: {
    keptMs: HOUR_MS,
    what: 'Photos that no profile has any more, where they were not removed at once',
    why: 'so that none is removed while it is being saved',
  },
  rateLimits: {
    keptMs: DAY_MS,
    what: 'How often a network or account did something that is limited, as hashes',
    why: 'to stop spam and the guessing of passwords',
  },
  rateLimitBrowsers: {
    keptMs: HOUR_MS,
    what: 'How many browsers share a network, as hashes',
    why: 'so that people behind one address do not use up the limits of each other',
  },
  failureReports: {
    keptMs: 90 * DAY_MS,
    what: 'Counted failures of our pages, without who had them',
    why: 'to find faults',
  },
  pageLoads: {
    keptMs: 90 * DAY_MS,
    what: 'Counted times that pages took to load, without who loaded them',
    why: 'to withdraw a slow or broken version',
  },
  agentFigures: {
    keptMs: 365 * DAY_MS,
    what: 'How often visitors have seen, reached and saved an agent, counted by week, without who they were',
    why: 'so that agents see whether their profile works',
  },
  moderation: {
    keptMs: 365 * DAY_MS,
    what: 'Reports, what operators decided on them, and appeals; a report does not say who sent it, and from which network only as a hash until the decision',
    why: 'so that a decision can be explained and appealed',
  },
  removals: {
    keptMs: 45 * DAY_MS,
    what: 'Ids of profiles and comments that were taken off the site',
    why: 'so that devices remove what they keep of them',
  },
  forgottenJobs: {
    keptMs: 30 * DAY_MS,
    what: 'Tasks of our servers that none of them does any more, without personal data',
    why: 'to find faults',
  },
  publishKeys: {
    keptMs: 90 * DAY_MS,
    what: 'Keys of our own developers after they have ended',
    why: 'to say why a key is refused',
  },
} as const satisfies Record<string, Retention>;

export type RetentionName = keyof typeof RETENTION;

/** The security log is bounded by size and not by time: the oldest file goes first. */
export const SECURITY_LOG = {
  files: 5,
  fileBytes: 10 * 1_024 * 1_024,
  what: 'A log of logins, changed passwords and refused requests, with the id of the account and the network without its last part',
  why: 'to find out about break-ins',
} as const;

/** Data that the operator of the site must delete in time, outside the product; docs/operations/people.md describes how. */
export const OPERATOR_RETENTION = {
  backups: {
    keptMs: 30 * DAY_MS,
    what: 'Backups of all the above',
    why: 'to bring the site back after a disaster',
  },
  serverLogs: {
    keptMs: 30 * DAY_MS,
    what: 'Logs of our web and mail servers: network address, time, page or recipient',
    why: 'to find faults and attacks',
  },
} as const satisfies Record<string, Retention>;

export const TIME_WORDS = {
  hours: (count: number) => (count === 1 ? '1 hour' : `${String(count)} hours`),
  days: (count: number) => (count === 1 ? '1 day' : `${String(count)} days`),
};

/** Writes a duration as '2 hours' or '30 days'. @param words in the language of the page */
export function formatRetention(keptMs: number, words = TIME_WORDS): string {
  const hours = Math.round(keptMs / HOUR_MS);
  return hours < 24 ? words.hours(hours) : words.days(Math.round(keptMs / DAY_MS));
}
