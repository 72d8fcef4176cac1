import styled from 'styled-components';
import { SIDE_MENU_BREAKPOINT_PX } from '@naija/contracts/domain/limits';
import { tokens } from '@naija/ui';

/** Query container; its breakpoint is in `rem`, so that large text gets the layout of a small screen. */
export const Container = styled.div`
  container-type: inline-size;
`;

/** The menu beside the content, or above it in a narrow container. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.md} ${tokens.space.lg};
  align-items: start;

  @media (max-width: ${SIDE_MENU_BREAKPOINT_PX - 0.02}px) {
    column-gap: ${tokens.space.sm};
    /* The rail extends into the page margin, so that the content keeps its width. */
    margin-inline-start: calc(-1 * ${tokens.space.xs});
  }

  @container (width < 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Sidebar = styled.div`
  position: sticky;
  /* The names beside the rail overlap the content. */
  z-index: 1;
  inset-block-start: ${tokens.space.md};

  @container (width < 16rem) {
    position: relative;
    inset-block-start: auto;

    ul {
      display: flex;
      flex-wrap: wrap;
      width: auto;
    }
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  /* A live region without a message takes no room, nor the gap beside it. */
  > [role='status']:empty {
    position: absolute;
  }
`;

/** The title beside or above the search, with the results below both. */
export const Header = styled.header`
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

export const TabPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  &[hidden] {
    display: none;
  }
`;
