import styled from 'styled-components';
import { words } from '@naija/runtime';
import { Feature, tokens } from '@naija/ui';

const TEXT = words('auth.benefits', {
  title: 'What you get as an agent',
  found: { title: 'Found in your state', text: 'Clients who search your state or town see your profile.' },
  reached: {
    title: 'Reached in one tap',
    text: 'Clients call or message you directly, with no middleman.',
  },
  fees: {
    title: 'Your fees, up front',
    text: 'Clients know what an inspection costs before they set out.',
  },
});

const Column = styled.aside`
  display: none;

  @media (min-width: 60rem) {
    display: grid;
    gap: ${tokens.space.xl};
    padding-block-start: ${tokens.space.xl};
  }
`;

/** The benefits of an account. Only wide screens show them, where they cost no scrolling. */
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
