import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { Slider } from './Slider.tsx';
import { squareOf, type Crop } from './square.ts';
import { useBitmap } from './use-bitmap.ts';
import { dragging } from './dragging.ts';

export interface CropFrameProps {
  readonly photo: File;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
  readonly onUnreadable: () => void;
}

/** Width and height of the drawing in pixels. */
const SIDE = 480;
const MOST_ZOOM = 4;
const STEP = 0.02;

const Frame = styled.canvas`
  justify-self: center;
  width: min(100%, 18rem);
  aspect-ratio: 1;
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.medium};
  cursor: move;
  touch-action: none;
`;

/** The square as it will be, and what moves it: dragging the picture, or the sliders with any key or finger. */
export function CropFrame({ photo, crop, onCrop, onUnreadable }: CropFrameProps) {
  const frame = useRef<HTMLCanvasElement>(null);
  const bitmap = useBitmap(photo, onUnreadable);
  const drag = dragging(bitmap, crop, onCrop);
  useEffect(() => {
    const pen = frame.current?.getContext('2d');
    if (!pen || !bitmap) return;
    const { left, top, side } = squareOf(bitmap.width, bitmap.height, crop);
    pen.imageSmoothingQuality = 'high';
    pen.clearRect(0, 0, SIDE, SIDE);
    pen.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [bitmap, crop]);
  return (
    <>
      <Frame
        ref={frame}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label="Your photo as it will be"
        {...drag}
      />
      <Slider
        label="Zoom"
        min={1}
        max={MOST_ZOOM}
        step={STEP}
        value={crop.zoom}
        onValue={(zoom) => {
          onCrop({ ...crop, zoom });
        }}
      />
      <Slider
        label="Left and right"
        min={0}
        max={1}
        step={STEP}
        value={crop.x}
        onValue={(x) => {
          onCrop({ ...crop, x });
        }}
      />
      <Slider
        label="Up and down"
        min={0}
        max={1}
        step={STEP}
        value={crop.y}
        onValue={(y) => {
          onCrop({ ...crop, y });
        }}
      />
    </>
  );
}
