import { useEffect, useEffectEvent, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { Notice } from '../Banner/Notice.tsx';
import { tokens } from '../theme/tokens.ts';
import type { ToastMessage } from './show-toast.ts';

const rise = keyframes`
  from { translate: 0 50%; }
`;

const Raised = styled(Notice)`
  width: min(100%, 30rem);
  box-shadow: ${tokens.shadow.high};
  pointer-events: auto;
  animation: ${rise} ${tokens.motion.calm};
`;

/** One message, which goes away by itself unless somebody points at it or is in it. */
export function Toast({ message, kind, onHide }: ToastMessage & { readonly onHide: () => void }) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointedAt || focused;
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(hide, LIMITS.toastMs);
    return () => {
      clearTimeout(timer);
    };
  }, [held]);

  return (
    <Raised
      kind={kind}
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
      {message}
    </Raised>
  );
}
