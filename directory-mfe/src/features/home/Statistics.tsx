import { useId } from 'react';
import styled from 'styled-components';
import { Stat, tokens } from '@naija/ui';
import { INTRODUCTION_MESSAGES } from './introduction-messages.ts';
import { SiteFigures } from './SiteFigures.tsx';

const Band = styled.section`
  display: grid;
  gap: ${tokens.space.lg};
  padding: clamp(1.5rem, 0.75rem + 3vw, 3rem);
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.large};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${tokens.space.lg};

  @media (min-width: 60rem) {
    grid-template-columns: 2fr 1fr 1fr 1fr;
  }
`;

export function Statistics() {
  const heading = useId();
  return (
    <Band aria-labelledby={heading}>
      <h2 id={heading}>{INTRODUCTION_MESSAGES.statistics}</h2>
      <List>
        {INTRODUCTION_MESSAGES.figures.map(({ figure, label }) => (
          <li key={label}>
            <Stat figure={figure} label={label} />
          </li>
        ))}
      </List>
      <SiteFigures />
    </Band>
  );
}
