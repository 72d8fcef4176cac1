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

/** Says whether what is typed is safe on this phone, or, as long as nothing is, of what was posted last that it is. */
export function KeptLine({ waits, kept }: KeptLineProps) {
  const ofPosted = waits && kept === 'nothing';
  return (
    <div>
      <div role="status">
        {ofPosted && <Line>Saved on this phone. It is sent as soon as there is a connection.</Line>}
      </div>
      {!ofPosted && <DraftKept kept={kept} />}
    </div>
  );
}
