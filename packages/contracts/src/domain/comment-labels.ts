import type { Comment, Dealing, FeeAnswer } from '../http/comments.ts';

const DEALING_LABELS: Readonly<Record<Dealing, string>> = {
  contacted: 'Contacted',
  inspected: 'Inspected',
  rented: 'Rented',
  bought: 'Bought',
};

const FEE_LABELS: Readonly<Record<FeeAnswer, string>> = {
  yes: 'Charged as published',
  no: 'Not charged as published',
};

/** What stands beside a comment about it, in words; answers that a later server knows are left out. */
export function commentLabels({
  dealing,
  feeAsPublished,
  emailConfirmed,
}: Pick<Comment, 'dealing' | 'feeAsPublished' | 'emailConfirmed'>): readonly string[] {
  return [
    dealing && DEALING_LABELS[dealing],
    feeAsPublished && FEE_LABELS[feeAsPublished],
    emailConfirmed && 'Confirmed email',
  ].filter((label) => typeof label === 'string');
}
