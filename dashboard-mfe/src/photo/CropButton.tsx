import { useState } from 'react';
import { useLazyModule } from '@naija/runtime';
import { Button, Dialog, showToast, Spinner, PhotoField, type PhotoFieldProps } from '@naija/ui';
import type { CropFrameProps } from './CropFrame.tsx';
import { cropPhoto } from './prepare-photo.ts';
import { CENTERED } from './crop.ts';
import { CROP_MESSAGES } from './messages.ts';

export interface CropButtonProps {
  /** The original, or an earlier crop of it. */
  readonly photo: File;
  readonly onCropped: (photo: File) => void;
}

/** Originals by cropped photo, so that a photo can be cropped again. */
const originals = new WeakMap<File, File>();

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
    showToast(CROP_MESSAGES.unreadable, { kind: 'danger' });
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
        {CROP_MESSAGES.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={CROP_MESSAGES.title}
        actions={
          <>
            <Button
              $variant="primary"
              onClick={() => {
                apply().catch(closeUnreadable);
              }}
            >
              {CROP_MESSAGES.use}
            </Button>
            <Button $variant="secondary" onClick={close}>
              {CROP_MESSAGES.cancel}
            </Button>
          </>
        }
      >
        {open && (
          <LazyCropFrame photo={original} crop={crop} onCrop={setCrop} onUnreadable={closeUnreadable} />
        )}
      </Dialog>
    </>
  );
}

const loadCropFrame = () => import('./CropFrame.tsx');

/** Loads the crop frame on demand, with its library. */
function LazyCropFrame(props: CropFrameProps) {
  const { module, failed } = useLazyModule(loadCropFrame);
  if (module) return <module.CropFrame {...props} />;
  return failed ? <p role="alert">{CROP_MESSAGES.loadFailed}</p> : <Spinner label={CROP_MESSAGES.loading} />;
}

export function PortraitField(props: Omit<PhotoFieldProps, 'tools'>) {
  return (
    <PhotoField {...props} tools={(photo, replace) => <CropButton photo={photo} onCropped={replace} />} />
  );
}
