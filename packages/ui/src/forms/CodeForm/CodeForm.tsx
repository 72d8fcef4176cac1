import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import type { MutationTrigger } from '@naija/runtime';
import type { Elements } from '../../foundations/elements.ts';
import { Form, type FormProps } from '../Form/Form.tsx';
import { RequestErrorMessage, type RequestError } from '../Form/request-error.tsx';
import { useSubmit } from '../Form/use-submit.ts';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface CodeFormProps<Values, Result> extends Pick<FormProps<Values>, 'schema' | 'initialValues'> {
  readonly send: MutationTrigger<Values, Result>;
  readonly toError: (thrown: unknown) => RequestError;
  readonly onSuccess: (result: Result) => void;
  readonly texts: Readonly<Record<'label' | 'hint' | 'submit' | 'busy', string>>;
  /** The code may contain letters, as recovery codes do. */
  readonly hasAnyCharacter?: boolean;
  /** The code comes in a text message, from which the browser may take it. */
  readonly isTexted?: boolean;
  /** Nothing is sent while this is true. */
  readonly disabled?: boolean;
  /** Fields above the code. */
  readonly children?: Elements;
}

/** A form for a one-time code, which browsers and devices fill in from a message. */
export function CodeForm<Values, Result>({
  schema,
  initialValues,
  send,
  toError,
  onSuccess,
  texts,
  hasAnyCharacter = false,
  isTexted = false,
  disabled = false,
  children,
}: CodeFormProps<Values, Result>) {
  const { error, submit } = useSubmit(send, toError, onSuccess);
  return (
    <Form
      schema={schema}
      initialValues={initialValues}
      status={<RequestErrorMessage error={error} />}
      onSubmit={disabled ? () => Promise.resolve() : submit}
    >
      {children}
      {isTexted && <TextedCode />}
      <TextField
        name="code"
        label={texts.label}
        hint={texts.hint}
        autoComplete="one-time-code"
        enterKeyHint="go"
        {...(hasAnyCharacter ? { autoCapitalize: 'none', spellCheck: false } : { inputMode: 'numeric' })}
      />
      <SubmitButton busy={texts.busy} disabled={disabled}>
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}

/** Options of https://wicg.github.io/web-otp/, which the compiler does not know. */
interface TextedOptions extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/**
 * Fills in the code of a text message whose last line is `@host #code`. The browser asks the visitor first. A code that was
 * typed meanwhile stays.
 */
function TextedCode() {
  const { setFieldValue } = useFormikContext();
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return undefined;
    const waiting = new AbortController();
    const options: TextedOptions = { otp: { transport: ['sms'] }, signal: waiting.signal };
    const fill = (credential: Credential | null) => {
      const input = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
      if (credential && 'code' in credential && input?.value === '')
        void setFieldValue('code', credential.code);
    };
    // Rejected if the visitor declines, and when the form is left.
    navigator.credentials.get(options).then(fill, () => undefined);
    return () => {
      waiting.abort();
    };
  }, [setFieldValue]);
  return null;
}
