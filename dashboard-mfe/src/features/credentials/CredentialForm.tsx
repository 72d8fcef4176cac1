import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Form, SubmitButton, tokens, type FormProps } from '@naija/ui';

interface CredentialFormProps<Values> extends Omit<FormProps<Values>, 'status'> {
  /** What its button says, and what it says while the form is being sent. */
  readonly action: string;
  readonly busy: string;
  /** The address that the agent logs in with: tells a password manager whose password this is. */
  readonly username: string;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

const Narrow = styled.div`
  max-width: 28rem;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

/** A form that asks for the current password. It begins with the focus in its first field. */
export function CredentialForm<Values>({
  action,
  busy,
  username,
  problem,
  onCancel,
  children,
  ...form
}: CredentialFormProps<Values>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, []);
  return (
    <Narrow ref={place}>
      <Form {...form} status={problem === undefined ? null : <p>{problem}</p>} aria-label={action}>
        <input type="email" autoComplete="username" value={username} readOnly hidden />
        {children}
        <Choices>
          <SubmitButton busy={busy}>{action}</SubmitButton>
          <Button $variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Choices>
      </Form>
    </Narrow>
  );
}
