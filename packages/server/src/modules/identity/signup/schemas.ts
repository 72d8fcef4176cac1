import { LIMITS } from '@naija/contracts/domain/limits';
import type { SignupRequest, SignupResponse } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { typedSchema } from '../../../platform/http/schemas.ts';
import { email, newPassword } from '../field-schemas.ts';

export const signupBody = typedSchema<SignupRequest>()(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: LIMITS.nameMax }),
    email,
    phone: Type.String({ description: '11 to 15 digits, with a plus or without' }),
    address: Type.String({ minLength: 1, maxLength: LIMITS.addressMax }),
    state: Type.String({ description: 'A state by its name or slug' }),
    password: newPassword,
    instagram: Type.Optional(
      Type.String({ description: 'Address of an Instagram profile, or its name with or without @' }),
    ),
  }),
);
export const signupResponse = typedSchema<SignupResponse>()(
  Type.Object({ name: Type.String(), email: Type.String(), message: Type.String() }),
);
