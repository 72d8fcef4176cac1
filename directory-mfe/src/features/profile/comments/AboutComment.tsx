import { EmailField, SelectField } from '@naija/ui';
import { COMMENT_FORM_MESSAGES as TEXT, costsFee } from '../../../messages/comment-form.ts';

/** What a visitor may say about a comment, all of it optional; about the fee where the dealing costs one. */
export function AboutComment({ dealing }: { readonly dealing: unknown }) {
  return (
    <>
      <SelectField
        name="dealing"
        label={TEXT.dealing}
        required={false}
        empty={TEXT.noAnswer}
        options={optionsOf(TEXT.dealings)}
      />
      {costsFee(dealing) && (
        <SelectField
          name="feeAsPublished"
          label={TEXT.fee}
          required={false}
          empty={TEXT.noAnswer}
          options={optionsOf(TEXT.feeAnswers)}
        />
      )}
      <EmailField
        name="email"
        label={TEXT.email}
        required={false}
        hint={TEXT.emailHint}
        enterKeyHint="done"
      />
    </>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
