import { object } from 'yup';
import { phoneField } from './fields/contact.ts';
import { currentPasswordField } from './fields/password.ts';

export const newPhoneSchema = object({ phone: phoneField(), currentPassword: currentPasswordField() });
