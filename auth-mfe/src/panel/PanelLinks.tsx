import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { tokens } from '@naija/ui';

/** Links below a form, to the other pages of this remote. */
export const PanelLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${tokens.space.md};
`;

export const PanelLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
`;
