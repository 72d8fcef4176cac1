import styled from 'styled-components';
import { tokens } from '@naija/ui';

/** One check. It is focusable, because the element with the focus may unmount. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.color.line};

  > h3 {
    font-size: ${tokens.text.body};
  }

  > p {
    overflow-wrap: anywhere;
  }

  > a,
  > button {
    justify-self: start;
  }
`;

export const Narrow = styled.div`
  max-width: 28rem;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;
