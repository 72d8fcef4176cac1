import { useState } from 'react';
import { photoId, type PhotoSize } from '@naija/contracts/domain/photos';
import { useIsDataSaverOn } from '@naija/runtime';
import { Initials } from './Initials.tsx';
import { PhotoOnTap, PHOTO_TEXTS } from './PhotoOnTap.tsx';
import { hasLoaded, StoredPhoto } from './StoredPhoto.tsx';

export interface PhotoProps {
  /** The `image` of a record. */
  readonly image: string | null;
  readonly name: string;
  /** Leave it out beside the written name. */
  readonly alt?: string;
  /** The stored size for a screen of density 1, in pixels. */
  readonly size: PhotoSize;
  /** The `sizes` attribute of the `img`. */
  readonly sizes: string;
  /** False for photos above the fold. */
  readonly lazy?: boolean;
}

/** A square photo that fills its container without layout shift. With data saving on it loads on request. */
export function Photo({ image, name, alt = '', lazy = true, ...look }: PhotoProps) {
  const savesData = useIsDataSaverOn();
  const [failed, setFailed] = useState<string>();
  const [requested, setRequested] = useState<string>();
  const id = image === null || image === failed ? undefined : photoId(image);
  if (image === null || id === undefined) return <Initials name={name} alt={alt} />;
  if (savesData && requested !== id && !hasLoaded(id))
    return (
      <PhotoOnTap
        name={name}
        onShow={() => {
          setRequested(id);
        }}
      />
    );
  return (
    <StoredPhoto
      key={id}
      {...look}
      id={id}
      alt={requested === id && alt === '' ? PHOTO_TEXTS.of(name) : alt}
      lazy={lazy && requested !== id}
      requested={requested === id}
      onError={() => {
        setFailed(image);
      }}
    />
  );
}
