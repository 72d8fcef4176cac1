import { useId } from 'react';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { ButtonLink, Feature, tokens } from '@naija/ui';
import { entriesOf, INTRODUCTION_MESSAGES } from './introduction-messages.ts';

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

const CLAIMS = entriesOf(INTRODUCTION_MESSAGES.claims);

export function Claims() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <Intro>
        <h2 id={heading}>{INTRODUCTION_MESSAGES.connect}</h2>
        <p>{INTRODUCTION_MESSAGES.connectLead}</p>
        <ButtonLink $variant="secondary" to={pagePaths.about}>
          {INTRODUCTION_MESSAGES.howItWorks}
        </ButtonLink>
      </Intro>
      <List>
        {CLAIMS.map(([icon, claim]) => (
          <li key={icon}>
            <Feature icon={icon} title={claim.title}>
              {claim.text}
            </Feature>
          </li>
        ))}
      </List>
    </Part>
  );
}
