import type { PointerEvent } from 'react';
import { moved, type Crop } from './square.ts';

/** Handlers of a frame whose picture follows the pointer. */
export function dragging(bitmap: ImageBitmap | undefined, crop: Crop, onCrop: (crop: Crop) => void) {
  return {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
      if (!bitmap || !currentTarget.hasPointerCapture(pointerId)) return;
      onCrop(
        moved(bitmap, crop, movementX / currentTarget.clientWidth, movementY / currentTarget.clientHeight),
      );
    },
  };
}
