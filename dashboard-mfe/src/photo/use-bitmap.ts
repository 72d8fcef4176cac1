import { useEffect, useEffectEvent, useState } from 'react';

/** Longest side in pixels of what a frame on the screen needs. */
const EDGE = 1_000;

/**
 * A picture for drawing, upright and not larger than a screen needs; undefined until it is read.
 * @param onUnreadable called where this browser cannot read it
 */
export function useBitmap(picture: Blob, onUnreadable: () => void): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const refuse = useEffectEvent(onUnreadable);
  useEffect(() => {
    let current: ImageBitmap | undefined;
    let wanted = true;
    read(picture).then(
      (made) => {
        current = made;
        if (wanted) setBitmap(made);
        else made.close();
      },
      () => {
        if (wanted) refuse();
      },
    );
    return () => {
      wanted = false;
      current?.close();
    };
  }, [picture]);
  return bitmap;
}

async function read(picture: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = EDGE / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const small = await createImageBitmap(whole, { resizeWidth: Math.max(1, Math.round(whole.width * scale)) });
  whole.close();
  return small;
}
