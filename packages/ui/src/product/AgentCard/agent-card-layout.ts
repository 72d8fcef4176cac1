import styled, { css } from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';

/** The `sizes` attribute of the photo. */
export const CARD_PHOTO_SIZES = '(max-width: 359px) 7rem, (max-width: 639px) calc(50vw - 1.5rem), 16rem';

/** Photo above text; side by side in a grid of one column. */
export const cardFrame = css`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  height: 100%;
  padding: 0;

  --photo-ratio: 4 / 3;

  @media (max-width: 22.49rem) {
    --photo-ratio: 1;

    display: flex;
    flex-wrap: wrap;
    align-items: start;

    > :first-child {
      flex: 1 1 7rem;
    }

    > :nth-child(2) {
      flex: 999 1 8rem;
    }
  }
`;

/** Action on the photo, above the `CoverLink`. */
export const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${tokens.space.xs} ${tokens.space.xs} auto auto;

  @media (max-width: 22.49rem) {
    inset: ${tokens.space.xs} auto auto ${tokens.space.xs};
  }
`;

export const Text = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.sm};
`;

// Two lines for every name, so that a skeleton is as high as its card.
export const Identity = styled.div`
  min-height: calc(2 * 1.3 * ${tokens.text.body} + ${tokens.space.xxs} + 1.5 * ${tokens.text.small});
`;

export const Name = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${tokens.text.body};
  letter-spacing: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-wrap: wrap;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Location = styled.p`
  display: flex;
  gap: ${tokens.space.xxs};
  margin-top: ${tokens.space.xxs};
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.5;

  > svg {
    flex: none;
    margin-top: 0.25em;
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.xxs};
  margin-top: auto;
  padding-top: ${tokens.space.xs};
  border-top: 1px solid ${tokens.color.line};

  @container (min-width: 11.75rem) {
    grid-template-columns: auto auto;
    justify-content: space-between;
  }
`;

const Fact = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
  line-height: 1.35;
  overflow-wrap: anywhere;

  > strong {
    display: block;
    color: ${tokens.color.ink};
    font-size: ${tokens.text.body};
    font-variant-numeric: tabular-nums;
  }
`;

export const Fee = styled(Fact)`
  > strong {
    color: ${tokens.color.accent};
  }
`;

/** Hidden on phones, as in the rows of a state, so that two rows of cards fit the screen. */
export const Deals = styled(Fact)`
  @media (max-width: 39.99rem) {
    display: none;
  }
`;
