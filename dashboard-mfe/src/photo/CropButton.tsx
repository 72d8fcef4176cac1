import { useState } from 'react';
import { Button, Dialog, showToast } from '@naija/ui';
import { CropFrame } from './CropFrame.tsx';
import { cropPhoto } from './prepare-photo.ts';
import { MIDDLE } from './square.ts';

export interface CropButtonProps {
  /** As it was chosen, or as it was cropped before. */
  readonly photo: File;
  readonly onCropped: (photo: File) => void;
}

/** Which photo a square was cut from, so that another square of it can be chosen. */
const originals = new WeakMap<File, File>();

const UNREADABLE = 'This photo cannot be cropped here. It can still be uploaded.';

/** Has the agent choose the square of a photo that is kept. Without it, the middle is. */
export function CropButton({ photo, onCropped }: CropButtonProps) {
  const [open, setOpen] = useState(false);
  const [crop, setCrop] = useState(MIDDLE);
  const original = originals.get(photo) ?? photo;
  const close = () => {
    setOpen(false);
  };
  const refuse = () => {
    close();
    showToast(UNREADABLE, { kind: 'danger' });
  };
  const apply = async () => {
    const square = await cropPhoto(original, crop);
    originals.set(square, original);
    close();
    onCropped(square);
  };
  return (
    <>
      <Button
        $variant="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        Crop
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Crop your photo"
        actions={
          <>
            <Button
              $variant="primary"
              onClick={() => {
                apply().catch(refuse);
              }}
            >
              Use this square
            </Button>
            <Button $variant="secondary" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        {open && <CropFrame photo={original} crop={crop} onCrop={setCrop} onUnreadable={refuse} />}
      </Dialog>
    </>
  );
}
