import styled from 'styled-components';
import { Hourglass } from 'lucide-react';
import { tokens } from '../../foundations/theme/tokens.ts';

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

/** Says that the connection is slow, as `useIsSlow` finds out; announced as it appears. */
export function SlowNote({ isSlow }: { readonly isSlow: boolean }) {
  return (
    <div role="status">
      {isSlow && (
        <Note>
          <Hourglass size="1.15em" aria-hidden="true" />
          Slow connection, still trying
        </Note>
      )}
    </div>
  );
}
