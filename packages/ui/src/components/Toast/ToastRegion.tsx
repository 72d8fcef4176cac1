import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';
import { Toast } from './Toast.tsx';
import { onToast, type ToastMessage } from './show-toast.ts';

/** More would cover a small screen. */
const MAX_SHOWN = 3;

/** Sticks to the bottom of the viewport at the end of the page, so that the last content can be scrolled free of it. */
const Region = styled.div`
  position: sticky;
  z-index: 20;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.md};
  pointer-events: none;

  &:empty {
    padding: 0;
  }

  &[data-at='top'] {
    position: fixed;
    inset: 0 0 auto;
  }
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
  const region = useRef<HTMLDivElement>(null);
  const isAtTop = useIsAtTop(region, shown);
  return (
    <Region ref={region} role="status" data-at={isAtTop ? 'top' : undefined}>
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

/** True while toasts at the bottom would lie over what is in use: the focused field, or the button that was pressed last. */
function useIsAtTop(region: RefObject<HTMLElement | null>, shown: readonly Shown[]): boolean {
  const [isAtTop, setAtTop] = useState(false);
  const used = useRef<Element>(null);
  useLayoutEffect(() => {
    const place = () => {
      const height = region.current?.getBoundingClientRect().height ?? 0;
      // The pressed element may be gone, such as the button of a form that was sent.
      const inUse = used.current?.isConnected ? used.current : document.activeElement;
      setAtTop(height > 0 && inUse !== null && isOnlyAtBottom(inUse.getBoundingClientRect(), height));
    };
    const use = ({ target }: Event) => {
      if (!(target instanceof Element) || region.current?.contains(target)) return;
      // A press on text is for reading, not for use. Safari does not focus the buttons that are pressed.
      used.current = target.closest(CONTROLS);
      place();
    };
    place();
    for (const type of USES) document.addEventListener(type, use);
    return () => {
      for (const type of USES) document.removeEventListener(type, use);
    };
  }, [region, shown]);
  return isAtTop;
}

const USES = ['pointerdown', 'focusin'] as const;
const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** True for a box that reaches into the strip at the bottom of the viewport, and not into that at its top. */
function isOnlyAtBottom({ top, bottom }: DOMRect, strip: number): boolean {
  return bottom > innerHeight - strip && top < innerHeight && top >= strip;
}
