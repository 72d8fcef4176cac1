import { useId } from 'react';
import styled from 'styled-components';
import { Card, Feature, tokens } from '@naija/ui';
import { entriesOf } from '../../messages/entries-of.ts';
import { INTRODUCTION_MESSAGES } from '../../messages/introduction.ts';

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.lg};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${tokens.space.md};
`;

const BENEFITS = entriesOf(INTRODUCTION_MESSAGES.benefits);

export function Benefits() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>{INTRODUCTION_MESSAGES.why}</h2>
      <List>
        {BENEFITS.map(([icon, benefit]) => (
          <Card as="li" key={icon}>
            <Feature icon={icon} title={benefit.title}>
              {benefit.text}
            </Feature>
          </Card>
        ))}
      </List>
    </Part>
  );
}
