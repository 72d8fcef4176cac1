import { object } from 'yup';
import { emailField } from './fields/contact.ts';
import { currentPasswordField } from './fields/password.ts';

/** The form that asks for another e-mail address, and its call. */
export const changeEmailSchema = object({ email: emailField(), currentPassword: currentPasswordField() });
