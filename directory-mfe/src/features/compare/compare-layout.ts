import styled from 'styled-components';
import { tokens } from '@naija/ui';

/** Scrolls sideways where the agents do not fit. */
export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${tokens.color.surface};

  th,
  td {
    /* More than there is: columns of agents are as wide as each other. */
    width: 40rem;
    min-width: 6.9rem;
    padding: ${tokens.space.sm} ${tokens.space.xs};
    border-block-end: 1px solid ${tokens.color.line};
    font-variant-numeric: tabular-nums;
    text-align: start;
    vertical-align: top;
  }

  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    width: 9rem;
    min-width: 6rem;
    max-width: 9rem;
    padding-inline-start: ${tokens.space.sm};
    background: ${tokens.color.surface};
    color: ${tokens.color.muted};
    font-size: ${tokens.text.small};
    font-weight: 500;
  }

  thead th {
    overflow-wrap: anywhere;
  }

  tbody > tr:last-child > * {
    border-block-end: 0;
  }
`;

export const Portrait = styled.div`
  overflow: hidden;
  width: 3.5rem;
  aspect-ratio: 1;
  margin-block-end: ${tokens.space.xs};
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.small};
`;

/** One below the other, told apart by the space between. */
export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
`;

export const Total = styled.strong`
  color: ${tokens.color.accent};
`;

export const Quiet = styled.span`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const Others = styled.section`
  display: grid;
  gap: ${tokens.space.sm};

  > h2 {
    font-size: ${tokens.text.title};
  }
`;

export const Added = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;
