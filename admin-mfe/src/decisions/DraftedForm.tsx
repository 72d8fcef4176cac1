import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
} from '@naija/ui';
import { toDecisionError } from '../api/request-error.ts';
import { ADMIN_MESSAGES } from '../messages.ts';

type Values = Readonly<Record<string, unknown>>;

/** Codes of refusals after which there is nothing left to decide: it is gone, or another operator has decided. */
const SETTLED: ReadonlySet<string | undefined> = new Set(['not_found', 'conflict']);

export interface DraftedFormProps<Fields, Result> {
  /** Which decision, and what it is about, as `block:<agent id>`. */
  readonly form: string;
  /** Names the draft where unsent input is listed, such as before a logout. */
  readonly title: string;
  readonly schema: FormProps<Fields>['schema'];
  readonly initialValues: FormProps<Fields>['initialValues'];
  readonly send: MutationTrigger<Fields, Result>;
  readonly onSuccess: (result: Result) => void;
  /** Fields and the submit button, for the values at present. */
  readonly children: (values: Values) => Elements;
}

/** The form of a decision. What an operator types is kept on this device until the server has accepted it. */
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
