import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { fadeAway } from './fade-away.ts';

// Not from nothing: what is fully transparent does not count as shown when loading is measured.
const appear = keyframes`
  from { opacity: 0.01; }
`;

const Fading = styled.div`
  animation: ${appear} ${LIMITS.pageFadeMs}ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** A page that fades in when it is opened and out when it is left. Nobody waits for it: the next page is there at once. */
export function PageFade({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = page.current;
    return () => {
      if (shown) fadeAway(shown);
    };
  }, []);
  return <Fading ref={page}>{children}</Fading>;
}
