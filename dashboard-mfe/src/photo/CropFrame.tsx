import { useEffect, useRef, type PointerEvent } from 'react';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { cropArea, panned, type Crop } from './crop.ts';
import { Slider } from './Slider.tsx';
import { useBitmap } from './use-bitmap.ts';

export interface CropFrameProps {
  readonly photo: File;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
  readonly onUnreadable: () => void;
}

const CANVAS_SIZE = 480;
const MAX_ZOOM = 4;
const STEP = 0.02;

const Canvas = styled.canvas`
  justify-self: center;
  width: min(100%, 18rem);
  aspect-ratio: 1;
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.medium};
  cursor: move;
  touch-action: none;
`;

/** Preview of the crop. The picture is dragged with a pointer, or moved with the sliders by keyboard. */
export function CropFrame({ photo, crop, onCrop, onUnreadable }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = useBitmap(photo, onUnreadable);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !bitmap) return;
    const { left, top, side } = cropArea(bitmap.width, bitmap.height, crop);
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, CANVAS_SIZE, CANVAS_SIZE);
    context.drawImage(bitmap, left, top, side, side, 0, 0, CANVAS_SIZE, CANVAS_SIZE);
  }, [bitmap, crop]);
  const drag = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (!bitmap || !currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth, clientHeight } = currentTarget;
    onCrop(panned(bitmap, crop, movementX / clientWidth, movementY / clientHeight));
  };
  const slider = (key: keyof Crop, min: number, max: number) => ({
    min,
    max,
    step: STEP,
    value: crop[key],
    onValue: (value: number) => {
      onCrop({ ...crop, [key]: value });
    },
  });
  return (
    <>
      <Canvas
        ref={canvas}
        width={CANVAS_SIZE}
        height={CANVAS_SIZE}
        role="img"
        aria-label="Your photo as it will be"
        onPointerDown={({ currentTarget, pointerId }) => {
          currentTarget.setPointerCapture(pointerId);
        }}
        onPointerMove={drag}
      />
      <Slider label="Zoom" {...slider('zoom', 1, MAX_ZOOM)} />
      <Slider label="Left and right" {...slider('x', 0, 1)} />
      <Slider label="Up and down" {...slider('y', 0, 1)} />
    </>
  );
}
