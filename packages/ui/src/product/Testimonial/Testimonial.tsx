import styled from 'styled-components';
import { words } from '@naija/runtime';
import { Card } from '../../components/Card/Card.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';
import { Portrait, type PortraitKind } from './Portrait.tsx';

const texts = words('ui.testimonial', { example: 'Example story, not a real person' });

export interface TestimonialProps {
  readonly quote: string;
  readonly name: string;
  readonly portrait: PortraitKind;
}

const Frame = styled(Card)`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${tokens.space.md};
  height: 100%;
  margin: 0;
`;

const Quote = styled.blockquote`
  margin: 0;
  font-size: ${tokens.text.lead};
  line-height: 1.5;
  quotes: '“' '”';

  &::before {
    content: open-quote;
  }

  &::after {
    content: close-quote;
  }
`;

const Person = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};

  > p {
    flex: 1 1 7rem;
    line-height: 1.4;
  }

  strong {
    display: block;
  }

  small {
    color: ${tokens.color.muted};
    font-size: ${tokens.text.small};
  }
`;

/** An example story, marked as not being a real person's. */
export function Testimonial({ quote, name, portrait }: TestimonialProps) {
  return (
    <Frame as="figure">
      <Quote>{quote}</Quote>
      <Person>
        <Portrait kind={portrait} />
        <p>
          <strong>{name}</strong> <small>{texts.example}</small>
        </p>
      </Person>
    </Frame>
  );
}
