import { object } from 'yup';
import { newEmailField } from './fields/contact.ts';
import { currentPasswordField } from './fields/password.ts';

export const changeEmailSchema = object({ email: newEmailField(), currentPassword: currentPasswordField() });
