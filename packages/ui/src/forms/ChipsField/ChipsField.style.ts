import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-block-end: ${tokens.space.xxs};

  &:empty {
    display: none;
  }
`;

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  padding-inline-start: ${tokens.space.sm};
  background: ${tokens.color.brandSoft};
  border: 1px solid transparent; /* Visible with forced colours. */
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.brand};
  font-size: ${tokens.text.small};
  font-weight: 600;

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > button {
    flex: none;
    color: inherit;
  }
`;
