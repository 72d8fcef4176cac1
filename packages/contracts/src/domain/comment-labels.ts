import type { Comment, Dealing, FeeAnswer } from '../http/comments.ts';

/** Labels of a comment: its dealing, its answer about the fee, and its confirmed email. */
export const COMMENT_LABELS = {
  contacted: 'Contacted',
  inspected: 'Inspected',
  rented: 'Rented',
  bought: 'Bought',
  yes: 'Charged as published',
  no: 'Not charged as published',
  emailConfirmed: 'Confirmed email',
} as const satisfies Readonly<Record<Dealing | FeeAnswer | 'emailConfirmed', string>>;

/** Labels shown beside a comment. Answers that only a newer server knows are left out. */
export function commentLabels({
  dealing,
  feeAsPublished,
  emailConfirmed,
}: Pick<Comment, 'dealing' | 'feeAsPublished' | 'emailConfirmed'>): readonly string[] {
  return [
    dealing && COMMENT_LABELS[dealing],
    feeAsPublished && COMMENT_LABELS[feeAsPublished],
    emailConfirmed && COMMENT_LABELS.emailConfirmed,
  ].filter((label) => typeof label === 'string');
}
