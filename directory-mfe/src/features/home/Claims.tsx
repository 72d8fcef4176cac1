import { useId } from 'react';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { ButtonLink, Feature, tokens } from '@naija/ui';

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.xl} ${tokens.space.xxl};

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
  }
`;

const Intro = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.md};
  max-width: 34rem;

  > p {
    color: ${tokens.color.muted};
    font-size: ${tokens.text.lead};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${tokens.space.lg};
`;

const CLAIMS = [
  {
    icon: 'agents',
    title: 'More than 10,000 agents',
    text: 'In the big cities and in the towns between them: somebody knows the street you want.',
  },
  {
    icon: 'call',
    title: 'Connect with agents with one call',
    text: 'The number stands in the profile. Press it, and you talk to the agent, not to an office.',
  },
  {
    icon: 'fees',
    title: 'See inspection fees and house types before moving',
    text: 'Know what a visit costs and what there is to see while you are still at home.',
  },
  {
    icon: 'options',
    title: 'Speak to more than one agent and have options',
    text: 'Ask three, compare what they offer, and take the house that fits.',
  },
] as const;

export function Claims() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <Intro>
        <h2 id={heading}>Connect with as many agents as you want in Nigeria</h2>
        <p>One search covers every state. You choose whom to talk to, and nobody stands in between.</p>
        <ButtonLink $variant="secondary" to={pagePaths.about}>
          How it works
        </ButtonLink>
      </Intro>
      <List>
        {CLAIMS.map(({ icon, title, text }) => (
          <li key={title}>
            <Feature icon={icon} title={title}>
              {text}
            </Feature>
          </li>
        ))}
      </List>
    </Part>
  );
}
