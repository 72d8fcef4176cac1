import { useCallback, useState } from 'react';
import type { SignupRequest } from '@naija/contracts/http/auth';
import { signupSchema } from '@naija/contracts/schemas/signup';
import type { useDraft } from '@naija/runtime';
import {
  DraftKept,
  DraftNote,
  EmailField,
  Form,
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

const EMPTY = { name: '', email: '', phone: '', address: '', state: '', instagram: '', password: '' };

/** What an account is made of. All of it but the password is kept on this phone as it is typed. */
export function SignupForm({ draft, onSubmit, status }: SignupFormProps) {
  const { keep, restored } = draft;
  const [round, setRound] = useState(0);
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
            setRound((count) => count + 1);
          }}
        />
      )}
      <Form
        key={round}
        initialValues={{ ...EMPTY, ...restored?.values }}
        schema={signupSchema}
        status={status}
        onValues={onValues}
        onSubmit={({ instagram, ...rest }, form) =>
          onSubmit({ ...rest, ...(instagram !== undefined && { instagram }) }, form)
        }
      >
        <Fields />
        <DraftKept kept={draft.kept} />
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
        hint="At least 8 characters, with a capital letter, a number and one of !@#$%^&*"
        autoComplete="new-password"
        enterKeyHint="go"
        strength
      />
    </>
  );
}
