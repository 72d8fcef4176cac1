import { useState } from 'react';
import { Button, Dialog, showToast } from '@naija/ui';
import { CropFrame } from './CropFrame.tsx';
import { cropPhoto } from './prepare-photo.ts';
import { CENTERED } from './crop.ts';

export interface CropButtonProps {
  /** The original, or an earlier crop of it. */
  readonly photo: File;
  readonly onCropped: (photo: File) => void;
}

/** Original by cropped photo, so that it can be cropped anew. */
const originals = new WeakMap<File, File>();

const UNREADABLE_MESSAGE = 'This photo cannot be cropped here. It can still be uploaded.';

/** Opens the crop dialog. A photo that is not cropped by hand is cropped to its center. */
export function CropButton({ photo, onCropped }: CropButtonProps) {
  const [open, setOpen] = useState(false);
  const [crop, setCrop] = useState(CENTERED);
  const original = originals.get(photo) ?? photo;
  const close = () => {
    setOpen(false);
  };
  const closeUnreadable = () => {
    close();
    showToast(UNREADABLE_MESSAGE, { kind: 'danger' });
  };
  const apply = async () => {
    const cropped = await cropPhoto(original, crop);
    originals.set(cropped, original);
    close();
    onCropped(cropped);
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
                apply().catch(closeUnreadable);
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
        {open && <CropFrame photo={original} crop={crop} onCrop={setCrop} onUnreadable={closeUnreadable} />}
      </Dialog>
    </>
  );
}
