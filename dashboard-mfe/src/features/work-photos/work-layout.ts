import styled from 'styled-components';
import { Card, tokens } from '@naija/ui';

export const Section = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  > h2 {
    font-size: ${tokens.text.title};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

export const Items = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: min(7rem, 40%) minmax(0, 1fr);
  gap: ${tokens.space.sm};
  align-items: start;
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.color.line};
`;

export const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.small};
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.xs};
  overflow-wrap: anywhere;

  /* A button without a border is aligned with the text above it. */
  > button {
    margin-inline-start: calc(-1 * ${tokens.space.md});
  }
`;

/** Spans the whole item, because small screens have no room beside the picture. */
export const Below = styled.div`
  grid-column: 1 / -1;
`;

export const Muted = styled.p`
  color: ${tokens.color.muted};
`;

export const Problems = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  overflow-wrap: anywhere;
`;
