import styled from 'styled-components';
import { tokens } from '../../foundations/theme/tokens.ts';
import { Photo } from '../Photo/Photo.tsx';

export type AvatarSize = 'small' | 'large';

export interface AvatarProps {
  /** The `image` of a record. */
  readonly image: string | null;
  readonly name: string;
  /** Leave it out beside the written name. */
  readonly alt?: string;
  readonly size?: AvatarSize;
}

const WIDTHS: Record<AvatarSize, string> = { small: '2.75rem', large: '4.5rem' };

export const AvatarFrame = styled.span<{ readonly $size: AvatarSize }>`
  display: block;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => WIDTHS[$size]};
  aspect-ratio: 1;
  border-radius: ${tokens.radius.round};
`;

/** A small round photo of a person, or their initials. */
export function Avatar({ size = 'small', ...photo }: AvatarProps) {
  return (
    <AvatarFrame $size={size}>
      <Photo {...photo} size={96} sizes={WIDTHS[size]} />
    </AvatarFrame>
  );
}
