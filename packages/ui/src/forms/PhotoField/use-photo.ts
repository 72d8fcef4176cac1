import { useRef, useState } from 'react';
import { imageProblem } from '@naija/contracts/domain/image';
import { useFormField, type FieldProps } from '../field/use-form-field.ts';
import { unreadablePhoto } from './unreadable-photo.ts';

/** Binds the photo to its form. An invalid image is ignored, and the earlier one stays. */
export function usePhoto(props: FieldProps) {
  const [error, setError] = useState<string>();
  const { value, setValue, setTouched, frame, attributes } = useFormField({ ...props, error });
  const lastChosen = useRef<File>(undefined);

  // Touched on choice, not on blur: opening the file picker blurs the input.
  function setPhoto(photo: File | null): void {
    setError(undefined);
    void setTouched(true, false);
    void setValue(photo);
  }

  function choose(file: File | undefined): void {
    if (!file) return;
    const invalid = imageProblem(file);
    if (invalid !== undefined) {
      setError(invalid);
      return;
    }
    lastChosen.current = file;
    setPhoto(file);
    // The form keeps the original meanwhile, because a phone takes seconds to decode a large photo.
    void unreadablePhoto(file).then((unreadable) => {
      if (unreadable === undefined || lastChosen.current !== file) return;
      void setValue(value);
      setError(unreadable);
    });
  }

  return {
    photo: value instanceof Blob ? value : undefined,
    frame,
    attributes,
    choose,
    remove: () => {
      lastChosen.current = undefined;
      setPhoto(null);
    },
  };
}
