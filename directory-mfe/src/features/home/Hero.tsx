import styled from 'styled-components';
import { tokens } from '@naija/ui';

const Band = styled.section`
  display: grid;
  gap: ${tokens.space.sm};
  padding: clamp(1.25rem, 0.6rem + 3vw, 3rem);
  /* A faint lattice, as on woven cloth. */
  background:
    repeating-linear-gradient(45deg, rgb(255 255 255 / 4%) 0 1px, transparent 1px 1rem),
    repeating-linear-gradient(-45deg, rgb(255 255 255 / 4%) 0 1px, transparent 1px 1rem), ${tokens.color.band};
  border-radius: ${tokens.radius.large};
  color: ${tokens.color.onBand};
`;

const Pledge = styled.p`
  max-width: 38rem;
  font-size: ${tokens.text.lead};
`;

/** What the product does for a visitor. */
export function Hero() {
  return (
    <Band>
      <h1>Find a property agent in Nigeria</h1>
      <Pledge>
        See the inspection fee before you move, compare agents, and reach the one you like directly.
      </Pledge>
    </Band>
  );
}
