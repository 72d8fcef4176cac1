import styled from 'styled-components';
import { tokens } from '@naija/ui';

export const Contact = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  max-width: 32rem;
`;

/** Calling takes a row of its own; the others share the next one. */
export const Actions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  > li {
    flex: 1 1 6rem;
  }

  > li > * {
    gap: ${tokens.space.xxs};
    width: 100%;
    padding-inline: ${tokens.space.xxs};
    font-size: ${tokens.text.small};
  }
`;

export const FirstAction = styled.li`
  && {
    flex-basis: 100%;
  }

  && > * {
    gap: ${tokens.space.xs};
    font-size: ${tokens.text.body};
  }
`;
