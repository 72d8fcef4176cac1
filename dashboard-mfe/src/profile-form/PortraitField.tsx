import { PhotoField, type PhotoFieldProps } from '@naija/ui';
import { CropButton } from '../photo/CropButton.tsx';

export function PortraitField(props: Omit<PhotoFieldProps, 'tools'>) {
  return (
    <PhotoField {...props} tools={(photo, replace) => <CropButton photo={photo} onCropped={replace} />} />
  );
}
