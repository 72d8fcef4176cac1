import { useField } from 'formik';
import { shownText } from '../field/use-form-field.ts';
import { passwordStrength } from './password-strength.ts';

/** Says how strong the password is that a field of the form holds; announced when it becomes another strength. */
export function PasswordStrength({ name }: { readonly name: string }) {
  const [{ value }, { error }] = useField<unknown>(name);
  const strength = passwordStrength(shownText(value), error === undefined);
  return <span aria-live="polite">{strength !== '' && `Password strength: ${strength}`}</span>;
}
