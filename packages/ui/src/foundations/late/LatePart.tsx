import { useEffect, useRef, type ReactNode } from 'react';
import { LATE_PART } from '@naija/contracts/remote/late-part';

/**
 * Around the controls of a lazy part of a page: what visitors tap or enter there before its code has come is kept until
 * then, as on the whole page before it answers.
 */
export function LatePart({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.removeAttribute(LATE_PART.attribute);
    document.dispatchEvent(new Event(LATE_PART.event));
  }, []);
  return (
    <div ref={part} {...{ [LATE_PART.attribute]: '' }}>
      {children}
    </div>
  );
}
