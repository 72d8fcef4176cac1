import { useId } from 'react';
import styled from 'styled-components';
import { Card, tokens } from '@naija/ui';

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

const FIGURES = [
  ['Inspection fee', 'What you pay the agent, in naira, for being shown houses.'],
  ['Total deals', 'How many lettings and sales the agent has closed so far.'],
  ['Rent and sales', 'How many houses the agent has let, and how many sold.'],
  ['AirBnB', 'Whether the agent also has places for short stays.'],
  ['Agreement', 'The share of the price, in percent, for drawing up the contract.'],
  ['Commission', 'The share of the price, in percent, that the agent earns when you take the house.'],
] as const;

export function Figures() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>What the figures on a profile mean</h2>
      <List>
        {FIGURES.map(([figure, meaning]) => (
          <Card key={figure}>
            <dt>{figure}</dt>
            <dd>{meaning}</dd>
          </Card>
        ))}
      </List>
      <p>Agents state these figures themselves. Agree on every fee with the agent before you go.</p>
    </Part>
  );
}
