import { useId } from 'react';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { Card, TextLink, tokens } from '@naija/ui';
import { ABOUT_MESSAGES } from './messages.ts';

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.md};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${tokens.space.sm};

  dt {
    font-weight: 700;
  }

  dd {
    color: ${tokens.color.muted};
  }
`;

export function Figures() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>{ABOUT_MESSAGES.figures}</h2>
      <List>
        {Object.values(ABOUT_MESSAGES.meanings).map(({ figure, meaning }) => (
          <Card key={figure}>
            <dt>{figure}</dt>
            <dd>{meaning}</dd>
          </Card>
        ))}
      </List>
      <p>
        {ABOUT_MESSAGES.ownFigures} <TextLink to={pagePaths.cost}>{ABOUT_MESSAGES.addUp}</TextLink>
      </p>
    </Part>
  );
}
