import { useId } from 'react';
import styled from 'styled-components';
import { Testimonial, tokens } from '@naija/ui';
import { entriesOf } from '../../messages/entries-of.ts';
import { INTRODUCTION_MESSAGES } from '../../messages/introduction.ts';

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.lg};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space.md};
`;

const STORIES = entriesOf(INTRODUCTION_MESSAGES.stories);

/** Three stories of the kind people tell; each says that it is an example. */
export function Stories() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>{INTRODUCTION_MESSAGES.saying}</h2>
      <List>
        {STORIES.map(([portrait, story]) => (
          <li key={portrait}>
            <Testimonial portrait={portrait} {...story} />
          </li>
        ))}
      </List>
    </Part>
  );
}
