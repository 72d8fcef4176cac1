import styled from 'styled-components';
import { tokens, type Elements } from '@naija/ui';

const List = styled.ol`
  display: grid;
  gap: ${tokens.space.md};
  padding: 0;
  list-style: none;
  counter-reset: step;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.xs} ${tokens.space.md};
    counter-increment: step;
  }

  > li > svg {
    flex: 1 1 10rem;
    min-width: 0;
    max-width: 13rem;
    background: ${tokens.color.sunken};
    border-radius: ${tokens.radius.medium};
  }
`;

const Text = styled.div`
  flex: 1 1 11rem;
  min-width: 0;

  > strong::before {
    content: counter(step) '. ';
  }

  > p {
    color: ${tokens.color.muted};
    font-size: ${tokens.text.small};
  }
`;

export interface Step {
  readonly does: string;
  readonly hint: string;
  readonly picture: Elements;
}

export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <List>
      {steps.map(({ does, hint, picture }) => (
        <li key={does}>
          <Text>
            <strong>{does}</strong>
            <p>{hint}</p>
          </Text>
          {picture}
        </li>
      ))}
    </List>
  );
}
