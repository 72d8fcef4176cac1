import { useState, useEffect } from 'react';
import { forgotPasswordSchema } from '@naija/contracts/schemas/forgot-password';
import { translateText, type MutationTrigger } from '@naija/runtime';
import { EmailField, Form, RequestErrorMessage, SubmitButton, useSubmit } from '@naija/ui';
import { toRequestError } from '../request-error.ts';
import { AUTH_MESSAGES } from '../messages.ts';

/** Client-side interval between two mails. The server enforces its own rate limits. */
const COOLDOWN_MS = 60_000;

const TEXT = AUTH_MESSAGES.resend;

interface ResendLinkFormProps {
  /** The recipient. If undefined, the form has a field for it. */
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

/** A cooldown of a minute that starts on request and ends by itself. */
function useCooldown() {
  const [isCoolingDown, setCoolingDown] = useState(false);
  useEffect(() => {
    if (!isCoolingDown) return;
    const timer = setTimeout(() => {
      setCoolingDown(false);
    }, COOLDOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isCoolingDown]);
  const startCooldown = () => {
    setCoolingDown(true);
  };
  return { isCoolingDown, startCooldown };
}
