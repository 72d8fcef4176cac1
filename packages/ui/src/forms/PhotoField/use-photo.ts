import { useState } from 'react';
import { imageProblem } from '@naija/contracts/domain/image';
import { useFormField, type FieldProps } from '../field/use-form-field.ts';

/** Binds the photo to its form. A file that is no valid image is ignored, and the earlier one stays. */
export function usePhoto(props: FieldProps) {
  const [error, setError] = useState<string>();
  const { value, setValue, setTouched, frame, attributes } = useFormField({ ...props, error });

  // Touched on choice, not on blur: opening the file picker blurs the input.
  function setPhoto(photo: File | null): void {
    setError(undefined);
    void setTouched(true, false);
    void setValue(photo);
  }

  return {
    photo: value instanceof Blob ? value : undefined,
    frame,
    attributes,
    choose: (file: File | undefined) => {
      if (!file) return;
      const invalid = imageProblem(file);
      if (invalid === undefined) setPhoto(file);
      else setError(invalid);
    },
    remove: () => {
      setPhoto(null);
    },
  };
}
