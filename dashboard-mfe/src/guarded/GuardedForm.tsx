import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import {
  Button,
  type Elements,
  Form,
  type FormProps,
  type RequestError,
  RequestErrorMessage,
  SubmitButton,
  tokens,
} from '@naija/ui';
import { CREDENTIAL_MESSAGES } from '../messages.ts';
import { useIsOffline } from '../network/use-is-offline.ts';

interface GuardedFormProps<Values> extends Omit<FormProps<Values>, 'status'> {
  /** Text of the submit button, and its text while submitting. */
  readonly action: string;
  readonly busy: string;
  /** The agent's login, by which a password manager finds the password. */
  readonly username: string;
  readonly error: RequestError | undefined;
  readonly onCancel: () => void;
  readonly children: Elements;
}

const Narrow = styled.div`
  max-width: 28rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

/** A form that requires the current password. It focuses its first field on mount, and sends nothing while offline. */
export function GuardedForm<Values>({
  action,
  busy,
  username,
  error,
  onSubmit,
  onCancel,
  children,
  ...form
}: GuardedFormProps<Values>) {
  const container = useRef<HTMLDivElement>(null);
  const isOffline = useIsOffline();
  useLayoutEffect(() => {
    container.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, []);
  return (
    <Narrow ref={container}>
      <Form
        {...form}
        status={<RequestErrorMessage error={error} />}
        aria-label={action}
        onSubmit={isOffline ? () => Promise.resolve() : onSubmit}
      >
        <input type="email" autoComplete="username" value={username} readOnly hidden />
        {children}
        <Actions>
          <SubmitButton busy={busy} disabled={isOffline}>
            {action}
          </SubmitButton>
          <Button $variant="quiet" onClick={onCancel}>
            {CREDENTIAL_MESSAGES.cancel}
          </Button>
        </Actions>
      </Form>
    </Narrow>
  );
}
