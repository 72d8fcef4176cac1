import { useEffect, useEffectEvent, useState } from 'react';

/** Pixels; enough for the preview. */
const MAX_SIDE_PX = 1_000;

/**
 * Decodes a picture for the preview, upright and scaled down; undefined until it is decoded.
 * @param onUnreadable called if the browser cannot decode it
 */
export function useBitmap(picture: Blob, onUnreadable: () => void): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const reportUnreadable = useEffectEvent(onUnreadable);
  useEffect(() => {
    let decodedBitmap: ImageBitmap | undefined;
    let isCurrent = true;
    decode(picture).then(
      (decoded) => {
        decodedBitmap = decoded;
        if (isCurrent) setBitmap(decoded);
        else decoded.close();
      },
      () => {
        if (isCurrent) reportUnreadable();
      },
    );
    return () => {
      isCurrent = false;
      decodedBitmap?.close();
    };
  }, [picture]);
  return bitmap;
}

async function decode(picture: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = MAX_SIDE_PX / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const small = await createImageBitmap(whole, { resizeWidth: Math.max(1, Math.round(whole.width * scale)) });
  whole.close();
  return small;
}
