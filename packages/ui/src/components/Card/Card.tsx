import styled, { css } from 'styled-components';
import { Link } from 'react-router-dom';
import { tokens } from '../../foundations/theme/tokens.ts';

const surface = css`
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  box-shadow: ${tokens.shadow.low};
`;

export const Card = styled.div`
  ${surface}
  padding: ${tokens.space.md};
`;

/** A card that is a link as a whole, by the `CoverLink` in it; without padding, so that a photo can fill it. */
export const LinkedCard = styled.div`
  ${surface}
  position: relative;
  overflow: hidden;
  transition:
    border-color ${tokens.motion.quick},
    box-shadow ${tokens.motion.calm};

  &:hover {
    border-color: ${tokens.color.brand};
    box-shadow: ${tokens.shadow.high};
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 2px;

    a {
      outline: none;
    }
  }
`;

/** The link of a `LinkedCard`: covers the card, except for buttons with a higher `z-index`. */
export const CoverLink = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;
