import { Suspense } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { lazyOrNothing } from '../../offline/lazy-or-nothing.ts';

// Hydration does not wait for the houses. The server has rendered them; if not, they appear in their reserved place.
const Houses = lazyOrNothing(() => import('./Houses.tsx'));

// Sizes are in em, so that the street scales with the font size.
const Scene = styled.div`
  position: relative;
  grid-area: scene;
  display: flex;
  align-items: end;
  gap: 3%;
  height: 3.75em;
  margin-top: 0.75em;
  padding-inline: 8%;
  font-size: 0.5rem;

  /* The sun behind the houses. */
  &::before {
    position: absolute;
    bottom: -0.75em;
    left: 34%;
    width: 4.25em;
    aspect-ratio: 1;
    background: ${tokens.color.accent};
    border-radius: 50%;
    content: '';
  }

  @media (min-width: 48rem) {
    height: auto;
    margin-block: 0 calc(-1 * ${tokens.space.sm});
    padding-inline: clamp(1.5rem, 6%, 3rem);
    font-size: 1rem;

    &::before {
      bottom: 18%;
      width: clamp(7em, 46%, 14em);
    }
  }
`;

/** Decoration: a street of houses in front of the sun. */
export function Skyline() {
  return (
    <Scene aria-hidden="true">
      <Suspense>
        <Houses />
      </Suspense>
    </Scene>
  );
}
