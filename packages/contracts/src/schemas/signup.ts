import { object } from 'yup';
import { addressField, instagramField, newEmailField, phoneField, stateField } from './fields/contact.ts';
import { newPasswordField } from './fields/password.ts';
import { nameField } from './fields/person.ts';

export const signupSchema = object({
  name: nameField(),
  email: newEmailField(),
  phone: phoneField(),
  address: addressField(),
  state: stateField(),
  instagram: instagramField().transform((typed: unknown) => (typed === '' ? undefined : typed)),
  password: newPasswordField(['name', 'email']),
}).from('stateCity', 'state');
