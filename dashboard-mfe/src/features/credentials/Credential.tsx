import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { ChangeForm } from './ChangeForm.tsx';
import { CREDENTIALS, type CredentialName } from './credentials-part.ts';

interface CredentialProps {
  readonly of: CredentialName;
  /** The e-mail address that the agent has. */
  readonly email: string;
  /** What is known of it, until a change is told. */
  readonly children: ReactNode;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.color.line};
  scroll-margin-block-start: ${tokens.space.md};

  > h3 {
    font-size: ${tokens.text.body};
  }

  > p {
    overflow-wrap: anywhere;
  }

  > button {
    justify-self: start;
  }
`;

// It is there from the start, because only a change inside of it is announced; empty it takes no room.
const Done = styled.p`
  &:empty {
    margin-block-start: calc(-1 * ${tokens.space.sm});
  }

  color: ${tokens.color.success};
  font-weight: 600;
`;

/** One thing that an agent logs in with, and the form that changes it behind a button. */
export function Credential({ of, email, children, open, onOpen }: CredentialProps) {
  const { id, title, action } = CREDENTIALS[of];
  const [done, setDone] = useState('');
  const button = useButtonFocus(open);
  return (
    <Row id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      {(open || done === '') && children}
      <Done role="status">{open ? '' : done}</Done>
      {open ? (
        <ChangeForm
          of={of}
          email={email}
          onDone={(message) => {
            setDone(message);
            onOpen(false);
          }}
          onCancel={() => {
            setDone('');
            onOpen(false);
          }}
        />
      ) : (
        <Button
          ref={button}
          $variant="secondary"
          onClick={() => {
            onOpen(true);
          }}
        >
          {action}
        </Button>
      )}
    </Row>
  );
}

/** Brings the focus back to the button once the form is gone, and with it the field that had it. */
function useButtonFocus(open: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open) button.current?.focus();
    was.current = open;
  }, [open]);
  return button;
}
