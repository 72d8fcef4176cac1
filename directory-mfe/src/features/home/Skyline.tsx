import styled, { css } from 'styled-components';
import { tokens } from '@naija/ui';

const { color } = tokens;

/** Houses from left to right: height in percent of the scene, how light the wall is in percent, kind of roof. */
const HOUSES = [
  { height: 46, light: 16, gabled: true },
  { height: 72, light: 26, gabled: false },
  { height: 38, light: 88, gabled: true },
  { height: 58, light: 38, gabled: false },
  { height: 30, light: 20, gabled: true },
];

const Scene = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  gap: 3%;
  height: 10.5rem;
  padding-inline: clamp(1.5rem, 6%, 3rem);

  /* The sun behind the houses. */
  &::before {
    position: absolute;
    bottom: 18%;
    left: 34%;
    width: clamp(7rem, 46%, 14rem);
    aspect-ratio: 1;
    background: ${color.accent};
    border-radius: 50%;
    content: '';
  }

  @media (min-width: 48rem) {
    height: auto;
    padding-inline: 0 clamp(1.5rem, 6%, 3rem);
  }
`;

const gable = css`
  &::before {
    position: absolute;
    inset: auto -6% calc(100% - 1px);
    height: 2.25rem;
    background: inherit;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    content: '';
  }
`;

const House = styled.div<{ readonly $light: number; readonly $gabled: boolean }>`
  position: relative;
  flex: 1;
  background: color-mix(in srgb, ${color.onBand} ${({ $light }) => $light}%, ${color.band});
  ${({ $gabled }) => $gabled && gable}

  /* Rows of windows. */
  &::after {
    position: absolute;
    inset: 0.75rem 16% 0;
    background: repeating-linear-gradient(90deg, ${color.band} 0 36%, transparent 36% 64%);
    content: '';
    mask-image: repeating-linear-gradient(black 0 0.75rem, transparent 0.75rem 1.5rem);
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
