import { LIMITS } from '@naija/contracts/domain/limits';
import type { AppealKind, ReportReason, SubjectKind } from '@naija/contracts/http/moderation';
import type { RegistrationState } from '@naija/contracts/http/registrations';
import type { AuditAction, CaseDecision, CaseState } from '@naija/contracts/http/operators';
import { words } from '@naija/runtime';

/** Words that only this remote shows, by feature; what the server says as well stands in `@naija/contracts`. */
export const ADMIN_MESSAGES = words('admin.pages', {
  menu: {
    label: 'Moderation',
    queue: 'Queue',
    appeals: 'Appeals',
    registrations: 'Registrations',
    agents: 'Agents',
    audit: 'Audit',
  },
  loading: 'Loading',
  loadFailed: "We couldn't load this",
  more: 'Show more',
  loadingMore: 'Loading…',
  cancel: 'Cancel',
  saving: 'Saving…',
  ownAccount: 'This is about your own account. Another operator has to decide.',
  /** As the shell says it: an operator's pages do not exist for anybody else. */
  notFound: {
    title: 'Page not found',
    heading: 'There is no such page',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Go to the home page',
  },
  queue: {
    title: 'Queue',
    show: 'Show',
    open: 'Open cases',
    closed: 'Closed cases',
    none: 'Nothing is waiting. Well done.',
    noneClosed: 'No case has been closed yet.',
    counts: (cases: number, appeals: number) =>
      `${countOf(cases, 'open case', 'open cases')} · ${countOf(appeals, 'open appeal', 'open appeals')}`,
    registrations: (count: number) => countOf(count, 'registration to check', 'registrations to check'),
    reports: (count: number) => countOf(count, 'report', 'reports'),
    reportsFrom: (count: number, networks: number) =>
      `${countOf(count, 'report', 'reports')} from ${countOf(networks, 'network', 'networks')}`,
    since: 'first',
    last: 'last',
    fromAgent: 'Reported by the agent',
  },
  case: {
    title: 'Case',
    back: 'Back to the queue',
    subject: 'What visitors see',
    hiddenNow: 'Hidden from visitors',
    onProfileOf: (name: string) => `On the profile of ${name}.`,
    toProfile: 'Open the public profile',
    decide: 'Decide',
    decision: 'Decision',
    note: 'Reason',
    noteHint: 'The agent concerned reads it, and the audit keeps it.',
    save: 'Save decision',
    saved: (state: string) => `Decided. ${state}.`,
    draft: (agent: string) => `Decision about ${agent}`,
    reports: 'Reports',
    noReports: 'Opened by an operator, without a report.',
    moreReports: (count: number) => `${String(count)} more came later, with the reasons above.`,
    fromAgent: 'from the agent',
    others: 'Earlier cases',
    history: 'History',
    agent: 'The agent',
    conflict: 'Somebody else has decided meanwhile. Here is how it stands now.',
  },
  agents: {
    title: 'Agents',
    search: 'Name, email or id',
    hint: 'Hidden and blocked agents are found too.',
    none: (query: string) => `No agent matches “${query}”.`,
    visible: 'Visible',
    unlisted: 'Not listed',
    hidden: 'Profile hidden',
    blocked: 'Account blocked',
    operator: 'Operator',
    openCase: 'Open a case',
    block: 'Block account',
    unblock: 'Unblock account',
    blockTitle: (name: string) => `Block ${name}?`,
    unblockTitle: (name: string) => `Unblock ${name}?`,
    blockText:
      'The profile is hidden and nothing can be changed any more. The agent gets an email with your reason and the way to appeal.',
    unblockText: 'The agent can work again. The profile is visible again unless it was hidden by a case.',
    blockDone: 'Account blocked',
    unblockDone: 'Account unblocked',
    rename: 'Correct name',
    renameTitle: (name: string) => `Correct the name of ${name}?`,
    renameText:
      'Only correct what is wrong: ask for a document first. The agent gets an email with your reason, and the audit keeps it.',
    newName: 'Full Name',
    renameDone: 'Name corrected',
    audit: 'History',
  },
  photos: {
    title: 'Photos of work',
    /** Of a photo without a caption, for who cannot see it. */
    alt: (name: string, position: number, count: number) =>
      `Work of ${name}, photo ${String(position)} of ${String(count)}`,
    remove: 'Remove photo',
    removeTitle: 'Remove this photo for good?',
    removeText:
      'It leaves the profile, and devices, at once and cannot be brought back. The agent gets an email with your reason.',
    removed: 'Photo removed',
  },
  appeals: {
    title: 'Appeals',
    open: 'Open appeals',
    answered: 'Answered appeals',
    none: 'No appeal is waiting.',
    noneAnswered: 'No appeal has been answered yet.',
    reason: 'Why it was decided',
    text: 'What the agent says',
    answer: 'Answer',
    answerHint: 'The agent gets it by email and sees it in the dashboard.',
    decision: 'Decision',
    granted: 'Grant: undo the decision',
    refused: 'Refuse: leave it as it is',
    save: 'Send answer',
    grant: 'Grant, and send the answer',
    refuse: 'Refuse, and send the answer',
    draft: (agent: string) => `Answer to the appeal of ${agent}`,
    sent: 'Answer sent',
    wasGranted: 'Granted',
    wasRefused: 'Refused',
  },
  registrations: {
    title: 'Registrations',
    intro: 'Look each number up in the register itself, and compare the name there with that of the profile.',
    pending: 'To check',
    decided: 'Decided',
    none: 'No number is waiting.',
    noneDecided: 'Nothing has been decided yet.',
    entered: 'entered',
    toProfile: 'Open the public profile',
    lookUp: (register: string) => `Open the register of ${register}`,
    others: (count: number) =>
      count === 1
        ? '1 other agent has entered this number.'
        : `${String(count)} other agents have entered this number.`,
    decision: 'Decision',
    choices: {
      none: 'Choose after looking it up',
      confirm: 'Confirm: the register has it, and it is theirs',
      refuse: 'Refuse',
    },
    confirm: (entry: string) => `Confirm ${entry}`,
    refuse: (entry: string) => `Refuse ${entry}`,
    checkedOn: 'Checked on',
    validUntil: 'Valid until',
    validUntilHint:
      'The end of the licence; without one, a year after the check. After it the number has to be entered again.',
    noteHint: 'The agent reads it, and the audit keeps it.',
    revoke: 'Revoke',
    revokeAction: (entry: string) => `Revoke ${entry}`,
    revokeTitle: (entry: string) => `Revoke ${entry}?`,
    saved: 'Decided. The agent is told by email.',
    checked: (checkedOn: string, validUntil: string) => `Checked on ${checkedOn}, valid until ${validUntil}`,
  },
  audit: {
    title: 'Audit',
    intro: 'Every decision, newest first. Nobody can change or delete an entry.',
    none: 'Nothing has been decided yet.',
    system: 'The server’s administrator',
    deleted: 'A deleted account',
    onlyOf: 'Only entries about one subject are shown.',
    all: 'Show all',
  },
});

