import styled from 'styled-components';
import { tokens } from '@naija/ui';

/** Shades the end of the table if more columns follow. */
export const Shade = styled.div<{ readonly $isShown: boolean }>`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-block: 1px;
    inset-inline-end: 1px;
    width: 2rem;
    background: linear-gradient(to right, transparent, ${tokens.color.line});
    border-radius: ${tokens.radius.large};
    opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
    pointer-events: none;
  }
`;

/** Scrolls sideways if the agents do not fit. */
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
    /* Wider than the table, so that all columns of agents get the same width. */
    width: 40rem;
    min-width: 6.5rem;
    padding: ${tokens.space.sm} ${tokens.space.xs};
    border-block-end: 1px solid ${tokens.color.line};
    font-variant-numeric: tabular-nums;
    text-align: start;
    vertical-align: top;
  }

  tr > :not(:first-child) {
    border-inline-start: 1px solid ${tokens.color.line};
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

/** Lines separated by space. */
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

/** Marked by a word and an arrow, and not only by colour. */
export const Lowest = styled.span`
  display: inline-flex;
  gap: ${tokens.space.xxs};
  align-items: center;
  margin-inline-start: ${tokens.space.xxs};
  color: ${tokens.color.accent};
  font-size: ${tokens.text.small};
  font-weight: 600;
  vertical-align: text-bottom;
  white-space: nowrap;
`;

export const Chooser = styled.details`
  padding-inline: ${tokens.space.md};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};

  > summary {
    min-height: ${tokens.size.touch};
    padding-block: ${tokens.space.sm};
    font-weight: 600;
    cursor: pointer;
  }
`;

export const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.md};
  min-width: 0;
  padding: 0 0 ${tokens.space.sm};
  border: 0;

  > legend {
    padding: 0;
    color: ${tokens.color.muted};
  }

  > span {
    flex-basis: 100%;
  }
`;

export const Choice = styled.label`
  display: flex;
  gap: ${tokens.space.xs};
  align-items: center;
  min-height: ${tokens.size.touch};
  cursor: pointer;

  > input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${tokens.color.brand};
  }

  &:has(:disabled) {
    color: ${tokens.color.muted};
    cursor: default;
  }
`;
