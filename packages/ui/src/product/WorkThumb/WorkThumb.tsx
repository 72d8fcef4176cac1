import { useState } from 'react';
import styled from 'styled-components';
import { photoUrl } from '@naija/contracts/domain/photos';
import { workThumbSrcSet, type WorkThumbSize } from '@naija/contracts/domain/work-photos';
import { useIsDataSaverOn } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';

export interface WorkThumbProps {
  /** Name of the photo's files. */
  readonly photo: string;
  readonly alt: string;
  /** The `sizes` attribute of the `img`. */
  readonly sizes: string;
}

const SIDE_PX = 160;

const Picture = styled.picture`
  display: block;
`;

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;
  background: ${tokens.color.sunken};
  /* Colour and size of the alternative text if the picture is missing. */
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

/** The square of a photo of work, as wide as its container. With data saving on, the smallest one that is stored. */
export function WorkThumb({ photo, alt, sizes }: WorkThumbProps) {
  // The size is chosen once, because with another srcset a browser may fetch the photo again.
  const savesData = useIsDataSaverOn();
  const [largest] = useState<WorkThumbSize | undefined>(savesData ? SIDE_PX : undefined);
  return (
    <Picture>
      <source type="image/webp" srcSet={workThumbSrcSet(photo, 'webp', largest)} sizes={sizes} />
      <Image
        loading="lazy"
        decoding="async"
        width={SIDE_PX}
        height={SIDE_PX}
        alt={alt}
        sizes={sizes}
        srcSet={workThumbSrcSet(photo, 'jpg', largest)}
        src={photoUrl(photo, SIDE_PX, 'jpg')}
      />
    </Picture>
  );
}
