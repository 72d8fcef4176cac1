import { useState } from 'react';
import { enrolSchema } from '@naija/contracts/schemas/operator-forms';
import type { EnrolResponse } from '@naija/contracts/http/operators';
import { Form, PasswordField, RequestErrorMessage, SubmitButton, useSubmit } from '@naija/ui';
import { toRequestError } from '../shared/request-error.ts';
import { FactorStep } from './FactorStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanKey } from './ScanKey.tsx';
import { useAdminEnrolMutation } from './second-factor-api.ts';
import { FACTOR_MESSAGES } from './messages.ts';

interface EnrolProps {
  readonly email: string;
  /** Called once the operator has stored the recovery codes. */
  readonly onDone: () => void;
}

/** Sets up the second factor: password, key, first code, recovery codes. */
export function Enrol({ email, onDone }: EnrolProps) {
  const [key, setKey] = useState<EnrolResponse>();
  const [codes, setCodes] = useState(() => unstoredCodesOf(email));
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          unstored = undefined;
          onDone();
        }}
      />
    );
  if (key)
    return (
      <ScanKey
        enrolment={key}
        onConfirmed={(shown) => {
          unstored = { email, codes: shown };
          setCodes(shown);
        }}
      />
    );
  return <ConfirmPassword email={email} onBegun={setKey} />;
}

/** Recovery codes survive navigation until the operator has stored them, because the server sends them only once. */
let unstored: { readonly email: string; readonly codes: readonly string[] } | undefined;

/** Recovery codes that the operator has not confirmed to have stored; undefined if this page has none. */
export function unstoredCodesOf(email: string): readonly string[] | undefined {
  return unstored?.email === email ? unstored.codes : undefined;
}

interface ConfirmPasswordProps {
  readonly email: string;
  readonly onBegun: (enrolment: EnrolResponse) => void;
}

function ConfirmPassword({ email, onBegun }: ConfirmPasswordProps) {
  const [enrol] = useAdminEnrolMutation();
  const { error, submit } = useSubmit(enrol, toRequestError, onBegun);
  return (
    <FactorStep title={FACTOR_MESSAGES.enrolTitle} text={FACTOR_MESSAGES.enrolText}>
      <Form
        schema={enrolSchema}
        initialValues={{ currentPassword: '' }}
        status={<RequestErrorMessage error={error} />}
        onSubmit={submit}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="currentPassword" label={FACTOR_MESSAGES.password} enterKeyHint="go" />
        <SubmitButton busy={FACTOR_MESSAGES.checking}>{FACTOR_MESSAGES.begin}</SubmitButton>
      </Form>
    </FactorStep>
  );
}
