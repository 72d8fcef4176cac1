import styled, { css } from 'styled-components';
import { Link } from 'react-router-dom';
import { tokens } from '../theme/tokens.ts';

const surface = css`
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  box-shadow: ${tokens.shadow.low};
`;

/** A raised surface that holds one thing. */
export const Card = styled.div`
  ${surface}
  padding: ${tokens.space.md};
`;

/** A card that is one link as a whole; without padding, so that a photo can fill it to the edge. */
export const CardLink = styled(Link)`
  ${surface}
  display: block;
  overflow: hidden;
  color: inherit;
  text-decoration: none;
  transition:
    border-color ${tokens.motion.quick},
    box-shadow ${tokens.motion.calm};

  &:hover {
    border-color: ${tokens.color.brand};
    box-shadow: ${tokens.shadow.high};
  }
`;

/** Cards below each other. */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;
