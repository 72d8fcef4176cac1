import { useState } from 'react';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { EmailField, Form, SubmitButton } from '@naija/ui';
import { FailureWords } from '../calls/FailureWords.tsx';
import type { Call } from '../calls/sealed.ts';
import { useSend } from '../calls/use-send.ts';
import { usePause } from './use-pause.ts';

interface AskForLinkProps {
  /** Where the link goes to; asked for where it is not known. */
  readonly email: string | undefined;
  readonly call: Call<{ email: string }, { readonly message: string }>;
}

/** Has a mail with a new link sent, at most once in a while. */
export function AskForLink({ email, call }: AskForLinkProps) {
  const [sent, setSent] = useState<string>();
  const [pausing, pause] = usePause();
  const { failure, send } = useSend(call, ({ message }) => {
    setSent(message);
    pause();
  });
  return (
    <Form
      initialValues={{ email: email ?? '' }}
      schema={forgotPasswordSchema}
      status={
        pausing ? <p>{sent} Please wait a minute before asking again.</p> : <FailureWords failure={failure} />
      }
      onSubmit={(values, form) => (pausing ? Promise.resolve() : send(values, form))}
    >
      {email === undefined && (
        <EmailField name="email" label="Email for the new link" autoComplete="username" enterKeyHint="send" />
      )}
      <SubmitButton variant="secondary" busy="Sending…" disabled={pausing}>
        Send a new link
      </SubmitButton>
    </Form>
  );
}
