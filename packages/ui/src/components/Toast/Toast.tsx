import { useEffect, useEffectEvent, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { translateText } from '@naija/runtime';
import { Notice } from '../Banner/Notice.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import type { ToastMessage } from './show-toast.ts';

const rise = keyframes`
  from { transform: translateY(50%); }
`;

const Raised = styled(Notice)`
  width: min(100%, 30rem);
  box-shadow: ${tokens.shadow.high};
  pointer-events: auto;
  animation: ${rise} ${tokens.motion.calm};
`;

// A touch target is wider than a short word.
const Action = styled(TextLink)`
  min-width: ${tokens.size.touch};
  text-align: center;
`;

/** One message, which hides itself unless it is hovered or focused. */
export function Toast({ message, kind, action, onHide }: ToastMessage & { readonly onHide: () => void }) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = pointedAt || focused;
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(hide, LIMITS.toastMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isPaused]);

  return (
    <Raised
      kind={kind}
      action={
        action && (
          <Action to={action.to} onClick={onHide}>
            {action.label}
          </Action>
        )
      }
      onDismiss={onHide}
      onMouseEnter={() => {
        setPointedAt(true);
      }}
      onMouseLeave={() => {
        setPointedAt(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
      }}
    >
      {translateText(message)}
    </Raised>
  );
}
