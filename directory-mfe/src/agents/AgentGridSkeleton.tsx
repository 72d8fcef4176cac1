import styled from 'styled-components';
import { Card, tokens } from '@naija/ui';
import { cardParts, Fact, Grid, Place, Words } from './card-layout.ts';

const CARDS = 10;
const BLANK = '\u00a0';

const Frame = styled(Card)`
  ${cardParts}
  overflow: hidden;
  padding: 0;
`;

const Square = styled.div`
  aspect-ratio: 1;
  background: ${tokens.color.sunken};
`;

const Line = styled.span`
  width: 70%;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
`;

/** Takes the place of the grid, in the same measures, until the agents are there. */
export function AgentGridSkeleton() {
  return (
    <div role="status" aria-label="Loading agents">
      <Grid aria-hidden="true">
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <Frame>
              <Square />
              <Words>
                <Line>{BLANK}</Line>
                <Place>{BLANK}</Place>
                <Fact>{BLANK}</Fact>
                <Fact>{BLANK}</Fact>
              </Words>
            </Frame>
          </li>
        ))}
      </Grid>
    </div>
  );
}
