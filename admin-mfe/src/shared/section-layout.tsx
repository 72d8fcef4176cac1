import styled from 'styled-components';
import { Card, tokens, formatMoment } from '@naija/ui';

/** The title of a page with controls beside it. */
export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.sm} ${tokens.space.lg};

  h1 {
    font-size: ${tokens.text.heading};
  }
`;

export const SectionCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};

  > h2 {
    font-size: ${tokens.text.title};
  }
`;

export const Muted = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

/** Text written by users, with its line breaks. */
export const Written = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
`;

/** A list of entries separated by lines. */
export const Entries = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.xxs};
  }

  > li + li {
    margin-block-start: ${tokens.space.sm};
    padding-block-start: ${tokens.space.sm};
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}
