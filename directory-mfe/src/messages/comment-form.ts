import { LIMITS } from '@naija/contracts/domain/limits';
import { CHARGED_DEALINGS, type Dealing, type FeeAnswer } from '@naija/contracts/http/comments';
import { words } from '@naija/runtime';

/** What is asked beside name and comment; loaded with the form. */
export const COMMENT_FORM_MESSAGES = words('directory.commentForm', {
  dealing: 'What is it about?',
  dealings: {
    contacted: 'I only contacted the agent',
    inspected: 'I inspected a home',
    rented: 'I rented a home',
    bought: 'I bought a home',
  } satisfies Record<Dealing, string>,
  fee: 'Were you charged the fees on this page?',
  feeAnswers: { yes: 'Yes, as published', no: 'No, something else' } satisfies Record<FeeAnswer, string>,
  noAnswer: 'No answer',
  email: 'Your email',
  emailHint: `Never shown. Our link marks your comment “Confirmed email”, and makes an answer about fees count; then, or ${String(LIMITS.commentLinkHours)} hours later, we delete it.`,
});

/** Whether a dealing costs a fee, which can have been as published. */
export function costsFee(dealing: unknown): boolean {
  return CHARGED_DEALINGS.some((charged) => charged === dealing);
}
