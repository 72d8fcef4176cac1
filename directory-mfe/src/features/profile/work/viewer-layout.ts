import styled from 'styled-components';
import { tokens } from '@naija/ui';

export const Box = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  background: ${tokens.color.surface};
  border: 0;
  color: ${tokens.color.ink};

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xs} ${tokens.space.md};

  /* Disabled buttons keep the focus, so that the arrow keys still work. */
  > [aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`;

export const Steps = styled(Bar)`
  justify-content: center;
`;

/** Scrolls sideways, one photo at a time. */
export const Strip = styled.ul`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

export const Slide = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.sm};
  justify-content: center;
  min-height: 0;
  padding-inline: ${tokens.space.md};
  scroll-snap-align: center;
  scroll-snap-stop: always;

  > p {
    flex: none;
    max-height: 30vh;
    overflow-y: auto;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

/** The photo fills the available space and keeps its proportions. */
export const Whole = styled.picture`
  display: flex;
  flex: 0 1 auto;
  justify-content: center;
  min-height: 0;

  > img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 100%;
    object-fit: contain;
    background: ${tokens.color.sunken};
    border-radius: ${tokens.radius.small};
  }
`;
