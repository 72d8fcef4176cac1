import styled from 'styled-components';
import { SIDE_MENU_BREAKPOINT_PX } from '@naija/contracts/domain/limits';
import { tokens } from '@naija/ui';

/** Its width is what the layout goes by: in `rem`, so that large text gets the layout of a small screen. */
export const Room = styled.div`
  container-type: inline-size;
`;

/** The menu beside the work; above it where there is no room for both. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.md} ${tokens.space.lg};
  align-items: start;

  @media (width < ${SIDE_MENU_BREAKPOINT_PX}px) {
    column-gap: ${tokens.space.sm};
    /* The rail reaches into the margin of the page, so that the work keeps its width. */
    margin-inline-start: calc(-1 * ${tokens.space.xs});
  }

  @container (width < 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  position: sticky;
  inset-block-start: ${tokens.space.md};

  @container (width < 16rem) {
    position: static;

    ul {
      display: flex;
      flex-wrap: wrap;
      width: auto;
    }
  }
`;

export const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

/** The title on one side, the search on the other or below it, and what it found below both. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.sm} ${tokens.space.lg};
`;

export const Title = styled.div`
  flex: 1 1 12rem;
  min-width: 0;

  > h1 {
    font-size: ${tokens.text.heading};
  }

  > p {
    color: ${tokens.color.muted};
  }
`;

/** What a tab shows; nothing of it is seen while another tab is. */
export const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  &[hidden] {
    display: none;
  }
`;
