import { useCallback, useState } from 'react';
import type { SignupRequest } from '@naija/contracts/http/auth';
import { signupSchema } from '@naija/contracts/schemas/signup';
import type { useDraft } from '@naija/runtime';
import {
  DraftStatus,
  DraftNote,
  EmailField,
  Form,
  PASSWORD_HINT,
  PasswordField,
  PhoneField,
  StateSelect,
  SubmitButton,
  TextField,
  type FormProps,
} from '@naija/ui';

interface SignupFormProps extends Pick<FormProps<SignupRequest>, 'status'> {
  readonly draft: ReturnType<typeof useDraft>;
  readonly onSubmit: FormProps<SignupRequest>['onSubmit'];
}

const EMPTY_VALUES = { name: '', email: '', phone: '', address: '', state: '', instagram: '', password: '' };

/** The fields of a new account. All but the password are stored in a draft on this device while typing. */
export function SignupForm({ draft, onSubmit, status }: SignupFormProps) {
  const { keep, restored } = draft;
  const [formKey, setFormKey] = useState(0);
  const onValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      const typed = Object.entries(values).filter(([name]) => name !== 'password');
      keep(typed.some(([, value]) => value !== '') ? Object.fromEntries(typed) : undefined);
    },
    [keep],
  );
  return (
    <>
      {restored && (
        <DraftNote
          savedAt={restored.savedAt}
          onDiscard={() => {
            draft.discard();
            setFormKey((count) => count + 1);
          }}
        />
      )}
      <Form
        key={formKey}
        initialValues={{ ...EMPTY_VALUES, ...restored?.values }}
        schema={signupSchema}
        status={status}
        onValues={onValues}
        onSubmit={({ instagram, ...rest }, form) =>
          onSubmit({ ...rest, ...(instagram !== undefined && { instagram }) }, form)
        }
      >
        <Fields />
        <DraftStatus kept={draft.kept} />
        <SubmitButton busy="Creating account…">Create an Account</SubmitButton>
      </Form>
    </>
  );
}

function Fields() {
  return (
    <>
      <TextField name="name" label="Full Name" autoComplete="name" />
      <EmailField name="email" label="Email" autoComplete="username" />
      <PhoneField name="phone" label="Phone Number" hint="With or without +234" />
      <TextField name="address" label="Address" autoComplete="street-address" />
      <StateSelect name="state" label="State" />
      <TextField
        name="instagram"
        label="Instagram"
        hint="The full address of your profile"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        required={false}
      />
      <PasswordField
        name="password"
        label="Password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        enterKeyHint="go"
        strength
      />
    </>
  );
}
