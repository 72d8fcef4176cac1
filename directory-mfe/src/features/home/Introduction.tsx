import { useId } from 'react';
import styled from 'styled-components';
import { Card, Feature, Testimonial, tokens } from '@naija/ui';
import { Claims } from './Claims.tsx';
import { entriesOf, INTRODUCTION_MESSAGES } from './introduction-messages.ts';
import { Statistics } from './Statistics.tsx';

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.lg};
`;

const List = styled.ul<{ readonly $column: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $column }) => $column}), 1fr));
  gap: ${tokens.space.md};
`;

const BENEFITS = entriesOf(INTRODUCTION_MESSAGES.benefits);
const STORIES = entriesOf(INTRODUCTION_MESSAGES.stories);

/** The benefits of the product, below the search and its agents. */
export default function Introduction() {
  return (
    <>
      <Claims />
      <Statistics />
      <Benefits />
      <Stories />
    </>
  );
}

function Benefits() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>{INTRODUCTION_MESSAGES.why}</h2>
      <List $column="16rem">
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

/** Three stories of the kind that clients tell. Each says that it is an example. */
function Stories() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>{INTRODUCTION_MESSAGES.saying}</h2>
      <List $column="18rem">
        {STORIES.map(([portrait, story]) => (
          <li key={portrait}>
            <Testimonial portrait={portrait} {...story} />
          </li>
        ))}
      </List>
    </Part>
  );
}
