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
    flex: 1 1 6.25rem;
  }

  > li > * {
    width: 100%;
    padding-inline: ${tokens.space.xs};
  }
`;

export const FirstAction = styled.li`
  && {
    flex-basis: 100%;
  }
`;

export const Address = styled.p`
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;
