import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLazyModule } from '@naija/runtime';
import { Button, Spinner, tokens } from '@naija/ui';
import { LazyModuleError } from '../../lazy/LazyModuleError.tsx';
import { CREDENTIAL_MESSAGES } from '../../messages.ts';
import { CREDENTIALS, type CredentialName } from '../../navigation/sections.ts';
import type { ChangeFormProps } from './ChangeForms.tsx';

interface CredentialProps {
  readonly name: CredentialName;
  readonly email: string;
  /** The current state. */
  readonly children: ReactNode;
  /** What the last action did. */
  readonly confirmation: string;
  readonly onConfirmation: (message: string) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
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

// Mounted from the start, since a live region announces only changes; it takes no space while empty.
const Confirmation = styled.p`
  &:empty {
    margin-block-start: calc(-1 * ${tokens.space.sm});
  }

  color: ${tokens.color.success};
  font-weight: 600;
`;

/** One credential, with a button that opens the form to change it. */
export function Credential({
  name,
  email,
  children,
  confirmation,
  onConfirmation,
  isOpen,
  onOpenChange,
}: CredentialProps) {
  const { id, title, action } = CREDENTIALS[name];
  const button = useFocusOnClose(isOpen);
  const close = (message: string) => {
    onConfirmation(message);
    onOpenChange(false);
  };
  return (
    <Row id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
      <Confirmation role="status">{isOpen ? '' : confirmation}</Confirmation>
      {isOpen ? (
        <LazyChangeForm
          name={name}
          email={email}
          onSuccess={close}
          onCancel={() => {
            close('');
          }}
        />
      ) : (
        <Button
          ref={button}
          $variant="secondary"
          onClick={() => {
            onOpenChange(true);
          }}
        >
          {action}
        </Button>
      )}
    </Row>
  );
}

const loadForms = () => import('./ChangeForms.tsx');

/** The forms are a chunk of their own: with their schemas they outweigh the rest of the dashboard. */
function LazyChangeForm({ name, ...form }: ChangeFormProps & { readonly name: CredentialName }) {
  const { module, failed } = useLazyModule(loadForms);
  if (failed) return <LazyModuleError />;
  if (!module) return <Spinner label={CREDENTIAL_MESSAGES.loading} />;
  return name === 'email' ? <module.ChangeEmailForm {...form} /> : <module.ChangePasswordForm {...form} />;
}

/** Focuses the button when the form closes, which unmounts the focused field. */
function useFocusOnClose(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
