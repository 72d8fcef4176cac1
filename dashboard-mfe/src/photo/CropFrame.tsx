import { useCallback, useState, useId } from 'react';
import Cropper, { type MediaSize } from 'react-easy-crop';
import styled from 'styled-components';
import { tokens } from '@naija/ui';
import { CropBox, Exact } from './crop-layout.ts';
import { cropOf, offsetOf, type Crop } from './crop.ts';
import { CROP_MESSAGES } from './messages.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Range = styled.input`
  width: 100%;
  min-height: ${tokens.size.touch};
  accent-color: ${tokens.color.brand};
`;

export interface CropFrameProps {
  readonly photo: File;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
  readonly onUnreadable: () => void;
}

const MAX_ZOOM = 4;
const STEP = 0.02;
const KEYBOARD_STEP_PX = 8;

/** A preview of the crop. Agents drag and pinch it, or use the arrow keys and the sliders. */
export function CropFrame({ photo, crop, onCrop, onUnreadable }: CropFrameProps) {
  const [url, setUrl] = useState<string>();
  const provideUrl = useCallback(() => {
    const created = URL.createObjectURL(photo);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
    };
  }, [photo]);
  const [shown, setShown] = useState<MediaSize>();
  // The offset that the library uses, in screen pixels. `crop` is the same position in shares of the picture.
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(crop.zoom);
  const slider = (axis: 'x' | 'y') => ({
    min: 0,
    max: 1,
    step: STEP,
    value: crop[axis],
    onValue: (value: number) => {
      if (shown) setOffset(offsetOf({ ...crop, [axis]: value }, shown));
    },
  });
  return (
    <>
      <CropBox ref={provideUrl}>
        {url !== undefined && (
          <Cropper
            image={url}
            crop={offset}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            objectFit="cover"
            showGrid={false}
            keyboardStep={KEYBOARD_STEP_PX}
            disableAutomaticStylesInjection
            onCropChange={setOffset}
            onZoomChange={setZoom}
            onCropAreaChange={(part) => {
              onCrop(cropOf(part, zoom));
            }}
            onMediaLoaded={(size) => {
              setShown(size);
              setOffset(offsetOf(crop, size));
            }}
            mediaProps={{ onError: onUnreadable }}
            cropperProps={{ role: 'application', 'aria-label': CROP_MESSAGES.frame }}
          />
        )}
      </CropBox>
      <Slider label={CROP_MESSAGES.zoom} min={1} max={MAX_ZOOM} step={STEP} value={zoom} onValue={setZoom} />
      <Exact>
        <summary>{CROP_MESSAGES.exact}</summary>
        <Slider label={CROP_MESSAGES.horizontal} {...slider('x')} />
        <Slider label={CROP_MESSAGES.vertical} {...slider('y')} />
      </Exact>
    </>
  );
}

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

function Slider({ label, onValue, ...range }: SliderProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Range
        {...range}
        id={id}
        type="range"
        onChange={({ currentTarget }) => {
          onValue(currentTarget.valueAsNumber);
        }}
      />
    </Row>
  );
}
