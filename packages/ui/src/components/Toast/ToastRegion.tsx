import { useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';
import { Toast } from './Toast.tsx';
import { onToast, type ToastMessage } from './show-toast.ts';

/** More would cover a small screen. */
const MAX_SHOWN = 3;

const Region = styled.div`
  position: fixed;
  z-index: 20;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.md};
  pointer-events: none;
`;

interface Shown extends ToastMessage {
  readonly id: number;
}

/** Appends a toast, without earlier copies of the same message. */
function withToast(shown: readonly Shown[], toast: ToastMessage): Shown[] {
  const id = (shown.at(-1)?.id ?? 0) + 1;
  return [...shown.filter(({ message }) => message !== toast.message), { ...toast, id }].slice(-MAX_SHOWN);
}

/** Live region of all toasts. Rendered once, from the start: content that arrives with its live region is not announced. */
export function ToastRegion() {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  // A layout effect: a message shown before a plain effect runs would be lost.
  useLayoutEffect(
    () =>
      onToast((toast) => {
        setShown((earlier) => withToast(earlier, toast));
      }),
    [],
  );
  return (
    <Region role="status">
      {shown.map(({ id, ...toast }) => (
        <Toast
          key={id}
          {...toast}
          onHide={() => {
            setShown((earlier) => earlier.filter((other) => other.id !== id));
          }}
        />
      ))}
    </Region>
  );
}
