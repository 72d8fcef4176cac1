import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { translateText, useDraft } from '@naija/runtime';
import {
  Banner,
  Button,
  DraftNote,
  DraftStatus,
  Form,
  type FormActions,
  type FormProps,
  type RequestError,
  Spinner,
  SubmitButton,
  TextArea,
  type TextAreaProps,
  tokens,
} from '@naija/ui';
import { DASHBOARD_MESSAGES } from '../messages.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

/** The error for text that could be neither sent nor stored. */
function unsent(): RequestError {
  return { message: translateText(MESSAGES.locationOffline) };
}

type Draft = ReturnType<typeof useDraft>;

interface DraftedTextFormProps<Result> {
  readonly draft: Parameters<typeof useDraft>[0];
  readonly schema: FormProps<Result>['schema'];
  readonly field: TextAreaProps & { readonly name: keyof Result & string };
  /** The text that the server has stored. */
  readonly saved?: string;
  readonly texts: { readonly send: string; readonly sending: string; readonly cancel?: string };
  /** Resolves to the error if the text was refused. Rejects if it can be neither sent nor stored. */
  readonly onSend: (fields: Result, submit: Draft['submit']) => Promise<RequestError | undefined>;
  readonly onClose: () => void;
}

/** A form with one text, which is stored as a draft until it was accepted. */
export function DraftedTextForm<Result>(props: DraftedTextFormProps<Result>) {
  const { schema, field, saved = '', texts, onSend, onClose } = props;
  const { ready, restored, kept, keep, submit, discard } = useDraft(props.draft);
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<RequestError>();
  const { name } = field;
  const onValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      keep(values[name] === saved ? undefined : values);
    },
    [keep, name, saved],
  );
  useLayoutEffect(() => {
    if (ready) place.current?.querySelector('textarea')?.focus();
  }, [ready]);
  if (!ready) return <Spinner label={DASHBOARD_MESSAGES.form.loading} />;

  const send = async (fields: Result, form: FormActions) => {
    const refused = await onSend(fields, submit).catch(unsent);
    form.setErrors(refused?.fields);
    setError(refused);
    if (refused) return;
    discard();
    onClose();
  };
  const initial = { [name]: saved, ...restored?.values } as FormProps<Result>['initialValues'];
  return (
    <div ref={place}>
      {restored && <DraftNote savedAt={restored.savedAt} onDiscard={discard} />}
      <Form
        key={restored?.savedAt ?? 0}
        schema={schema}
        initialValues={initial}
        onValues={onValues}
        onSubmit={send}
      >
        <TextArea {...field} />
        {error && !error.fields && <Banner kind="danger">{error.message}</Banner>}
        <Actions>
          <SubmitButton busy={texts.sending}>{texts.send}</SubmitButton>
          {texts.cancel !== undefined && (
            <Button $variant="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          )}
        </Actions>
        <DraftStatus kept={kept} />
      </Form>
    </div>
  );
}
