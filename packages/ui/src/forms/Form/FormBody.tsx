import {
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import styled from 'styled-components';
import { useFormikContext } from 'formik';
import { SlowNote, useIsSlow } from '../../components/SlowNote/SlowNote.tsx';
import { hiddenWithoutScript } from '../../foundations/scripting/hidden-without-script.ts';
import { ScriptNote } from '../../foundations/scripting/ScriptNote.tsx';
import { isAfterReset } from '../field/use-form-field.ts';
import { tokens } from '../../foundations/theme/tokens.ts';
import type { Elements } from '../../foundations/elements.ts';

export interface FormBodyProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'onSubmit' | 'onReset' | 'onInvalid'
> {
  readonly children?: Elements;
  /** Message about the form as a whole; announced when it changes. */
  readonly status?: ReactNode;
  /** Called with the messages by field when validation stops a submit. */
  readonly onInvalid?: ((messages: Readonly<Record<string, unknown>>) => void) | undefined;
}

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  ${hiddenWithoutScript}
`;

// Rendered from the start: only changes inside a live region are announced. Empty, it takes no room.
const Status = styled.div`
  &:empty {
    /* Takes no gap either. */
    position: absolute;
  }

  &:not(:empty) {
    padding: ${tokens.space.sm} ${tokens.space.md};
    background: ${tokens.color.accentSoft};
    border-inline-start: 4px solid ${tokens.color.accent};
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.accent};
    font-weight: 500;
  }
`;

/**
 * Says after a while that the connection is slow. Ignores submits while one is under way, also several in one tick, and a
 * second tap after one that has emptied the form.
 */
export function FormBody({ status, onInvalid, children, ...form }: FormBodyProps) {
  const formik = useFormikContext();
  const isSlow = useIsSlow(formik.isSubmitting && !formik.isValidating);
  const isBusy = useRef(false);
  const ref = useFocusFirstInvalid(onInvalid);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy.current || isAfterReset(formik)) return;
    isBusy.current = true;
    void formik.submitForm().finally(() => {
      isBusy.current = false;
    });
  };
  return (
    <>
      <ScriptNote />
      {/* POST, because with GET a form without its script would put its values into the address. */}
      <Column {...form} ref={ref} method="post" noValidate onSubmit={submit}>
        {children}
        <Status role="status">{isSlow ? <SlowNote /> : status}</Status>
      </Column>
    </>
  );
}

/** Focuses the first invalid field, in reading order, after each submit. */
function useFocusFirstInvalid(onInvalid: FormBodyProps['onInvalid']) {
  const { isSubmitting, submitCount, errors } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(submitCount);

  useLayoutEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (Object.keys(errors).length > 0) onInvalid?.(errors);
  }, [isSubmitting, submitCount, errors, onInvalid]);

  return form;
}
