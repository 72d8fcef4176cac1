import styled from 'styled-components';
import { tokens } from '@naija/ui';

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${tokens.space.lg} ${tokens.space.xl};
`;

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xs};
  scroll-margin-block-start: ${tokens.space.md};

  > h3 {
    color: ${tokens.color.brand};
    font-size: ${tokens.text.body};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** A label and its value on one line, or wrapped where either is long. */
export const FactLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${tokens.space.md};
  padding-block: ${tokens.space.xs};
  border-block-start: 1px solid ${tokens.color.line};

  > dt {
    color: ${tokens.color.muted};
  }

  > dd {
    min-width: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Bio = styled.p`
  max-width: 42rem;
  padding-block-start: ${tokens.space.xs};
  border-block-start: 1px solid ${tokens.color.line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A card as wide as in the lists, beside its description. */
export const Showcase = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.md} ${tokens.space.lg};
  align-items: start;

  > :first-child {
    flex: 0 1 13.5rem;
    min-width: min(100%, 9.5rem);
  }

  > :last-child {
    display: grid;
    flex: 1 1 16rem;
    justify-items: start;
    gap: ${tokens.space.md};
    min-width: 0;
  }
`;
