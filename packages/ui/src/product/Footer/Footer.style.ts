import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

export const Background = styled.footer`
  background: ${tokens.color.band};
  color: ${tokens.color.onBand};

  :focus-visible {
    outline-color: currentColor;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${tokens.space.lg} ${tokens.space.xl};
  max-width: 76rem;
  margin: 0 auto;
  padding: ${tokens.space.xl} ${tokens.space.md};
`;

export const Title = styled.h2`
  margin-block-end: ${tokens.space.xs};
  font-size: ${tokens.text.body};
  font-weight: 700;
`;

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-height: ${tokens.size.touch};

  > svg {
    flex: none;
  }
`;

const link = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.xs};
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  color: inherit;
  overflow-wrap: anywhere;
  text-decoration: none;

  > span {
    text-decoration: underline;
  }

  &:hover > span {
    text-decoration-thickness: 2px;
  }
`;

export const ContactLink = styled.a`
  ${link}
`;

export const PageLink = styled(Link)`
  ${link}
`;

export const Network = styled.b`
  min-width: 5.5rem;
  font-weight: 400;
`;