export const FACTOR_MESSAGES = words('admin.secondFactor', {
  enrolTitle: 'Set up your second factor',
  enrolText:
    'Whoever moderates needs more than a password: a code from an authenticator app on your phone. First confirm your password.',
  password: 'Current password',
  begin: 'Continue',
  scanTitle: 'Scan the code',
  scanText:
    'Scan it with your authenticator app, or enter the key by hand. Then type the 6 digits that the app shows.',
  qr: 'QR code of the key for your authenticator app',
  key: 'Key',
  copyKey: 'Copy key',
  code: 'Code',
  codeHint: '6 digits, from your authenticator app',
  confirm: 'Confirm',
  checking: 'Checking…',
  recoveryTitle: 'Keep your recovery codes',
  recoveryText: `Each works once, when your phone is lost. They are shown only now: store them where your phone is not.`,
  copyCodes: 'Copy codes',
  download: 'Download codes',
  kept: 'I have stored them',
  copied: 'Copied',
  notCopied: "We couldn't copy it. Please select and copy it yourself.",
  passTitle: 'Enter your code',
  passText: `The queue opens for ${String(LIMITS.secondFactorHours)} hours in this session.`,
  passHint: '6 digits from your authenticator app, or a recovery code',
  pass: 'Open the queue',
  lost: 'No phone and no recovery code? An administrator of the server can reset your second factor.',
  fewLeft: (count: number) =>
    count === 0
      ? 'That was your last recovery code.'
      : `${countOf(count, 'recovery code', 'recovery codes')} left.`,
});

export const REASON_WORDS: Readonly<Record<ReportReason, string>> = words('admin.reasons', {
  spam: 'Spam',
  fraud: 'Fraud',
  abuse: 'Insults or hate',
  false: 'Untrue',
  personal: 'Private data',
  impersonation: 'Impersonation',
  other: 'Something else',
});

export const SUBJECT_WORDS: Readonly<Record<SubjectKind | AppealKind, string>> = words('admin.subjects', {
  comment: 'Comment',
  reply: 'Reply',
  agent: 'Profile',
  account: 'Account',
});

export const STATE_WORDS: Readonly<Record<CaseState, string>> = words('admin.states', {
  open: 'Open',
  dismissed: 'Dismissed',
  hidden: 'Hidden',
  restored: 'Restored',
});

export const DECISION_WORDS: Readonly<
  Record<CaseDecision, { readonly label: string; readonly hint: string }>
> = words('admin.decisions', {
  hide: { label: 'Hide it', hint: 'It leaves lists, searches and devices at once' },
  dismiss: { label: 'Dismiss the reports', hint: 'It stays as it is' },
  restore: { label: 'Show it again', hint: 'Visitors see it as before' },
});

export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = words('admin.actions', {
  grant: 'Made an operator',
  revoke: 'No operator any more',
  enrol: 'Set up a second factor',
  'reset-second-factor': 'Second factor reset',
  open: 'Case opened',
  dismiss: 'Reports dismissed',
  hide: 'Hidden',
  restore: 'Shown again',
  block: 'Account blocked',
  unblock: 'Account unblocked',
  'remove-photo': 'Photo removed',
  rename: 'Name corrected',
  'appeal-granted': 'Appeal granted',
  'appeal-refused': 'Appeal refused',
  'registration-confirmed': 'Registration confirmed',
  'registration-refused': 'Registration refused',
  'registration-revoked': 'Registration revoked',
});

export const REGISTRATION_STATE_WORDS: Readonly<Record<RegistrationState, string>> = words(
  'admin.registrationStates',
  {
    pending: 'To check',
    confirmed: 'Confirmed',
    refused: 'Refused',
    revoked: 'Revoked',
    expired: 'Expired',
  },
);

function countOf(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
