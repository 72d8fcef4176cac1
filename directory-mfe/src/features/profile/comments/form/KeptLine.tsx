import styled from 'styled-components';
import { DraftKept, tokens, type DraftKeptProps } from '@naija/ui';

interface KeptLineProps extends DraftKeptProps {
  /** What was posted last waits for a connection. */
  readonly waits: boolean;
}

const Line = styled.p`
  margin: 0;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

/** Says of what was posted last, or else of what is typed, that it is safe on this phone. */
export function KeptLine({ waits, kept }: KeptLineProps) {
  return (
    <div>
      <div role="status">
        {waits && <Line>Saved on this phone. It is sent as soon as there is a connection.</Line>}
      </div>
      {!waits && <DraftKept kept={kept} />}
    </div>
  );
}
