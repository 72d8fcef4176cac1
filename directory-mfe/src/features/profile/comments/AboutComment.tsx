import { LIMITS } from '@naija/contracts/domain/limits';
import { CHARGED_DEALINGS, type Dealing, type FeeAnswer } from '@naija/contracts/http/comments';
import { words } from '@naija/runtime';
import { EmailField, SelectField } from '@naija/ui';

/** Texts of the optional fields, loaded with the form. */
const COMMENT_FORM_MESSAGES = words('directory.commentForm', {
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

/** True for dealings for which agents charge a fee. */
function costsFee(dealing: unknown): boolean {
  return CHARGED_DEALINGS.some((charged) => charged === dealing);
}

/** Optional questions about a comment. The question about the fee appears for dealings that cost one. */
export function AboutComment({ dealing }: { readonly dealing: unknown }) {
  return (
    <>
      <SelectField
        name="dealing"
        label={COMMENT_FORM_MESSAGES.dealing}
        required={false}
        empty={COMMENT_FORM_MESSAGES.noAnswer}
        options={optionsOf(COMMENT_FORM_MESSAGES.dealings)}
      />
      {costsFee(dealing) && (
        <SelectField
          name="feeAsPublished"
          label={COMMENT_FORM_MESSAGES.fee}
          required={false}
          empty={COMMENT_FORM_MESSAGES.noAnswer}
          options={optionsOf(COMMENT_FORM_MESSAGES.feeAnswers)}
        />
      )}
      <EmailField
        name="email"
        label={COMMENT_FORM_MESSAGES.email}
        required={false}
        hint={COMMENT_FORM_MESSAGES.emailHint}
        enterKeyHint="done"
      />
    </>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
