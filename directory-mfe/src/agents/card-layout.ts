import styled, { css } from 'styled-components';
import { tokens } from '@naija/ui';

/** One column on the narrowest phones, two from 360 pixels, five on a desktop. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${tokens.space.sm};

  @media (min-width: 40rem) {
    grid-template-columns: repeat(auto-fill, minmax(13.5rem, 1fr));
    gap: ${tokens.space.md};
  }
`;

/** Photo above words; side by side where the grid has one column. */
export const cardParts = css`
  height: 100%;

  @media (max-width: 22.49rem) {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    align-items: start;
  }
`;

/** How wide the photo of a card is, as the `sizes` of an image. */
export const CARD_PHOTO_SIZES = '(max-width: 359px) 7rem, (max-width: 639px) 50vw, 16rem';

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space.xxs};
  padding: ${tokens.space.sm};
`;

export const Name = styled.h3`
  font-size: ${tokens.text.body};
  letter-spacing: 0;
  line-height: 1.3;
`;

export const Place = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

export const Fact = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${tokens.space.xs};
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};

  > strong {
    color: ${tokens.color.ink};
    font-variant-numeric: tabular-nums;
  }
`;

export const Fee = styled(Fact)`
  > strong {
    color: ${tokens.color.accent};
  }
`;
