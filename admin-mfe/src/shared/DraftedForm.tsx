import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LIMITS } from '@naija/contracts/domain/limits';
import { noteSchema } from '@naija/contracts/schemas/operator-forms';
import { useAgent, useDraft, type MutationTrigger } from '@naija/runtime';
import {
  DraftNote,
  DraftStatus,
  type Elements,
  errorBody,
  Form,
  type FormProps,
  RequestErrorMessage,
  Spinner,
  useSubmit,
  SubmitButton,
  TextArea,
} from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';
import { toDecisionError } from './request-error.ts';

type Values = Readonly<Record<string, unknown>>;

/** Error codes after which no decision is left: the subject was removed, or another operator has decided. */
const SETTLED: ReadonlySet<string | undefined> = new Set(['not_found', 'conflict']);

interface DraftedFormProps<Fields, Result> {
  /** Names the decision and its subject, such as `block:<agent id>`. */
  readonly form: string;
  /** Title of the draft in lists of unsent input, such as before a logout. */
  readonly title: string;
  readonly schema: FormProps<Fields>['schema'];
  readonly initialValues: FormProps<Fields>['initialValues'];
  readonly send: MutationTrigger<Fields, Result>;
  readonly onSuccess: (result: Result) => void;
  /** Renders the fields and the submit button for the current values. */
  readonly children: (values: Values) => Elements;
}

/** The form for a decision. Its input is stored on this device until the server has accepted it. */
export function DraftedForm<Fields, Result>(props: DraftedFormProps<Fields, Result>) {
  const { form, title, schema, initialValues, send, onSuccess, children } = props;
  const { id: owner = null } = useAgent();
  const { pathname, search } = useLocation();
  const { ready, restored, kept, keep, discard } = useDraft({
    owner,
    form: `admin:${form}`,
    title,
    path: pathname + search,
  });
  const [values, setValues] = useState<Values>(initialValues);
  const [initial] = useState<Values>(initialValues);
  const onValues = useCallback(
    (typed: Values) => {
      setValues(typed);
      keep(Object.keys(initial).some((name) => typed[name] !== initial[name]) ? typed : undefined);
    },
    [initial, keep],
  );
  const toError = (thrown: unknown) => {
    if (SETTLED.has(errorBody(thrown)?.code)) discard();
    return toDecisionError(thrown);
  };
  const { error, submit } = useSubmit(send, toError, (result) => {
    discard();
    onSuccess(result);
  });
  if (!ready) return <Spinner label={ADMIN_MESSAGES.loading} />;
  return (
    <>
      {restored && <DraftNote savedAt={restored.savedAt} onDiscard={discard} />}
      <Form
        key={restored?.savedAt}
        schema={schema}
        initialValues={{ ...initialValues, ...restored?.values }}
        status={<RequestErrorMessage error={error} />}
        onValues={onValues}
        onSubmit={submit}
      >
        {children(values)}
        <DraftStatus kept={kept} />
      </Form>
    </>
  );
}

interface Note {
  readonly note: string;
}

interface NoteFormProps<Result> extends Pick<
  DraftedFormProps<Note, Result>,
  'form' | 'title' | 'send' | 'onSuccess'
> {
  /** Text of the button. */
  readonly action: string;
  readonly hint?: string;
}

/** A form for a decision with one button. Requires a reason. */
export function NoteForm<Result>({ action, hint, ...form }: NoteFormProps<Result>) {
  return (
    <DraftedForm {...form} schema={noteSchema} initialValues={{ note: '' }}>
      {() => (
        <>
          <TextArea name="note" label={ADMIN_MESSAGES.case.note} hint={hint} max={LIMITS.noteMax} rows={3} />
          <SubmitButton busy={ADMIN_MESSAGES.saving}>{action}</SubmitButton>
        </>
      )}
    </DraftedForm>
  );
}
