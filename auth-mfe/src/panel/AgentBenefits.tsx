import styled from 'styled-components';
import { Feature, tokens } from '@naija/ui';
import { AUTH_MESSAGES } from '../messages.ts';

const TEXT = AUTH_MESSAGES.benefits;

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
  const { title, found, reached, fees } = TEXT;
  return (
    <Column aria-labelledby="agent-benefits">
      <h2 id="agent-benefits">{title}</h2>
      <Feature icon="places" title={found.title}>
        {found.text}
      </Feature>
      <Feature icon="call" title={reached.title}>
        {reached.text}
      </Feature>
      <Feature icon="fees" title={fees.title}>
        {fees.text}
      </Feature>
    </Column>
  );
}
