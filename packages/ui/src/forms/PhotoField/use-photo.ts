import { useState } from 'react';
import { imageProblem } from '@naija/contracts/domain/image';
import { useFormField, type FieldProps } from '../field/use-form-field.ts';

/** The photo of a form: a `File`, or null. A refused file is not kept, and the earlier one stays. */
export function usePhoto(props: FieldProps) {
  const [problem, setProblem] = useState<string>();
  const { value, setValue, setTouched, frame, attributes } = useFormField({ ...props, problem });

  // Touched by what is chosen, not by leaving the field: opening the file picker would already count as that.
  function put(photo: File | null): void {
    setProblem(undefined);
    void setTouched(true, false);
    void setValue(photo);
  }

  return {
    photo: value instanceof Blob ? value : undefined,
    frame,
    attributes,
    choose: (file: File | undefined) => {
      if (!file) return;
      const refusal = imageProblem(file);
      if (refusal === undefined) put(file);
      else setProblem(refusal);
    },
    remove: () => {
      put(null);
    },
  };
}
