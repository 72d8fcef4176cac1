import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { Photo } from '../Photo/Photo.tsx';

export type AvatarSize = 'small' | 'large';

export interface AvatarProps {
  /** The `image` of a record. */
  readonly image: string | null;
  readonly name: string;
  /** Text for those who do not see it; leave it out where the name stands beside it. */
  readonly alt?: string;
  readonly size?: AvatarSize;
}

const WIDTHS: Record<AvatarSize, string> = { small: '2.75rem', large: '4.5rem' };

/** The round frame of an avatar, for what stands in for one. */
export const AvatarFrame = styled.span<{ readonly $size: AvatarSize }>`
  display: block;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => WIDTHS[$size]};
  aspect-ratio: 1;
  border-radius: ${tokens.radius.round};
`;

/** A person in a row or a bar: a small round photo, or their initials. */
export function Avatar({ size = 'small', ...photo }: AvatarProps) {
  return (
    <AvatarFrame $size={size}>
      <Photo {...photo} size={96} sizes={WIDTHS[size]} />
    </AvatarFrame>
  );
}
