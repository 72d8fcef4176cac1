import { useState } from 'react';
import { photoId, type PhotoSize } from '@naija/contracts/domain/photos';
import { useIsFrugal } from '@naija/runtime';
import { Initials } from './Initials.tsx';
import { PhotoOnTap } from './PhotoOnTap.tsx';
import { hasArrived, StoredPhoto } from './StoredPhoto.tsx';

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

/**
 * A square photo that fills the width it is given; its height is known before it has loaded. For a visitor who spares
 * data it loads when it is asked for.
 */
export function Photo({ image, name, alt = '', lazy = true, ...look }: PhotoProps) {
  const frugal = useIsFrugal();
  const [broken, setBroken] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const id = image === null || image === broken ? undefined : photoId(image);
  if (image === null || id === undefined) return <Initials name={name} alt={alt} />;
  if (frugal && asked !== id && !hasArrived(id))
    return (
      <PhotoOnTap
        name={name}
        onShow={() => {
          setAsked(id);
        }}
      />
    );
  return (
    <StoredPhoto
      key={id}
      {...look}
      id={id}
      alt={asked === id && alt === '' ? `Photo of ${name}` : alt}
      lazy={lazy && asked !== id}
      asked={asked === id}
      onError={() => {
        setBroken(image);
      }}
    />
  );
}
