import { object } from 'yup';
import { emailField } from './fields/contact.ts';

export const forgotPasswordSchema = object({ email: emailField() });
