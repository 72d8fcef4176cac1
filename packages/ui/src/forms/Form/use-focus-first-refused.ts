import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/** Moves the focus to the first field with an error, in reading order, each time a submit ended. */
export function useFocusFirstRefused() {
  const { isSubmitting, submitCount } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(submitCount);

  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, submitCount]);

  return form;
}
