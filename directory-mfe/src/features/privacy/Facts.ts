import styled from 'styled-components';
import { tokens } from '@naija/ui';

/** A list of facts: what in bold, and below it what is said about it. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  overflow-wrap: anywhere;

  > div {
    padding-block-start: ${tokens.space.sm};
    border-block-start: 1px solid ${tokens.color.line};
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: ${tokens.color.muted};
  }
`;
