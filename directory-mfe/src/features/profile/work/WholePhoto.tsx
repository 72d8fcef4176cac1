import { useState } from 'react';
import { photoUrl } from '@naija/contracts/domain/photos';
import { workViewSrcSet, WORK_VIEW_SIZES } from '@naija/contracts/domain/work-photos';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { useIsDataSaverOn } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import { WORK_MESSAGES } from './messages.ts';
import { Whole } from './viewer-layout.ts';

const SIZES = '100vw';
const [SMALLER] = WORK_VIEW_SIZES;

/** A photo in its own proportions; in its smaller size with the data saver on. */
export function WholePhoto({ photo, alt }: { readonly photo: WorkPhoto; readonly alt: string }) {
  const savesData = useIsDataSaverOn();
  const [largest] = useState<(typeof WORK_VIEW_SIZES)[number] | undefined>(savesData ? SMALLER : undefined);
  const [isLoaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);
  if (failed) return <p role="alert">{WORK_MESSAGES.unavailable}</p>;
  return (
    <Whole>
      <source type="image/webp" srcSet={workViewSrcSet(photo, 'webp', largest)} sizes={SIZES} />
      <img
        decoding="async"
        width={photo.width}
        height={photo.height}
        alt={alt}
        sizes={SIZES}
        srcSet={workViewSrcSet(photo, 'jpg', largest)}
        src={photoUrl(photo.photo, SMALLER, 'jpg')}
        onLoad={() => {
          setLoaded(true);
        }}
        onError={() => {
          setFailed(true);
        }}
      />
      {!isLoaded && <Spinner label={WORK_MESSAGES.loading} />}
    </Whole>
  );
}
