import { object } from 'yup';
import { emailField } from './fields/contact.ts';

/** The form that asks for a reset link, and its call. */
export const forgotPasswordSchema = object({ email: emailField() });
