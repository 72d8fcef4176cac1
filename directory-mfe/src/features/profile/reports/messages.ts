import type { ReportReason } from '@naija/contracts/http/moderation';
import { words } from '@naija/runtime';

interface ReasonWords {
  readonly label: string;
  readonly hint?: string;
}

const REASONS: Readonly<Record<ReportReason, ReasonWords>> = {
  spam: { label: 'Spam or advertising' },
  fraud: { label: 'Fraud', hint: "Asks for money and disappears, or offers a home that isn't there" },
  abuse: { label: 'Insults or hate' },
  false: { label: "It isn't true" },
  personal: {
    label: "Somebody's private data",
    hint: 'A number, an address or a name that should not be here',
  },
  impersonation: { label: 'Pretends to be somebody else' },
  other: { label: 'Something else', hint: 'Please say what' },
};

export const REPORT_MESSAGES = words('directory.report', {
  reportComment: 'Report this comment',
  reportReply: 'Report this reply',
  reportAgent: (name: string) => `Report ${name}`,
  intro: 'You need no account, and the agent does not learn who reports.',
  loading: 'Loading the form',
  about: 'What is it about?',
  theComment: 'The comment',
  theReply: (name: string) => `The reply from ${name}`,
  reason: "What's wrong?",
  reasons: REASONS,
  details: 'Details',
  detailsHint: 'What should we look at?',
  send: 'Send report',
  sending: 'Sending…',
  thanks: 'Thank you',
  next: 'A person looks at every report. What breaks our rules is taken off the site, and off the devices that have it.',
  anonymous: "We don't store who reports, so we can't write back to you.",
  close: 'Close',
  ofAgent: (name: string) => `Report on ${name}`,
  ofComment: (name: string) => `Report on a comment about ${name}`,
});
