import styled from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';

/** Photo, text and actions: actions below the text on small screens, beside it from 640 pixels. */
export const Frame = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.md};
  padding: ${tokens.space.sm};

  @media (min-width: 40rem) {
    padding: ${tokens.space.sm} ${tokens.space.md};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: 1 1 100%;
  gap: ${tokens.space.xs};

  > :first-child {
    flex: 1;
  }

  @media (min-width: 40rem) {
    flex: none;
  }
`;

export const Text = styled.div`
  display: grid;
  flex: 1 1 8rem;
  min-width: 0;
  gap: ${tokens.space.xxs};

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 2fr);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: center;
    gap: ${tokens.space.md};
  }
`;

export const Name = styled.h2`
  font-size: ${tokens.text.lead};
  letter-spacing: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const Location = styled.p`
  color: ${tokens.color.muted};
  line-height: 1.4;
`;

export const Fact = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.4;
  overflow-wrap: anywhere;

  > strong {
    color: ${tokens.color.ink};
    font-size: ${tokens.text.body};
    font-variant-numeric: tabular-nums;
  }

  @media (min-width: 40rem) {
    > strong {
      display: block;
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
