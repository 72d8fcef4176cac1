import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/**
 * Moves the focus to the first field with an error, in reading order, each time a submit ended.
 * @param onRefused called with the messages when it was the rules that ended it
 */
export function useFocusFirstRefused(onRefused?: (messages: Readonly<Record<string, unknown>>) => void) {
  const { isSubmitting, submitCount, errors } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(submitCount);

  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (Object.keys(errors).length > 0) onRefused?.(errors);
  }, [isSubmitting, submitCount, errors, onRefused]);

  return form;
}
