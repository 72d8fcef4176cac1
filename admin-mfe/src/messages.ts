import type { AppealKind, ReportReason, SubjectKind } from '@naija/contracts/http/moderation';
import type { CaseState } from '@naija/contracts/http/operators';
import { words } from '@naija/runtime';

/** Texts of this remote by feature. `@naija/contracts` holds those that the server sends as well. */
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
  /** The same texts as in the shell, because operators' pages do not exist for other users. */
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

export function countOf(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
