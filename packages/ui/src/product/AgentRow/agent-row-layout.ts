import styled, { css } from 'styled-components';
import { buttonStyle, type ButtonLook } from '../../components/Button/button-style.ts';
import { CoverLink, LinkedCard } from '../../components/Card/Card.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';

/** Photo, text and actions beside each other; the actions below the text where that is too narrow. */
export const Frame = styled(LinkedCard)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.sm};
  min-height: calc(2 * (${tokens.size.touch} + ${tokens.space.xxs}) + 2px);
  padding: ${tokens.space.xxs} ${tokens.space.sm};

  @media (max-width: 39.99rem) {
    > :first-child {
      width: 4rem;
    }
  }

  @media (min-width: 40rem) {
    gap: ${tokens.space.xs} ${tokens.space.md};
    padding: ${tokens.space.sm} ${tokens.space.md};
  }
`;

/** On phones the heart is above See More; they are side by side if they have a line of their own. */
export const Actions = styled.div`
  display: flex;
  flex: 1 1 4rem;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: end;
  gap: 0 ${tokens.space.xs};

  @media (min-width: 40rem) {
    flex: none;
  }
`;

/** Above the link that covers the row. */
export const Action = styled.div`
  position: relative;
  z-index: 1;
`;

const moreLook = css<ButtonLook>`
  ${buttonStyle}

  @media (max-width: 39.99rem) {
    padding: 0;
    background: transparent;
    border-color: transparent;
    color: ${tokens.color.brand};
    font-size: ${tokens.text.small};
    white-space: nowrap;
  }
`;

/** Covers the row; a button to look at, and on phones, where the row is small, only its words. */
export const More = styled(CoverLink)<ButtonLook>`
  ${moreLook}
`;

export const MoreSkeleton = styled.span<ButtonLook>`
  ${moreLook}
`;

export const Text = styled.div`
  display: grid;
  flex: 999 1 6rem;
  min-width: 0;

  @media (min-width: 40rem) {
    flex-basis: 8rem;
    grid-template-columns: minmax(0, 2fr);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: center;
    gap: ${tokens.space.md};
  }
`;

export const Name = styled.h2`
  font-size: ${tokens.text.body};
  letter-spacing: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;

  @media (min-width: 40rem) {
    font-size: ${tokens.text.lead};
  }
`;

export const Location = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.4;

  @media (min-width: 40rem) {
    font-size: ${tokens.text.body};
  }
`;

export const Fact = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.4;
  overflow-wrap: anywhere;

  > strong {
    color: ${tokens.color.ink};
    font-variant-numeric: tabular-nums;
  }

  @media (min-width: 40rem) {
    > strong {
      display: block;
      font-size: ${tokens.text.body};
    }
  }
`;

export const Fee = styled(Fact)`
  > strong {
    color: ${tokens.color.accent};
  }
`;

export const Deals = styled(Fact)`
  display: none;

  @media (min-width: 64rem) {
    display: block;
  }
`;
