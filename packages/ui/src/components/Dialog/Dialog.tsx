import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { X } from 'lucide-react';
import { words } from '@naija/runtime';
import { IconButton } from '../IconButton/IconButton.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import type { Elements } from '../../foundations/elements.ts';

const texts = words('ui.dialog', { close: 'Close' });

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button and Escape. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: Elements;
  readonly actions?: ReactNode;
}

const Box = styled.dialog`
  width: min(32rem, 100vw - 2 * ${tokens.space.md});
  max-width: none;
  max-height: calc(100vh - 2 * ${tokens.space.md});
  max-height: calc(100dvh - 2 * ${tokens.space.md});
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  box-shadow: ${tokens.shadow.high};
  color: ${tokens.color.ink};

  &::backdrop {
    background: ${tokens.color.overlay};
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  padding: ${tokens.space.md};
`;

const Top = styled.div`
  display: flex;
  /* With large text the title wraps below the button. */
  flex-wrap: wrap-reverse;
  gap: 0 ${tokens.space.xs};
  align-items: start;

  > button {
    flex: none;
    margin-inline-start: auto;
  }
`;

const Title = styled.h2`
  flex: 1 1 8rem;
  min-width: 0;
  padding-block: ${tokens.space.xs};
  font-size: ${tokens.text.title};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  > * {
    flex: 1 1 auto;
  }
`;

/** A modal dialog. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  // A layout effect, so that a dialog that unmounts while open is closed first and restores the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => {
      dialog.close();
    };
  }, [open]);

  return (
    <Box
      ref={box}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        // The event is asynchronous: it may report a close that the page itself caused.
        if (open && !currentTarget.open) onClose();
      }}
    >
      <Content>
        <Top>
          <Title id={titleId}>{title}</Title>
          <IconButton label={texts.close} onClick={onClose}>
            <X size="1.4em" aria-hidden="true" />
          </IconButton>
        </Top>
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Content>
    </Box>
  );
}
