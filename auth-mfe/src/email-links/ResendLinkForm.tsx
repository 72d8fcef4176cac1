import { useState } from 'react';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { translateText, type MutationTrigger } from '@naija/runtime';
import { EmailField, Form, SubmitButton, useSubmit } from '@naija/ui';
import { RequestErrorMessage } from '../api/RequestErrorMessage.tsx';
import { toRequestError } from '../api/request-error.ts';
import { AUTH_MESSAGES } from '../messages.ts';
import { useCooldown } from './use-cooldown.ts';

const TEXT = AUTH_MESSAGES.resend;

interface ResendLinkFormProps {
  /** The recipient; undefined shows a field for it. */
  readonly email: string | undefined;
  readonly label?: string;
  readonly trigger: MutationTrigger<{ email: string }, { readonly message: string }>;
}

/** Sends another mail with a link, at most once a minute. */
export function ResendLinkForm({ email, label = TEXT.submit, trigger }: ResendLinkFormProps) {
  const [confirmation, setConfirmation] = useState<string>();
  const { isCoolingDown, startCooldown } = useCooldown();
  const { error, submit } = useSubmit(trigger, toRequestError, ({ message }) => {
    setConfirmation(translateText(message));
    startCooldown();
  });
  return (
    <Form
      initialValues={{ email: email ?? '' }}
      schema={forgotPasswordSchema}
      status={
        isCoolingDown ? <p>{`${confirmation ?? ''} ${TEXT.wait}`}</p> : <RequestErrorMessage error={error} />
      }
      onSubmit={(values, form) => (isCoolingDown ? Promise.resolve() : submit(values, form))}
    >
      {email === undefined && (
        <EmailField name="email" label={TEXT.email} autoComplete="username" enterKeyHint="send" />
      )}
      <SubmitButton variant="secondary" busy={TEXT.busy} disabled={isCoolingDown}>
        {label}
      </SubmitButton>
    </Form>
  );
}
