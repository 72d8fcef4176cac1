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

const House = styled.div<{ readonly $height: number; readonly $light: number; readonly $gabled: boolean }>`
  position: relative;
  flex: 1;
  height: ${({ $height }) => $height}%;
  background: color-mix(in srgb, ${tokens.color.onBand} ${({ $light }) => $light}%, ${tokens.color.band});
  ${({ $gabled }) => $gabled && gable}

  /* Chrome before 111 would draw windows without walls. */
  @supports not (color: color-mix(in srgb, red, red)) {
    display: none;
  }

  /* Rows of windows. */
  &::after {
    position: absolute;
    inset: 0.75em 16% 0;
    background: repeating-linear-gradient(90deg, ${tokens.color.band} 0 36%, transparent 36% 64%);
    content: '';
    mask-image: repeating-linear-gradient(black 0 0.75em, transparent 0.75em 1.5em);
  }
`;

export default function Houses() {
  return HOUSES.map(({ height, light, gabled }) => (
    <House key={height} $height={height} $light={light} $gabled={gabled} />
  ));
}
