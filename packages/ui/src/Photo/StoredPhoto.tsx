import { useState } from 'react';
import styled from 'styled-components';
import { photoSrcSet, photoUrl, type PhotoSize } from '@naija/contracts/domain/photos';
import { isFrugal } from '@naija/runtime';
import { photoPlaceholder } from './photo-placeholder.ts';

interface StoredPhotoProps {
  /** The hash that names the photo. */
  readonly id: string;
  readonly alt: string;
  readonly size: PhotoSize;
  readonly sizes: string;
  readonly lazy: boolean;
  /** True where somebody pressed a button for it, which is gone now: the photo takes over its focus. */
  readonly asked: boolean;
  readonly onError: () => void;
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

const arrived = new Set<string>();

/** True for a photo that has come to this page: it costs nothing any more. */
export function hasArrived(id: string): boolean {
  return arrived.has(id);
}

/** A photo of ours, in the sizes that fit the visitor's screen and how they use data. */
export function StoredPhoto({ id, alt, size, sizes, lazy, asked, onError }: StoredPhotoProps) {
  // Once and for all: a browser that is offered other sizes may fetch the photo again.
  const [largest] = useState(() => (isFrugal() ? size : undefined));
  return (
    <Picture>
      <source type="image/webp" srcSet={photoSrcSet(id, 'webp', largest)} sizes={sizes} />
      <Image
        {...(asked && { ref: focus, tabIndex: -1 })}
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        width={size}
        height={size}
        alt={alt}
        sizes={sizes}
        srcSet={photoSrcSet(id, 'jpg', largest)}
        src={photoUrl(id, size, 'jpg')}
        onLoad={() => {
          arrived.add(id);
        }}
        onError={onError}
      />
    </Picture>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
