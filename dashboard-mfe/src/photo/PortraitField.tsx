import { PhotoField, type PhotoFieldProps } from '@naija/ui';
import { CropButton } from './CropButton.tsx';

/** The photo of an agent, of which a square can be chosen. */
export function PortraitField(props: Omit<PhotoFieldProps, 'tools'>) {
  return (
    <PhotoField {...props} tools={(photo, replace) => <CropButton photo={photo} onCropped={replace} />} />
  );
}
