import { useState } from 'react';
import styled from 'styled-components';
import { photoSrcSet, photoUrl, type PhotoSize } from '@naija/contracts/domain/photos';
import { useIsDataSaverOn } from '@naija/runtime';
import { photoPlaceholder, photoRatio } from './PhotoPlaceholder.ts';

interface StoredPhotoProps {
  /** The content hash in the photo's address. */
  readonly id: string;
  readonly alt: string;
  readonly size: PhotoSize;
  readonly sizes: string;
  readonly lazy: boolean;
  /** True after a press on "Show photo": the photo takes over the focus of the button it replaces. */
  readonly requested: boolean;
  readonly onError: () => void;
}

// The photo covers the placeholder, so that no script has to swap them.
const Picture = styled.picture`
  display: block;
  ${photoPlaceholder}
`;

const Image = styled.img`
  width: 100%;
  height: auto;
  ${photoRatio}
  object-fit: cover;
  object-position: 50% 25%; /* Faces are in the upper half. */
`;

const loadedPhotos = new Set<string>();

/** True for a photo that this page has loaded before: showing it again costs no data. */
export function hasLoaded(id: string): boolean {
  return loadedPhotos.has(id);
}

export function StoredPhoto({ id, alt, size, sizes, lazy, requested, onError }: StoredPhotoProps) {
  // The size is chosen once, because with another srcset a browser may fetch the photo again.
  const savesData = useIsDataSaverOn();
  const [largest] = useState(savesData ? size : undefined);
  return (
    <Picture>
      <source type="image/webp" srcSet={photoSrcSet(id, 'webp', largest)} sizes={sizes} />
      <Image
        {...(requested && { ref: focus, tabIndex: -1 })}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        width={size}
        height={size}
        alt={alt}
        sizes={sizes}
        srcSet={photoSrcSet(id, 'jpg', largest)}
        src={photoUrl(id, size, 'jpg')}
        onLoad={() => {
          loadedPhotos.add(id);
        }}
        onError={onError}
      />
    </Picture>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
