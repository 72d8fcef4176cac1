import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLocation } from 'react-router-dom';
import { translateText } from '@naija/runtime';
import { tokens, type Elements } from '@naija/ui';
import type { GuardedActionInfo } from '../navigation/sections.ts';
import { OnlineButton, OfflineNote } from '../network/OnlineButton.tsx';
import { useIsOffline } from '../network/use-is-offline.ts';

interface GuardedActionProps {
  readonly info: GuardedActionInfo;
  /** The form, which requires the current password. */
  readonly renderForm: (outcome: {
    readonly onSuccess: (message: string) => void;
    readonly onCancel: () => void;
  }) => Elements;
  /** Description of the current state or of the action. */
  readonly children: Elements;
  /** Message about the last action. */
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

// Always mounted, because a live region announces only changes. It takes no space while empty.
const Confirmation = styled.p`
  &:empty {
    position: absolute;
  }

  color: ${tokens.color.success};
  font-weight: 600;
`;

/** A part of a section with a button that opens a form which requires the current password. */
export function GuardedAction({
  info: { id, title, action },
  renderForm,
  children,
  confirmation,
  onConfirmation,
  isOpen,
  onOpenChange,
}: GuardedActionProps) {
  const button = useFocusOnClose(isOpen);
  const isOffline = useIsOffline();
  const noteId = offlineNoteId(id);
  const close = (message: string) => {
    onConfirmation(message);
    onOpenChange(false);
  };
  return (
    <Row id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
      <Confirmation role="status">{isOpen ? '' : translateText(confirmation)}</Confirmation>
      {isOffline && <OfflineNote about="action" id={noteId} />}
      {isOpen ? (
        renderForm({
          onSuccess: close,
          onCancel: () => {
            close('');
          },
        })
      ) : (
        <OnlineButton
          ref={button}
          noteId={noteId}
          $variant="secondary"
          busy={false}
          busyLabel={action}
          onClick={() => {
            onOpenChange(true);
          }}
        >
          {action}
        </OnlineButton>
      )}
    </Row>
  );
}

/** Id of the note that says that the action needs a network. @param id id of the action */
export function offlineNoteId(id: string): string {
  return `${id}-offline`;
}

/** Focuses the button when the form closes, which unmounts the focused field. */
function useFocusOnClose(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

/** The actions of a section. One form is open at a time. A navigation to the hash of an action opens its form. */
export function useGuardedActions<Name extends string>(actions: Readonly<Record<Name, GuardedActionInfo>>) {
  const [openForm, setOpenForm] = useState<Name>();
  const [confirmations, setConfirmations] = useState<Partial<Record<Name, string>>>({});
  const { hash, key } = useLocation();
  const [handledKey, setHandledKey] = useState<string>();
  const linked = (Object.keys(actions) as Name[]).find((name) => hash === `#${actions[name].id}`);
  if (linked !== undefined && handledKey !== key) {
    setHandledKey(key);
    setOpenForm(linked);
  }
  const confirm = (name: Name) => (message: string) => {
    setConfirmations((shown) => ({ ...shown, [name]: message }));
  };
  const propsOf = (name: Name) => ({
    info: actions[name],
    confirmation: confirmations[name] ?? '',
    onConfirmation: confirm(name),
    isOpen: openForm === name,
    onOpenChange: (isOpen: boolean) => {
      setOpenForm(isOpen ? name : undefined);
    },
  });
  return { confirm, propsOf };
}
