import { useState } from 'react';
import styled from 'styled-components';
import { photoId, photoSrcSet, photoUrl, type PhotoSize } from '@naija/contracts/domain/photos';
import { tokens } from '../theme/tokens.ts';
import { initials } from './initials.ts';
import { photoPlaceholder } from './photo-placeholder.ts';

export interface PhotoProps {
  /** The `image` of a record. */
  readonly image: string | null;
  /** Whose photo it is; the initials stand in for a missing one. */
  readonly name: string;
  /** Text for those who do not see it; leave it out where the name stands beside it. */
  readonly alt?: string;
  /** The stored size that fits a screen of ordinary density, in pixels. */
  readonly size: PhotoSize;
  /** How wide the photo is shown, as in the `sizes` attribute of `img`. */
  readonly sizes: string;
  /** False for photos that are in view at once. */
  readonly lazy?: boolean;
}

// The placeholder lies under the photo and is covered by it, so that nothing waits for a script.
const Picture = styled.picture`
  display: block;
  ${photoPlaceholder}
`;

const Image = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;
`;

const Initials = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.brand};
  container-type: inline-size;
  font-weight: 700;

  > span {
    font-size: 34cqi;
    line-height: 1;
  }
`;

/** A square photo that fills the width it is given; its height is known before it has loaded. */
export function Photo({ image, name, alt = '', size, sizes, lazy = true }: PhotoProps) {
  const [broken, setBroken] = useState<string>();
  const id = image === null || image === broken ? undefined : photoId(image);
  if (image === null || id === undefined)
    return (
      <Initials {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
        <span aria-hidden="true">{initials(name)}</span>
      </Initials>
    );
  return (
    <Picture>
      <source type="image/webp" srcSet={photoSrcSet(id, 'webp')} sizes={sizes} />
      <Image
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        width={size}
        height={size}
        alt={alt}
        sizes={sizes}
        srcSet={photoSrcSet(id, 'jpg')}
        src={photoUrl(id, size, 'jpg')}
        onError={() => {
          setBroken(image);
        }}
      />
    </Picture>
  );
}
