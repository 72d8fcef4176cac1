import { object } from 'yup';
import { parseRegistration } from '../domain/registration.ts';
import { REGISTRATION_FIELD_MESSAGES } from '../domain/registration-messages.ts';
import type { Register } from '../http/registrations.ts';
import { singleLine } from './fields/text.ts';

/** The number in a register, in the form in which it is shown. */
export function registrationSchema(register: Register) {
  const invalid = REGISTRATION_FIELD_MESSAGES[register === 'cac' ? 'cacInvalid' : 'otherInvalid'];
  return object({
    number: singleLine(invalid)
      .transform((typed: unknown) =>
        typeof typed === 'string' ? (parseRegistration(register, typed) ?? typed) : typed,
      )
      .required(REGISTRATION_FIELD_MESSAGES.numberRequired)
      .test('number', invalid, (number) => parseRegistration(register, number) !== undefined),
  });
}
