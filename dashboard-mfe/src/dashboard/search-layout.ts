import styled from 'styled-components';
import { tokens } from '@naija/ui';

export const SearchField = styled.div`
  flex: 1 1 18rem;
  min-width: 0;
`;

/** As wide as the header; takes no space without results. */
export const Results = styled.div`
  display: grid;
  flex: 1 1 100%;
  grid-template-columns: minmax(0, 1fr);

  &:not(:has(ul)) {
    margin-block-start: calc(-1 * ${tokens.space.sm});
  }
`;

export const ResultCount = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

export const ResultList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  column-gap: ${tokens.space.md};

  a {
    display: flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
`;
