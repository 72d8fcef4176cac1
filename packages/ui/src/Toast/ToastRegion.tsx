import { useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { Toast } from './Toast.tsx';
import { onToast, type ToastMessage } from './show-toast.ts';

/** More would cover a small screen. */
const MOST = 3;

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

/** The newest messages, without earlier copies of the one just added. */
function withNewest(shown: readonly Shown[], toast: ToastMessage): Shown[] {
  const id = (shown.at(-1)?.id ?? 0) + 1;
  return [...shown.filter(({ message }) => message !== toast.message), { ...toast, id }].slice(-MOST);
}

/** Where toasts appear. Rendered once, from the start: screen readers announce only what joins a region they know. */
export function ToastRegion() {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  // Listens before anything else can run: a plain effect comes a moment later, and a message in between was lost.
  useLayoutEffect(
    () =>
      onToast((toast) => {
        setShown((earlier) => withNewest(earlier, toast));
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
