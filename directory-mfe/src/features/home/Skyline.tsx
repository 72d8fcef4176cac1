import styled, { css } from 'styled-components';
import { tokens } from '@naija/ui';

/** Houses from left to right: height in percent of the scene, how light the wall is in percent, kind of roof. */
const HOUSES = [
  { height: 46, light: 16, gabled: true },
  { height: 72, light: 26, gabled: false },
  { height: 38, light: 88, gabled: true },
  { height: 58, light: 38, gabled: false },
  { height: 30, light: 20, gabled: true },
];

// Sizes in em, so that the street on a small screen is the same one, further away.
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

const gable = css`
  &::before {
    position: absolute;
    inset: auto -6% calc(100% - 1px);
    height: 2.25em;
    background: inherit;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    content: '';
  }
`;

const House = styled.div<{ readonly $light: number; readonly $gabled: boolean }>`
  position: relative;
  flex: 1;
  background: color-mix(in srgb, ${tokens.color.onBand} ${({ $light }) => $light}%, ${tokens.color.band});
  ${({ $gabled }) => $gabled && gable}

  /* Rows of windows. */
  &::after {
    position: absolute;
    inset: 0.75em 16% 0;
    background: repeating-linear-gradient(90deg, ${tokens.color.band} 0 36%, transparent 36% 64%);
    content: '';
    mask-image: repeating-linear-gradient(black 0 0.75em, transparent 0.75em 1.5em);
  }
`;

const heights = HOUSES.map(
  ({ height }, index) => css`
    > :nth-child(${index + 1}) {
      height: ${height}%;
    }
  `,
);

const Street = styled(Scene)`
  ${heights}
`;

/** A street of houses before the sun. Decoration: nothing is lost where it is not drawn. */
export function Skyline() {
  return (
    <Street aria-hidden="true">
      {HOUSES.map(({ height, light, gabled }) => (
        <House key={height} $light={light} $gabled={gabled} />
      ))}
    </Street>
  );
}
