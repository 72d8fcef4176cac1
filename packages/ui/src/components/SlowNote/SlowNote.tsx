import styled from 'styled-components';
import { Hourglass } from 'lucide-react';
import { words } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';
import { useEffect, useState } from 'react';
import { LIMITS } from '@naija/contracts/domain/limits';

const texts = words('ui.slowNote', { slow: 'Slow connection, still trying' });

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.muted};

  > svg {
    flex: none;
    color: ${tokens.color.warning};
  }
`;

/** Says that the connection is slow, once `useIsSlow` has found that out; stands in a live region. */
export function SlowNote() {
  return (
    <Note>
      <Hourglass size="1.15em" aria-hidden="true" />
      {texts.slow}
    </Note>
  );
}

const Region = styled.div`
  /* No part of the layout while it says nothing. */
  &:empty {
    position: absolute;
  }
`;

/** A live region with the note in it while the connection is slow. */
export function SlowStatus({ isSlow }: { readonly isSlow: boolean }) {
  return <Region role="status">{isSlow && <SlowNote />}</Region>;
}

/** True once `waiting` has lasted for 8 seconds, until it ends. */
export function useIsSlow(waiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, LIMITS.slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [waiting]);
  return isSlow && waiting;
}
