import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { LIMITS } from '@naija/contracts/domain/limits';
import { fadeOut } from './fade-out.ts';

// The fade does not start at 0, because a fully transparent element does not count for Largest Contentful Paint.
const appear = keyframes`
  from { opacity: 0.01; }
`;

const Fading = styled.div`
  animation: ${appear} ${LIMITS.pageFadeMs}ms ease-out;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** Fades a page in when it mounts and a snapshot of it out when it unmounts; the next page is shown at once. */
export function PageFade({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = page.current;
    return () => {
      if (shown) fadeOut(shown);
    };
  }, []);
  return <Fading ref={page}>{children}</Fading>;
}
