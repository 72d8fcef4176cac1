import { LIMITS } from '@naija/contracts/domain/limits';
import { CHARGED_DEALINGS, type Dealing, type FeeAnswer } from '@naija/contracts/http/comments';

const DEALING_ANSWERS: Readonly<Record<Dealing, string>> = {
  contacted: 'I only contacted the agent',
  inspected: 'I inspected a home',
  rented: 'I rented a home',
  bought: 'I bought a home',
};

const FEE_ANSWERS: Readonly<Record<FeeAnswer, string>> = {
  yes: 'Yes, as published',
  no: 'No, something else',
};

/** What is asked beside name and comment; loaded with the form. */
export const COMMENT_FORM_MESSAGES = {
  dealing: 'What is it about?',
  dealings: Object.entries(DEALING_ANSWERS).map(([value, label]) => ({ value, label })),
  fee: 'Were you charged the fees on this page?',
  feeAnswers: Object.entries(FEE_ANSWERS).map(([value, label]) => ({ value, label })),
  noAnswer: 'No answer',
  email: 'Your email',
  emailHint: `Never shown. Our link marks your comment “Confirmed email”; then, or after ${String(LIMITS.commentLinkHours)} hours, we delete it.`,
} as const;

/** Whether a dealing costs a fee, which can have been as published. */
export function costsFee(dealing: unknown): boolean {
  return CHARGED_DEALINGS.some((charged) => charged === dealing);
}
