import { useState } from 'react';
import { useLazyModule } from '@naija/runtime';
import { Button, Dialog, showToast, Spinner, PhotoField, type PhotoFieldProps } from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';
import type { CropFrameProps } from './CropFrame.tsx';
import { cropPhoto } from './prepare-photo.ts';
import { CENTERED } from './crop.ts';

export interface CropButtonProps {
  /** The original, or an earlier crop of it. */
  readonly photo: File;
  readonly onCropped: (photo: File) => void;
}

const MESSAGES = DASHBOARD_MESSAGES.crop;

/** Original by cropped photo, so that it can be cropped anew. */
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
    showToast(MESSAGES.unreadable, { kind: 'danger' });
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
        {MESSAGES.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={MESSAGES.title}
        actions={
          <>
            <Button
              $variant="primary"
              onClick={() => {
                apply().catch(closeUnreadable);
              }}
            >
              {MESSAGES.use}
            </Button>
            <Button $variant="secondary" onClick={close}>
              {MESSAGES.cancel}
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

/** A chunk of its own, with the library that follows the fingers. */
function LazyCropFrame(props: CropFrameProps) {
  const { module, failed } = useLazyModule(loadCropFrame);
  if (module) return <module.CropFrame {...props} />;
  return failed ? <p role="alert">{MESSAGES.loadFailed}</p> : <Spinner label={MESSAGES.loading} />;
}

export function PortraitField(props: Omit<PhotoFieldProps, 'tools'>) {
  return (
    <PhotoField {...props} tools={(photo, replace) => <CropButton photo={photo} onCropped={replace} />} />
  );
}
