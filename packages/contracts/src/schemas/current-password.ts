import { object } from 'yup';
import { currentPasswordField } from './fields/password.ts';

export const currentPasswordSchema = object({ currentPassword: currentPasswordField() });
