import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { translateText } from '@naija/runtime';
import { tokens, type Elements } from '@naija/ui';
import type { GuardedActionInfo } from '../navigation/sections.ts';
import { OfflineNote } from '../network/OfflineNote.tsx';
import { OnlineButton } from '../network/OnlineButton.tsx';
import { useIsOffline } from '../network/use-is-offline.ts';

interface GuardedActionProps {
  readonly info: GuardedActionInfo;
  /** The form, which requires the current password. */
  readonly renderForm: (outcome: {
    readonly onSuccess: (message: string) => void;
    readonly onCancel: () => void;
  }) => Elements;
  /** The current state, or what the action does. */
  readonly children: Elements;
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

// Mounted from the start, since a live region announces only changes; it takes no space, and no gap, while empty.
const Confirmation = styled.p`
  &:empty {
    position: absolute;
  }

  color: ${tokens.color.success};
  font-weight: 600;
`;

/** A part of a section, with a button that opens the form of what only the current password allows. */
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

/** Id of the note that says why the action needs a network. @param id of the action */
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
