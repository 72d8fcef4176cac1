import { object } from 'yup';
import { emailField } from './fields/contact.ts';
import { currentPasswordField } from './fields/password.ts';

export const changeEmailSchema = object({ email: emailField(), currentPassword: currentPasswordField() });
