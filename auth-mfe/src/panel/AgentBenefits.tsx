import styled from 'styled-components';
import { Feature, tokens } from '@naija/ui';

const Column = styled.aside`
  display: none;

  @media (min-width: 60rem) {
    display: grid;
    gap: ${tokens.space.xl};
    padding-block-start: ${tokens.space.xl};
  }
`;

/** What an account offers; only on wide screens, where it costs no scrolling. */
export function AgentBenefits() {
  return (
    <Column aria-labelledby="agent-benefits">
      <h2 id="agent-benefits">What agents get here</h2>
      <Feature icon="places" title="Found in your state">
        Clients who search your state or your town see your profile.
      </Feature>
      <Feature icon="call" title="Reached in one tap">
        They call you or write to you directly; nobody stands in between.
      </Feature>
      <Feature icon="fees" title="Your fees, told by you">
        You say what an inspection costs before anybody moves.
      </Feature>
    </Column>
  );
}
