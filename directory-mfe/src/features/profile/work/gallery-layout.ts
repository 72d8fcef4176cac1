import styled from 'styled-components';
import { tokens } from '@naija/ui';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${tokens.space.sm};
`;

export const Tile = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xxs};
  color: inherit;
  text-decoration: none;
  border-radius: ${tokens.radius.small};

  img {
    border-radius: ${tokens.radius.small};
  }

  &:hover > span {
    color: ${tokens.color.brand};
    text-decoration: underline;
  }
`;

/** Shortened to two lines. The viewer shows the whole caption. */
export const Caption = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${tokens.text.small};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

/** Replaces a picture that a tap loads. */
export const Unloaded = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.xxs};
  aspect-ratio: 2;
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.brand};
  font-size: ${tokens.text.small};
  font-weight: 600;
`;
