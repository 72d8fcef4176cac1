import { useId } from 'react';
import styled from 'styled-components';
import { Testimonial, tokens } from '@naija/ui';

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.lg};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space.md};
`;

const STORIES = [
  {
    portrait: 'headwrap',
    name: 'A tenant in Lagos',
    quote:
      'I wrote down three inspection fees before I left the house. By evening I had seen three flats and paid for two.',
  },
  {
    portrait: 'cap',
    name: 'A buyer in Kano',
    quote:
      'The first agent had nothing for us. The second knew a house two streets from my brother. We moved in May.',
  },
  {
    portrait: 'braids',
    name: 'A student in Enugu',
    quote:
      'One call on my lunch break, and I had a room near the campus. The agent sent the directions herself.',
  },
] as const;

/** Three stories of the kind people tell; each says that it is an example. */
export function Stories() {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <h2 id={heading}>What people have been saying</h2>
      <List>
        {STORIES.map((story) => (
          <li key={story.name}>
            <Testimonial {...story} />
          </li>
        ))}
      </List>
    </Part>
  );
}
